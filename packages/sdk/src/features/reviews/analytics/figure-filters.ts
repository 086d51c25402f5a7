import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import {
  type DatePreset,
  datePresets,
  resolvePeriod,
  stepAfter,
  type StepUnit,
} from '@pinfold/contract/period';
import { type ReviewFilters, tidyReviewFilters } from '../review-filters.ts';
import type { ReviewFiguresRow } from './review-analytics.queries.ts';

/** Which of the counted reviews a figure is about. */
export interface FigureFacet {
  rating?: number | undefined;
  sentiment?: Sentiment | undefined;
  replied?: boolean | undefined;
  /** One row of a table. */
  row?: { dimension: AnalyticsDimension; row: Pick<ReviewFiguresRow, 'id' | 'name'> } | undefined;
  /** One step of the series. */
  step?: { date: string; unit: StepUnit } | undefined;
}

/** The filters of the inbox that leave exactly the reviews of a figure. */
export function figureFilters(asked: ReviewFilters, facet: FigureFacet): ReviewFilters {
  const { rating, sentiment, replied, row, step } = facet;
  const ofCategory = row?.dimension === 'category' && row.row.id !== null;
  return tidyReviewFilters({
    ...asked,
    ...(rating !== undefined && { rating: [rating] }),
    ...(replied !== undefined && { reply: replied }),
    ...(row?.dimension === 'city' && { cities: [row.row.name] }),
    ...(row?.dimension === 'location' && row.row.id !== null && { gmb_address_ids: [row.row.id] }),
    ...(ofCategory && { tags: [row.row.id ?? 0] }),
    ...(sentiment !== undefined &&
      (ofCategory ? { tags_sentiment: [sentiment] } : { sentiment: [sentiment] })),
    ...(step && daysOf(step, asked)),
  });
}

function daysOf({ date, unit }: { date: string; unit: StepUnit }, asked: ReviewFilters) {
  const last = addDays(stepAfter(date, unit), -1);
  const { date_from, date_to } = asked;
  return {
    date_from: date_from && date_from > date ? date_from : date,
    date_to: date_to && date_to < last ? date_to : last,
  };
}

/** What people see who choose nothing. */
const defaultPreset: DatePreset = 'last_90_days';

/** The days of a period by name, as filters of reviews; from the beginning on there is no first day. */
export function periodFilters(
  preset: DatePreset,
  today: string,
): { date_from: string | undefined; date_to: string } {
  const { from, to } = resolvePeriod(preset, today);
  return { date_from: preset === 'full' ? undefined : from, date_to: to };
}

/** The period that filters ask for by name; undefined when it is one of their own. */
export function presetOf(
  { date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined },
  today: string,
): DatePreset | undefined {
  return datePresets.find((preset) => {
    const period = periodFilters(preset, today);
    return period.date_from === date_from && period.date_to === date_to;
  });
}

/** The filters with the last 90 days where they name no day. */
export function withPeriod(filters: ReviewFilters, today: string): ReviewFilters {
  if (filters.date_from || filters.date_to) return filters;
  const { date_from, date_to } = periodFilters(defaultPreset, today);
  return { ...filters, ...(date_from && { date_from }), date_to };
}
