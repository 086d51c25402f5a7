import { sql, type SQL } from 'drizzle-orm';
import {
  type InsightCounts,
  insightMetrics,
  type InsightOrder,
  moverMinimum,
  perMetric,
} from '@pinfold/contract/features/insights/insight-metrics';
import { type Insights, mostInsightFacilities } from '@pinfold/contract/features/insights/insights.endpoints';
import type { Period } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { toSummary } from '../../listings/location-rows.ts';
import { eachMetric } from '../collect/store-insight-days.ts';
import {
  actionsIn,
  type InsightSource,
  locationInsightRows,
  summedMetrics,
  viewsIn,
} from './insight-rows.ts';

/** The first locations of which something is known in a period, a hundred or all, and how many there are. */
export async function insightFacilities(
  queries: Queryable,
  source: InsightSource,
  { compared, ...period }: Period & { compared: Period | undefined },
  order: InsightOrder,
  most: number | null = mostInsightFacilities,
): Promise<Pick<Insights, 'facilities' | 'facilities_count'>> {
  const sumsOf = (days: Period) => sql`select s.*, ${viewsIn('s')} as views, ${actionsIn('s')} as actions
    from (select r.location_id, ${summedMetrics}
      from (${locationInsightRows(source, days, { byMonth: true })}) r group by r.location_id) s`;
  const found = await rows<FacilityRow>(
    queries,
    sql`with now as (${sumsOf(period)}), before as (${compared ? sumsOf(compared) : sql`select * from now limit 0`})
        select l.id::int8 as id, l.name, l.address_line as "addressLine", l.postal_code as "postalCode", l.city,
          l.store_code as "storeCode", l.is_verified as "isVerified", count(*) over ()::int8 as found,
          ${eachMetric((metric) => sql`n.${metric}`)}, ${eachMetric((metric) => sql`b.${metric} as before_${metric}`)}
        from now n join locations l on l.company_id = ${source.companyId} and l.id = n.location_id
        left join before b on b.location_id = n.location_id
        order by ${orders[order]}, n.views desc nulls last, n.actions desc nulls last, l.id
        limit ${most}::int8`,
  );
  return {
    facilities: found.map((row) => ({
      facility: toSummary(row),
      totals: perMetric(insightMetrics, (metric) => row[metric]),
      before: compared ? perMetric(insightMetrics, (metric) => row[`before_${metric}`]) : null,
    })),
    facilities_count: found[0]?.found ?? 0,
  };
}

type FacilityRow = Parameters<typeof toSummary>[0] &
  InsightCounts & { [Metric in keyof InsightCounts as `before_${Metric}`]: number | null } & {
    found: number;
  };

/** `changeOf` as SQL, for those that were seen often enough that a change says something. */
const change = sql.raw(
  `case when greatest(n.views, b.views) >= ${moverMinimum} and b.views > 0 then (n.views - b.views)::float8 / b.views end`,
);

/** Locations without what they are ordered by are the last. */
const orders: Record<InsightOrder, SQL> = {
  views: sql`n.views desc nulls last`,
  actions: sql`n.actions desc nulls last`,
  rise: sql`${change} desc nulls last`,
  fall: sql`${change} asc nulls last`,
};
