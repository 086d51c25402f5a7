import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/**
 * Takes away the grids and the open lookups of a location that is removed. Its days stay in the sums of the company,
 * which say what was, and are shown to nobody by themselves.
 */
export async function forgetGrids(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  await tx.execute(
    sql`delete from rank_scans where company_id = ${companyId} and grid_id in (
          select id from rank_grids where company_id = ${companyId} and location_id = ${locationId})`,
  );
  for (const table of ['rank_grids', 'rank_lookups'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and location_id = ${locationId}`,
    );
}
