import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import { lockRankings } from './rank-lookup.ts';

/** Deletes grids and lookups of a location that is removed, at once; its days, which may be many, follow in a job. */
export async function deleteRankings(
  { jobs }: Services,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  await lockRankings(tx, companyId);
  const ofLocation = sql`company_id = ${companyId} and location_id = ${locationId}`;
  await tx.execute(
    sql`delete from rank_scans where company_id = ${companyId} and grid_id in (
          select id from rank_grids where ${ofLocation})`,
  );
  for (const table of ['rank_grids', 'rank_lookups', 'rank_latest'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofLocation}`);
  await jobs.enqueue(tx, deletePositions, [{ payload: { companyId, locationId } }]);
}

interface RemovedLocation {
  companyId: number;
  locationId: number;
}

/** Deletes the positions of a location that was removed, out of the company's totals too: a month a transaction. */
export const deletePositions = defineJob<RemovedLocation>({
  name: 'forget-positions',
  concurrency: 1,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run({ database }, place) {
    let isMore = true;
    while (isMore) isMore = await database.queries.transaction((tx) => deleteMonth(tx, place));
  },
});

/** Deletes the oldest month; false where there was none. */
async function deleteMonth(tx: Queryable, { companyId, locationId }: RemovedLocation): Promise<boolean> {
  await lockRankings(tx, companyId);
  const ofLocation = sql`company_id = ${companyId} and location_id = ${locationId}`;
  const [first] = await rows<{ month: string }>(
    tx,
    sql`delete from rank_months where ${ofLocation} and month = (
          select min(month) from rank_months where ${ofLocation}) returning month::text as month`,
  );
  if (!first) return false;
  const inMonth = sql`day >= ${first.month}::date and day < (${first.month}::date + interval '1 month')`;
  await tx.execute(sql`delete from competitor_rank_days where ${ofLocation} and ${inMonth}`);
  // The planner cannot foresee how many rows are gone; by nested loops each would go through the whole month.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(
    sql`with gone as (
          delete from rank_days where ${ofLocation} and ${inMonth} returning *),
        others as (
          select d.term_id, d.day, min(d.best) as best from rank_days d join gone g using (term_id, day)
          where d.company_id = ${companyId} and d.location_id <> ${locationId} and d.day >= ${first.month}::date
            and d.day < (${first.month}::date + interval '1 month')
            and g.best is not null
          group by d.term_id, d.day)
        update rank_totals t set
          best = case when g.best is null then t.best else o.best end,
          points = t.points - g.points, found = t.found - g.found, sum = t.sum - g.sum, top3 = t.top3 - g.top3,
          band_top3 = t.band_top3 - (g.best is not null and g.best <= 3)::int4,
          band_top10 = t.band_top10 - (g.best is not null and g.best between 4 and 10)::int4,
          band_top20 = t.band_top20 - (g.best is not null and g.best > 10)::int4,
          band_beyond = t.band_beyond - (g.best is null)::int4
        from gone g left join others o using (term_id, day)
        where t.company_id = ${companyId} and t.term_id = g.term_id and t.day = g.day
          and t.day >= ${first.month}::date and t.day < (${first.month}::date + interval '1 month')`,
  );
  await tx.execute(
    sql`delete from rank_totals where company_id = ${companyId} and ${inMonth} and points = 0`,
  );
  return true;
}

/** Locations whose days one statement deletes, so that none locks much for long. */
const batchSize = 200;

/** Deletes the positions of a competitor that was removed. Ids are never given out again. */
export const deleteCompetitorPositions = defineJob<{ companyId: number; competitorId: number }>({
  name: 'forget-competitor',
  concurrency: 1,
  subject: ({ companyId, competitorId }) => `${companyId}/${competitorId}`,
  async run({ database }, { companyId, competitorId }) {
    const { queries } = database;
    const found = await rows<{ id: number }>(
      queries,
      sql`select distinct location_id as id from competitor_rank_days
          where company_id = ${companyId} and competitor_id = ${competitorId}`,
    );
    const ids = found.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += batchSize)
      await queries.execute(
        sql`delete from competitor_rank_days where company_id = ${companyId} and competitor_id = ${competitorId}
              and location_id = any(${int8Array(ids.slice(start, start + batchSize))})`,
      );
  },
});
