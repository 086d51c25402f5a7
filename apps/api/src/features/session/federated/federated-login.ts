import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod';
import type { FederatedLoginError } from '@pinfold/contract/features/session/sso';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import { openSession } from '../session-lifecycle.ts';
import { users } from '../session.table.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import { federatedFlows, ssoTickets } from './federated.table.ts';

/** Why a login at an identity provider ended without a session; the panel has a message for each code. */
export class FederatedLoginFault extends Error {
  readonly code: FederatedLoginError;

  /** `reason` is for the log, and contains none of the exchanged data. */
  constructor(code: FederatedLoginError, reason: string = code) {
    super(reason);
    this.name = 'FederatedLoginFault';
    this.code = code;
  }
}

/** Seconds that a login at an identity provider may take. */
export const flowSeconds = 600;

interface Flow {
  /** What the response will name: the state, or the id of the request. */
  name: string;
  /** The cookie of the browser that begins. */
  browser: string;
}

/** Remembers a login that leads through another site. */
export async function beginFlow(services: Services, { name, browser }: Flow, details: object): Promise<void> {
  await services.database.queries.insert(federatedFlows).values({
    stateHash: hashToken(name),
    browserHash: hashToken(browser),
    sealedDetails: services.sealer.seal('login elsewhere', JSON.stringify(details)),
    expiresAt: new Date(services.now().getTime() + flowSeconds * 1000),
  });
}

/**
 * Removes and returns the stored details of a login, once, and only for the browser that began it. Undefined too where
 * their key is missing: the login is begun again.
 */
export async function takeFlow<Details extends z.ZodType>(
  services: Services,
  tx: Queryable,
  { name, browser }: Flow,
  details: Details,
): Promise<z.output<Details> | undefined> {
  const [flow] = await tx
    .delete(federatedFlows)
    .where(
      and(
        eq(federatedFlows.stateHash, hashToken(name)),
        eq(federatedFlows.browserHash, hashToken(browser)),
        gt(federatedFlows.expiresAt, services.now()),
      ),
    )
    .returning({ sealed: federatedFlows.sealedDetails });
  if (!flow || !services.sealer.knowsKeyOf(flow.sealed)) return undefined;
  return details.parse(JSON.parse(services.sealer.open('login elsewhere', flow.sealed)));
}

export const ticketSeconds = 120;

/** What the browser holds after a login at an identity provider, until the panel collects the session. */
export interface Ticket {
  /** In a cookie that no script can read. */
  secret: string;
  /** In one that only our own pages can read. */
  csrf: string;
}

export async function issueTicket(
  { now }: Services,
  tx: Queryable,
  holder: { userId: number; onlyCompanyId?: number; isFresh: boolean },
  next: string | undefined,
): Promise<Ticket> {
  const ticket = { secret: newToken(), csrf: newToken() };
  await tx.insert(ssoTickets).values({
    ticketHash: hashToken(ticket.secret),
    csrfHash: hashToken(ticket.csrf),
    ...holder,
    next: next ?? null,
    expiresAt: new Date(now().getTime() + ticketSeconds * 1000),
  });
  return ticket;
}

/**
 * Exchanges a ticket for a session, once. Hashes are compared, so that the duration discloses nothing about the
 * secrets.
 */
export async function redeemTicket(services: Services, { secret, csrf }: Ticket, caller: Caller) {
  return services.database.queries.transaction(async (tx) => {
    const [ticket] = await tx
      .delete(ssoTickets)
      .where(
        and(
          eq(ssoTickets.ticketHash, hashToken(secret)),
          eq(ssoTickets.csrfHash, hashToken(csrf)),
          gt(ssoTickets.expiresAt, services.now()),
        ),
      )
      .returning();
    if (!ticket) throw new Problem('link_invalid');
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, ticket.userId));
    if (!user) throw new Problem('link_invalid');
    const { next, onlyCompanyId, isFresh } = ticket;
    return {
      ...(await openSession(services, tx, { ...user, onlyCompanyId }, caller, { askedAgain: isFresh })),
      next,
    };
  });
}
