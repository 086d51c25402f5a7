import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { eachMetric } from '../../features/insights/collect/store-insight-days.ts';
import { type Drift, drift } from './drift.ts';

/** Compares every sum of insights with one computed from days and keywords, for all companies. Returns the differences. */
export function insightDrift(queries: Queryable): Promise<Drift[]> {
  return drift(queries, comparisons);
}

const kept = eachMetric((metric) => sql`${metric}::numeric`);

const sums = eachMetric((metric) => sql`sum(${metric})::numeric`);

const comparisons = [
  {
    table: 'insight_months',
    kept: sql`select company_id, location_id, month, ${kept}, days from insight_months`,
    recounted: sql`select company_id, location_id, date_trunc('month', day)::date, ${sums}, count(*)::int4
      from insight_days group by 1, 2, 3`,
  },
  {
    table: 'insight_totals',
    kept: sql`select company_id, day, ${kept}, locations from insight_totals`,
    recounted: sql`select company_id, day, ${sums}, count(*)::int4 from insight_days group by 1, 2`,
  },
  {
    table: 'insight_keyword_totals',
    kept: sql`select company_id, month, keyword, value, threshold, locations, below from insight_keyword_totals`,
    recounted: sql`select company_id, month, keyword, coalesce(sum(value), 0)::int8,
        coalesce(sum(threshold) filter (where value is null), 0)::int8, count(*)::int4,
        count(*) filter (where value is null)::int4
      from insight_keywords group by 1, 2, 3`,
  },
] as const;
