import type { ReactNode } from 'react';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { FilterFieldsProps, FiguresScreen } from '../../../opinions/ui/analytics/analytics-frame.tsx';
import { reviewFigures } from '../../analytics/review-analytics.queries.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { useReviewFilterFields } from '../filters/review-filter-fields.ts';

/** Figures of reviews of locations. */
export const reviewFiguresScreen: FiguresScreen<ReviewFilters, AnalyticsDimension> = {
  source: reviewFigures,
  texts: {},
  tables: { overview: ['location', 'city'], category: ['location'] },
  FilterFields: FieldsOfReviews,
};

function FieldsOfReviews({ children, ...options }: FilterFieldsProps<ReviewFilters>): ReactNode {
  return children(useReviewFilterFields(options));
}
