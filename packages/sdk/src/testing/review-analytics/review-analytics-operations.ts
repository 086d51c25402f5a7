import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const access: Access = {
  permission: 'view_reviews_analytics',
  module: 'reviews',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

export type ReviewAnalyticsOperation = 'analyseReviews' | 'analyseReviewsBy' | 'analysePhrases';

/** Calls about what reviews amount to. */
export const reviewAnalyticsOperations: Readonly<Record<ReviewAnalyticsOperation, TestOperation>> = {
  analyseReviews: { method: 'POST', path: '/reviews/analytics/', access },
  analyseReviewsBy: { method: 'POST', path: '/reviews/analytics/by/', access },
  analysePhrases: { method: 'POST', path: '/reviews/analytics/phrases/', access },
};
