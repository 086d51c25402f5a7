import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { sql, type SQL } from 'drizzle-orm';
import { analyticsSteps } from '@pinfold/contract/features/opinions/analytics/analytics-steps';
import type { ReviewAnalytics } from '@pinfold/contract/features/opinions/analytics/figure-schemas';
import {
  addReviewTallies,
  reviewFigures,
  type ReviewTally,
} from '@pinfold/contract/features/opinions/analytics/review-tally';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { comparedPeriod, type Period, type PeriodComparison, type StepUnit } from '@pinfold/contract/period';
import { invalidPeriod } from '../../../database/company-days.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { type CountedOpinions, countedRows, requestedDays } from './counted-rows.ts';
import { partSums, tallySums, toTally, type TallyColumns } from './tally-columns.ts';

/** How figures are cut, and with which earlier period they are compared. */
interface AnalyticsOptions {
  /** Left out: what suits the period. */
  unit?: StepUnit | undefined;
  compare: PeriodComparison;
  now: Date;
}

/**
 * In all and over time. Statements add up days; steps are made of them here, since how long a step is can depend on the
 * day of the first opinion.
 *
 * @throws Problem `period_invalid`
 */
export async function analyticsOf<Search extends OpinionSearch>(
  queries: Queryable,
  channel: CountedOpinions<Search>,
  member: Member,
  search: Search,
  { unit, compare, now }: AnalyticsOptions,
): Promise<ReviewAnalytics> {
  const { from, to } = requestedDays(member, search, now);
  const today = localTime(now, member.timezone).date;
  if (from !== undefined) stepsOfPeriod({ from, to }, unit, today);
  const compared = from === undefined ? undefined : comparedPeriod({ from, to }, compare);
  const [days, earlier] = await Promise.all([
    talliesByDay(queries, countedRows(channel, member, search, { from, to })),
    compared && talliesByDay(queries, countedRows(channel, member, search, compared)),
  ]);
  const first = from ?? days[0]?.day;
  if (first === undefined)
    return {
      date_from: null,
      date_to: null,
      unit: unit ?? 'day',
      total: reviewFigures(addReviewTallies([])),
      previous: null,
      series: [],
    };
  const series = stepsOfPeriod({ from: first, to }, unit, today);
  return {
    date_from: first,
    date_to: to,
    unit: series.unit,
    total: figuresOf(days),
    previous: earlier ? figuresOf(earlier) : null,
    series: series.steps.map((date, index) => {
      const next = series.steps[index + 1];
      const isOfStep = ({ day }: DayTally) => day >= date && (next === undefined || day < next);
      return { date, figures: figuresOf(days.filter(isOfStep)) };
    }),
  };
}

interface DayTally {
  day: string;
  tally: ReviewTally;
}

function figuresOf(days: readonly DayTally[]) {
  return reviewFigures(addReviewTallies(days.map(({ tally }) => tally)));
}

function stepsOfPeriod(period: Period, unit: StepUnit | undefined, today: string) {
  const series = analyticsSteps(period, unit);
  if (!series) throw invalidPeriod(today);
  return series;
}

async function talliesByDay(queries: Queryable, counted: SQL): Promise<DayTally[]> {
  const found = await rows<TallyColumns & { day: string }>(
    queries,
    sql`with parts as (
        select c.day, c.rating, c.sentiment, ${partSums} from (${counted}) c group by c.day, c.rating, c.sentiment)
      select p.day::text as day, ${tallySums} from parts p group by p.day order by p.day`,
  );
  return found.map(({ day, ...row }) => ({ day, tally: toTally(row) }));
}
