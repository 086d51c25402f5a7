import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../token.ts';
import { federatedFlows } from './federated.table.ts';

/** How long somebody may take at an identity provider. */
export const flowSeconds = 600;

interface Flow {
  /** What the answer will name: the state, or the id of the request. */
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

/** Takes out what was remembered, once, for the browser that began and nobody else. */
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
  return flow && details.parse(JSON.parse(services.sealer.open('login elsewhere', flow.sealed)));
}
