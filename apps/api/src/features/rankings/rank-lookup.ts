import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { postingOf } from '../../providers/dataforseo/lookups/lookup-kind.ts';

/** The job that posts due searches, for code that adds lookups. One waiting job is enough. */
export const lookupPosting = postingOf('maps');

/** Locks the positions of a company until commit; its other work goes on. */
export async function lockRankings(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.rankings'), hashint8(${companyId}))`);
}
