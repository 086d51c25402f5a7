import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';

/** Locks the organic positions of a company until commit; its other work goes on. */
export async function lockOrganic(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.organic'), hashint8(${companyId}))`);
}
