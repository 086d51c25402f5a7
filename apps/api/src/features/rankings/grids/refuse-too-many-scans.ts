import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { holdRankings } from '../collect/hold-rankings.ts';

/**
 * Counts the scans that people of a company asked for on its day; those of the calendar are not among them. The company's
 * positions are held, so that two in parallel do not both get the last one.
 * @throws Problem `scan_limit_reached`
 */
export async function refuseTooManyScans(
  { config }: Services,
  tx: Queryable,
  companyId: number,
  day: string,
): Promise<void> {
  await holdRankings(tx, companyId);
  const limit = config.PINFOLD_RANK_SCANS_PER_DAY;
  const [row] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int4 as count from rank_scans
        where company_id = ${companyId} and requested_on = ${day}::date and requested_by is not null`,
  );
  if ((row?.count ?? 0) >= limit) throw new Problem('scan_limit_reached', { values: { limit } });
}
