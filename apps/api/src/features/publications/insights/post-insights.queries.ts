import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { archiveFault } from '@pinfold/contract/archive-period';
import {
  mostInsightLocations,
  type PostInsights,
} from '@pinfold/contract/features/publications/post-insights.endpoints';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { stepsOf, type Period } from '@pinfold/contract/period';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locationFilter } from '../../listings/location-filter.ts';
import { summaryColumns, toSummary } from '../../listings/location-rows.ts';
import { locations } from '../../listings/listings.table.ts';

/** Days, and of which locations. A part that is left out, or an empty list, narrows nothing. */
interface PostInsightsSearch {
  date_from: string;
  date_to: string;
  facilities_ids?: readonly number[] | undefined;
  groups?: readonly number[] | undefined;
}

type Totals = PostInsights['totals'];

/** What is known of a day or of a location. */
type Counted = { [Metric in keyof Totals]: number };

/**
 * Views and clicks of posts at the locations that the member may see, from the archive.
 * @throws Problem `period_invalid` for days after 28 February 2023, an end before the begin, or more than 18 months
 */
export async function postInsightsOf(
  queries: Queryable,
  member: Member,
  search: PostInsightsSearch,
): Promise<PostInsights> {
  const period = requestedPeriod(search);
  const source = archiveOf(member, search, period);
  const [days, ofLocations] = await Promise.all([
    rows<Counted & { day: string }>(
      queries,
      sql`select i.day::text as day, ${sums} ${source} group by i.day`,
    ),
    rows<Counted & { id: number; found: number }>(
      queries,
      sql`select i.location_id::int8 as id, ${sums}, count(*) over () as found ${source}
          group by i.location_id order by views desc, action_clicks desc, id limit ${mostInsightLocations}`,
    ),
  ]);
  const byDay = new Map(days.map((counted) => [counted.day, counted]));
  const dates = stepsOf(period, 'day');
  return {
    date_from: period.from,
    date_to: period.to,
    dates,
    metrics: perMetric((metric) => dates.map((day) => byDay.get(day)?.[metric] ?? null)),
    totals: perMetric((metric) =>
      days.length === 0 ? null : days.reduce((sum, counted) => sum + counted[metric], 0),
    ),
    facilities: await withLocations(queries, member, ofLocations),
    facilities_count: ofLocations[0]?.found ?? 0,
  };
}

function requestedPeriod({ date_from: from, date_to: to }: PostInsightsSearch): Period {
  const fault = archiveFault({ from, to }, lastPostInsightDay);
  if (!fault) return { from, to };
  throw new Problem('period_invalid', {
    errors: [{ path: `body.${fault.field}`, text: `post_insights.${fault.code}` }],
  });
}

const sums: SQL = sql`sum(i.views)::int8 as views, sum(i.action_clicks)::int8 as action_clicks`;

/** Rows `i` of the archive. */
function archiveOf(member: Member, { facilities_ids, groups }: PostInsightsSearch, period: Period): SQL {
  const chosen = locationFilter(member, {
    facilities_ids: facilities_ids?.length ? facilities_ids.join(',') : undefined,
    groups: groups?.length ? groups.join(',') : undefined,
  });
  return sql`from post_insights i
    where i.company_id = ${member.companyId} and i.day between ${period.from}::date and ${period.to}::date
      and i.location_id in (select ${locations.id} from ${locations} where ${chosen})`;
}

function perMetric<Value>(valueOf: (metric: keyof Totals) => Value): Record<keyof Totals, Value> {
  return { views: valueOf('views'), action_clicks: valueOf('action_clicks') };
}

/** The same figures with their locations, in the same order. */
async function withLocations(
  queries: Queryable,
  member: Member,
  counted: readonly (Counted & { id: number })[],
): Promise<PostInsights['facilities']> {
  const ids = counted.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await queries
    .select(summaryColumns)
    .from(locations)
    .where(and(eq(locations.companyId, member.companyId), inArray(locations.id, ids)));
  const byId = new Map(found.map((row) => [row.id, toSummary(row)]));
  return counted.flatMap(({ id, views, action_clicks }) => {
    const facility = byId.get(id);
    // A location may be removed between the two queries.
    return facility ? [{ facility, totals: { views, action_clicks } }] : [];
  });
}
