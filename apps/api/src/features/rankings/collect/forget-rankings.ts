import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { forgetPositions } from './forget-positions.job.ts';
import { holdRankings } from './hold-rankings.ts';

/** Takes away grids and lookups of a location that is removed, at once; its days, which may be many, follow. */
export async function forgetRankings(
  { jobs }: Services,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  await holdRankings(tx, companyId);
  const ofLocation = sql`company_id = ${companyId} and location_id = ${locationId}`;
  await tx.execute(
    sql`delete from rank_scans where company_id = ${companyId} and grid_id in (
          select id from rank_grids where ${ofLocation})`,
  );
  for (const table of ['rank_grids', 'rank_lookups', 'rank_latest'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofLocation}`);
  await jobs.enqueue(tx, forgetPositions, [{ payload: { companyId, locationId } }]);
}
