import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { holdRankings } from './hold-rankings.ts';

interface ForgottenLocation {
  companyId: number;
  locationId: number;
}

/** Takes away the positions of a location that was removed, out of the company's totals too: a month a transaction. */
export const forgetPositions = defineJob<ForgottenLocation>({
  name: 'forget-positions',
  concurrency: 1,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run({ database }, place) {
    let isMore = true;
    while (isMore) isMore = await database.queries.transaction((tx) => forgetMonth(tx, place));
  },
});

/** False where there was none. */
async function forgetMonth(tx: Queryable, { companyId, locationId }: ForgottenLocation): Promise<boolean> {
  await holdRankings(tx, companyId);
  const ofLocation = sql`company_id = ${companyId} and location_id = ${locationId}`;
  const [first] = await rows<{ month: string }>(
    tx,
    sql`delete from rank_months where ${ofLocation} and month = (
          select min(month) from rank_months where ${ofLocation}) returning month::text as month`,
  );
  if (!first) return false;
  const inMonth = sql`day >= ${first.month}::date and day < (${first.month}::date + interval '1 month')`;
  await tx.execute(sql`delete from competitor_rank_days where ${ofLocation} and ${inMonth}`);
  // Nobody can foresee how much is gone; row by row, each of it would go through the whole month.
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
