import type { MemberAccess } from '@pinfold/contract/access/access';

/** Who sees what reviews amount to. */
export const reviewAnalyticsAccess: MemberAccess = {
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};
