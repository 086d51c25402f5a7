import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const access: Access = {
  permission: 'view_reviews_analytics',
  module: 'reviews',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

/** Calls about what reviews amount to. */
export const reviewAnalyticsOperations = {
  analyseReviews: { method: 'POST', path: '/reviews/analytics/', access },
  analyseReviewsBy: { method: 'POST', path: '/reviews/analytics/by/', access },
  analysePhrases: { method: 'POST', path: '/reviews/analytics/phrases/', access },
} as const satisfies Record<string, TestOperation>;

export type ReviewAnalyticsOperation = keyof typeof reviewAnalyticsOperations;
