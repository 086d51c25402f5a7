import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const reviews: CompanyAccess = { for: 'member', module: 'reviews', permission: 'view_reviews' };
const sentiment: CompanyAccess = {
  for: 'member',
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'sentiment_analysis',
};
const booster: CompanyAccess = {
  for: 'member',
  module: 'review_booster',
  companyFlag: 'enabled_review_booster',
};
const apps: CompanyAccess = { for: 'member', module: 'app_reviews', flag: 'app_reviews' };

/** What customers say on maps, in our own forms, about apps, and what they ask. */
export const reviewRoutes: readonly PanelRoute[] = [
  { path: '/reviews', texts: 'reviews', access: reviews, redirectTo: '/reviews/list' },
  {
    path: '/reviews/list',
    texts: 'reviews',
    access: reviews,
    page: () => import('../../features/reviews/reviews-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/reviews/analyst',
    texts: 'reviews_analyst',
    access: { ...sentiment, plan: 'monitor_ratings_and_actions' },
    page: () => import('../../features/reviews/review-analytics-page.tsx'),
  },
  {
    path: '/reviews/categories',
    texts: 'reviews_categories',
    access: sentiment,
    page: () => import('../../features/reviews/categories-page.tsx'),
  },
  {
    path: '/reviews/category',
    texts: 'reviews_category',
    access: sentiment,
    page: () => import('../../features/reviews/review-category-page.tsx'),
  },
  {
    path: '/reviews/templates',
    texts: 'reviews_templates',
    access: { ...reviews, permission: 'reply_reviews', plan: 'templates' },
    page: () => import('../../features/reviews/templates-page.tsx'),
  },
  {
    path: '/reviews/ai',
    texts: 'reviews_ai',
    access: { ...reviews, permission: 'configure_ai_review_reply', plan: 'ai_reply' },
    page: () => import('../../features/reviews/ai-replies-page.tsx'),
  },
  {
    path: '/reviews/auto-replies',
    texts: 'reviews_auto_replies',
    access: {
      ...reviews,
      permission: 'reply_reviews',
      plan: 'review_auto_replies',
      flag: 'auto_review_reply',
    },
    page: () => import('../../features/reviews/auto-replies-page.tsx'),
  },
  {
    path: '/review-booster/promo',
    texts: 'booster_promo',
    access: { for: 'member', module: 'review_booster', withoutCompanyFlag: 'enabled_review_booster' },
  },
  {
    path: '/review-booster/form-list',
    texts: 'booster_forms',
    access: { ...booster, permission: 'view_rb_forms' },
  },
  {
    path: '/review-booster/reviews',
    texts: 'booster_reviews',
    access: { ...booster, permission: 'view_rb_reviews' },
  },
  {
    path: '/review-booster/categories-analytics',
    texts: 'booster_analytics',
    access: { ...booster, permission: 'view_rb_reviews_analytics' },
  },
  {
    path: '/review-booster/category',
    texts: 'booster_category',
    access: { ...booster, permission: 'view_rb_reviews_analytics' },
  },
  {
    path: '/app-reviews/reviews',
    texts: 'app_reviews',
    access: { ...apps, permission: 'view_reviews' },
  },
  {
    path: '/app-reviews/categories-analytics',
    texts: 'app_reviews_analytics',
    access: { ...apps, permission: 'view_reviews_analytics' },
  },
  {
    path: '/app-reviews/category',
    texts: 'app_reviews_category',
    access: { ...apps, permission: 'view_reviews_analytics' },
  },
  {
    path: '/questions-and-answers',
    texts: 'questions',
    access: {
      for: 'member',
      module: 'questions_and_answers',
      permission: 'view_q_and_a',
      plan: 'q_and_a',
      flag: 'q_and_a',
    },
  },
];
