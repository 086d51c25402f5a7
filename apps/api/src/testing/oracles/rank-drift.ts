import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';

/** A sum that is not what the days add up to. */
interface RankDrift {
  table: 'rank_months' | 'rank_totals' | 'rank_latest';
  /** What is kept, or what it should be where it is missing. */
  row: object;
  side: 'kept' | 'recounted';
}

/** Compares every sum of positions with one computed from the days, for all companies. Returns the differences. */
export async function rankDrift(queries: Queryable): Promise<RankDrift[]> {
  const found: RankDrift[] = [];
  for (const { table, kept, recounted } of comparisons) {
    const drifted = await rows<{ row: object; side: RankDrift['side'] }>(
      queries,
      sql`with kept as (${kept}), recounted as (${recounted})
          select to_jsonb(k) as row, 'kept' as side from (select * from kept except select * from recounted) k
          union all
          select to_jsonb(r), 'recounted' from (select * from recounted except select * from kept) r`,
    );
    found.push(...drifted.map((one) => ({ table, ...one })));
  }
  return found;
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
