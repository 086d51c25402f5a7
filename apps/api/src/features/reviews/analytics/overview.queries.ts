import { sql, type SQL } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import type { AnalyticsUnit } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { analyticsSteps } from '@pinfold/contract/features/reviews/analytics/analytics-steps';
import type { ReviewAnalytics } from '@pinfold/contract/features/reviews/analytics/review-analytics.endpoints';
import {
  addReviewTallies,
  reviewFigures,
  type ReviewTally,
} from '@pinfold/contract/features/reviews/analytics/review-tally';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { daysIn, type Period } from '@pinfold/contract/period';
import { invalidPeriod } from '../../../database/company-days.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { countedRows, requestedDays } from './counted-rows.ts';
import { partSums, tallySums, toTally, type TallyColumns } from './tally-columns.ts';

/**
 * In all and over time. One statement adds up days, those of the previous period too; steps are made of them here,
 * since how long a step is can depend on the day of the first review.
 *
 * @throws Problem `period_invalid`
 */
export async function analyticsOf(
  queries: Queryable,
  member: Member,
  search: ReviewSearch,
  { unit, now }: { unit: AnalyticsUnit | undefined; now: Date },
): Promise<ReviewAnalytics> {
  const { from, to } = requestedDays(member, search, now);
  if (from !== undefined) stepsOfPeriod({ from, to }, unit);
  const earliest = from === undefined ? undefined : addDays(from, -daysIn({ from, to }));
  const days = await talliesByDay(queries, countedRows(member, search, { from: earliest, to }));
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
  const series = stepsOfPeriod({ from: first, to }, unit);
  const current = days.filter(({ day }) => day >= first);
  return {
    date_from: first,
    date_to: to,
    unit: series.unit,
    total: figuresOf(current),
    previous: from === undefined ? null : figuresOf(days.filter(({ day }) => day < from)),
    series: series.steps.map((date, index) => {
      const next = series.steps[index + 1];
      const isOfStep = ({ day }: DayTally) => day >= date && (next === undefined || day < next);
      return { date, figures: figuresOf(current.filter(isOfStep)) };
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

function stepsOfPeriod(period: Period, unit: AnalyticsUnit | undefined) {
  const series = analyticsSteps(period, unit);
  if (!series) throw invalidPeriod();
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
