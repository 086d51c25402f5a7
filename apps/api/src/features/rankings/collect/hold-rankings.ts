import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';

/** Lets whoever else changes the positions of a company wait until this transaction ends; its other work goes on. */
export async function holdRankings(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.rankings'), hashint8(${companyId}))`);
}
