import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { type Drift, drift } from './drift.ts';

/** Compares every sum of positions with one computed from the days, for all companies. Returns the differences. */
export function rankDrift(queries: Queryable): Promise<Drift[]> {
  return drift(queries, comparisons);
}

const sums = sql`min(best)::int4 as best, sum(points)::int4 as points, sum(found)::int4 as found, sum(sum)::int4 as sum,
  sum(top3)::int4 as top3, count(*) filter (where best between 1 and 3)::int4 as band_top3,
  count(*) filter (where best between 4 and 10)::int4 as band_top10,
  count(*) filter (where best between 11 and 20)::int4 as band_top20,
  count(*) filter (where best is null)::int4 as band_beyond`;

const keptSums = sql`best::int4, points, found, sum, top3, band_top3, band_top10, band_top20, band_beyond`;

const comparisons = [
  {
    table: 'rank_months',
    kept: sql`select company_id, location_id, term_id, month, ${keptSums} from rank_months`,
    recounted: sql`select company_id, location_id, term_id, date_trunc('month', day)::date as month, ${sums}
      from rank_days group by 1, 2, 3, 4`,
  },
  {
    table: 'rank_totals',
    kept: sql`select company_id, term_id, day, ${keptSums} from rank_totals`,
    recounted: sql`select company_id, term_id, day, ${sums} from rank_days group by 1, 2, 3`,
  },
  {
    table: 'rank_latest',
    kept: sql`select company_id, term_id, location_id, day, best::int4, previous_day, previous_best::int4 from rank_latest`,
    recounted: sql`select company_id, term_id, location_id, day, best::int4, previous_day, previous_best::int4 from (
      select *, lead(day) over newest as previous_day, lead(best) over newest as previous_best,
        row_number() over newest as place
      from rank_days
      window newest as (partition by company_id, term_id, location_id order by day desc)) d where place = 1`,
  },
] as const;
