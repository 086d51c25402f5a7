import { sql } from 'drizzle-orm';
import {
  type InsightCounts,
  type InsightMetric,
  insightMetrics,
  perMetric,
} from '@pinfold/contract/features/insights/insight-metrics';
import { type Queryable, rows } from '../../../database/database.ts';
import { atPoints, type PointedPeriod, pointOf } from '../../../database/series-period.ts';
import { arePointsMonths } from '../../../database/whole-months.ts';
import { actionsIn, insightRows, type InsightSource, summedMetrics, viewsIn } from './insight-rows.ts';

/** What one point of a series adds up to. */
interface InsightSum extends InsightCounts {
  /** Days of locations that are known. */
  known: number;
}

/** A series of each metric, beside the points of its period. */
type InsightSeries = Record<InsightMetric, (number | null)[]>;

/** Averages of one day of the week. */
interface WeekdayAverage {
  days: number;
  views: number | null;
  actions: number | null;
}

/** Adds up insights by point; one sum of each point. */
export async function insightsByPoint(
  queries: Queryable,
  source: InsightSource,
  { points, ...period }: PointedPeriod,
): Promise<InsightSum[]> {
  const found = await rows<InsightSum & { point: number }>(
    queries,
    sql`select ${pointOf(sql`r.day`, points)} as point, sum(r.known)::int8 as known, ${summedMetrics}
        from (${insightRows(source, period, { byMonth: arePointsMonths(points) })}) r group by point`,
  );
  return sumsAtPoints(found, points);
}

/** As `insightsByPoint`, with the averages of each day of the week: of the same days, which are read once. */
export async function insightsByPointAndWeekday(
  queries: Queryable,
  source: InsightSource,
  { points, ...period }: PointedPeriod,
): Promise<{ sums: InsightSum[]; weekdays: WeekdayAverage[] }> {
  const days = insightRows(source, period, { byMonth: false });
  // A company's totals are one row a day already.
  const daily = source.locationIds
    ? sql`select r.day, sum(r.known)::int8 as known, ${summedMetrics} from (${days}) r group by r.day`
    : days;
  const found = await rows<InsightSum & WeekdayRow & { point: number | null }>(
    queries,
    sql`select r.point, r.weekday, sum(r.known)::int8 as known, ${summedMetrics}, count(*)::int8 as days,
          count(r.views)::int8 as view_days, sum(r.views)::int8 as views,
          count(r.actions)::int8 as action_days, sum(r.actions)::int8 as actions
        from (select r.*, ${pointOf(sql`r.day`, points)} as point, extract(isodow from r.day)::int as weekday,
                ${viewsIn('r')} as views, ${actionsIn('r')} as actions from (${daily}) r) r
        group by grouping sets ((r.point), (r.weekday))`,
  );
  const ofPoints = found.flatMap(({ point, ...sum }) => (point === null ? [] : [{ ...sum, point }]));
  return {
    sums: sumsAtPoints(ofPoints, points),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => averageOf(found.find((row) => row.weekday === weekday))),
  };
}

function sumsAtPoints(
  found: readonly (InsightSum & { point: number })[],
  points: readonly string[],
): InsightSum[] {
  return atPoints(found, points, { sumOf: ({ point: _point, ...sum }) => sum, nothing });
}

const nothing: InsightSum = { known: 0, ...perMetric(insightMetrics, () => null) };

/** Sums of the days of one day of the week. */
interface WeekdayRow {
  weekday: number | null;
  days: number;
  view_days: number;
  views: number | null;
  action_days: number;
  actions: number | null;
}

function averageOf(row: WeekdayRow | undefined): WeekdayAverage {
  if (!row) return { days: 0, views: null, actions: null };
  return {
    days: row.days,
    views: row.views === null ? null : row.views / row.view_days,
    actions: row.actions === null ? null : row.actions / row.action_days,
  };
}

/** Returns sums of points as series, with their totals. */
export function toInsightSeries(sums: readonly InsightSum[]): {
  metrics: InsightSeries;
  totals: InsightCounts;
} {
  return {
    metrics: perMetric(insightMetrics, (metric) => sums.map((sum) => sum[metric])),
    totals: perMetric(insightMetrics, (metric) =>
      sums.reduce<number | null>(
        (total, { [metric]: count }) => (count === null ? total : (total ?? 0) + count),
        null,
      ),
    ),
  };
}
