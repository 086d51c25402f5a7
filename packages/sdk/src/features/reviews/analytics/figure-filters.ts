import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { stepAfter } from '@pinfold/contract/period';
import type {
  AnalyticsDimension,
  AnalyticsUnit,
} from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { tidyReviewFilters, type ReviewFilters } from '../review-filters.ts';
import type { ReviewFiguresRow } from './review-figures.ts';

/** Which of the counted reviews a figure is about. */
export interface FigureFacet {
  rating?: number | undefined;
  sentiment?: Sentiment | undefined;
  replied?: boolean | undefined;
  /** One row of a table. */
  row?: { dimension: AnalyticsDimension; row: Pick<ReviewFiguresRow, 'id' | 'name'> } | undefined;
  /** One step of the series. */
  step?: { date: string; unit: AnalyticsUnit } | undefined;
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

function daysOf({ date, unit }: { date: string; unit: AnalyticsUnit }, asked: ReviewFilters) {
  const last = addDays(stepAfter(date, unit), -1);
  const { date_from, date_to } = asked;
  return {
    date_from: date_from && date_from > date ? date_from : date,
    date_to: date_to && date_to < last ? date_to : last,
  };
}
