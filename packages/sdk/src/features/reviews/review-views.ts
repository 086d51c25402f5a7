import type { ReviewStats } from './review.ts';
import { formatReviewFilters } from './review-search-params.ts';
import { withoutDeleted, type ReviewFilters } from './review-filters.ts';

/** The name of a ready-made view. */
export type ReviewViewName = 'all' | 'unanswered' | 'negative' | 'problems' | 'processing' | 'with_note';

/** Ready-made sets of filters, with the count that the statistics hold for each. */
export const reviewViews: Readonly<Record<ReviewViewName, ReviewView>> = {
  all: { filters: {}, count: (stats) => stats.count },
  unanswered: { filters: { reply: false, deleted: false }, count: (stats) => stats.unanswered },
  negative: {
    filters: { reply: false, deleted: false, rating: [1, 2, 3] },
    count: (stats) => stats.negative_unanswered,
  },
  problems: {
    filters: { reply_status: ['rejected', 'failed', 'outdated'] },
    count: (stats) => stats.problems,
  },
  processing: { filters: { is_processing: true }, count: (stats) => stats.processing },
  with_note: { filters: { has_note: true }, count: (stats) => stats.with_note },
};

interface ReviewView {
  filters: ReviewFilters;
  count: (stats: ReviewStats) => number;
}

/** The ready-made views in the order in which they are offered. */
export const reviewViewNames = Object.keys(reviewViews) as ReviewViewName[];

/** The view whose filters these are exactly; undefined when they are the reader's own. */
export function reviewViewOf(filters: ReviewFilters): ReviewViewName | undefined {
  const written = writtenSearch(filters);
  return reviewViewNames.find((name) => writtenSearch(reviewViews[name].filters) === written);
}

function writtenSearch(filters: ReviewFilters): string {
  return formatReviewFilters(withoutDeleted(filters)).toString();
}
