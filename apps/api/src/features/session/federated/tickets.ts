import { and, eq, gt } from 'drizzle-orm';
import { Problem } from '../../../problem.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../caller.ts';
import { openSession } from '../open-session.ts';
import { users } from '../session.table.ts';
import { hashToken, newToken } from '../token.ts';
import { ssoTickets } from './federated.table.ts';

export const ticketSeconds = 120;

/** What the browser holds after a login elsewhere, until the panel collects the session. */
export interface Ticket {
  /** In a cookie that no script can read. */
  secret: string;
  /** In one that only our own pages can read. */
  csrf: string;
}

export async function issueTicket(
  { now }: Services,
  tx: Queryable,
  holder: { userId: number; onlyCompanyId?: number },
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

/** Trades a ticket for a session, once. Hashes are compared, so how long it takes tells nothing of the secrets. */
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
    const { next, onlyCompanyId } = ticket;
    return { ...(await openSession(services, tx, { ...user, onlyCompanyId }, caller)), next };
  });
}
