import { sql, type SQL } from 'drizzle-orm';
import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import type { InsightOrder } from '@pinfold/contract/features/insights/insight-metrics';
import type { InsightAnnotation, Insights } from '@pinfold/contract/features/insights/insights.endpoints';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Period } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { firstStoredDay } from '../../../database/first-stored-day.ts';
import {
  type PeriodSearch,
  type RequestedPeriod,
  requestedPeriod,
  wirePeriod,
} from '../../../database/series-period.ts';
import type { Member } from '../../company/member.ts';
import { findRequestedIds, type LocationSearch } from '../../listings/requested-locations.ts';
import { insightCoverage } from './insight-coverage.ts';
import { insightFacilities } from './insight-facilities.ts';
import { insightSourceCondition, type InsightSource } from './insight-rows.ts';
import { insightsByPoint, insightsByPointAndWeekday, toInsightSeries } from './insight-sums.ts';

/** Which figures: of which days, compared with what, of which locations. */
export interface InsightSearch extends PeriodSearch, LocationSearch {
  order: InsightOrder;
  with_facilities: boolean;
}

/** Tells what happened on days that may explain their figures; without a list of locations, at all of them. */
export type AnnotationSource = (
  queries: Queryable,
  member: Member,
  locationIds: SQL | undefined,
  period: Period,
) => Promise<InsightAnnotation[]>;

interface InsightSurroundings {
  now: Date;
  /** Left out: nothing is told. */
  annotations?: AnnotationSource;
}

/**
 * What people did on the profiles that the member may see, until two weeks ago in the company's time zone.
 * @throws Problem `period_invalid`
 */
export async function insightsOf(
  queries: Queryable,
  member: Member,
  search: InsightSearch,
  { now, annotations = async () => [] }: InsightSurroundings,
): Promise<Insights> {
  const locationIds = await findRequestedIds(queries, member, search);
  const source: InsightSource = { companyId: member.companyId, locationIds };
  const { latest, measured_from, period } = await insightPeriodOf(queries, member, source, search, now);
  const [{ sums, weekdays }, before, coverage, ofFacilities, ofDays] = await Promise.all([
    insightsByPointAndWeekday(queries, source, period),
    period.compared && insightsByPoint(queries, source, period.compared),
    insightCoverage(queries, source, period),
    search.with_facilities ? insightFacilities(queries, source, period, search.order) : noFacilities,
    annotations(queries, member, locationIds, period),
  ]);
  return {
    ...wirePeriod(period),
    latest,
    measured_from,
    ...toInsightSeries(sums),
    before: before ? toInsightSeries(before) : null,
    known: sums.map(({ known }) => known),
    ...coverage,
    weekdays,
    ...ofFacilities,
    annotations: ofDays,
  };
}

/** Returns the requested days, the last that can be asked for, and the first of which anything is known. */
export async function insightPeriodOf(
  queries: Queryable,
  member: Member,
  source: InsightSource,
  search: PeriodSearch,
  now: Date,
): Promise<{ latest: string; measured_from: string | null; period: RequestedPeriod }> {
  const latest = latestInsightDay(localTime(now, member.timezone).date);
  const measured_from = await measuredFrom(queries, source, latest);
  const period = await requestedPeriod(search, latest, async () => measured_from ?? undefined);
  return { latest, measured_from, period };
}

const noFacilities = { facilities: [], facilities_count: 0 };

/** The first day of which anything is known, of those that are shown. */
async function measuredFrom(
  queries: Queryable,
  source: InsightSource,
  latest: string,
): Promise<string | null> {
  const day = source.locationIds
    ? await firstStoredDay(
        queries,
        { months: 'insight_months', days: 'insight_days' },
        insightSourceCondition(source),
      )
    : await firstTotal(queries, source);
  return day !== null && day <= latest ? day : null;
}

async function firstTotal(queries: Queryable, { companyId }: InsightSource): Promise<string | null> {
  const [row] = await rows<{ day: string | null }>(
    queries,
    sql`select min(day)::text as day from insight_totals where company_id = ${companyId}`,
  );
  return row?.day ?? null;
}
