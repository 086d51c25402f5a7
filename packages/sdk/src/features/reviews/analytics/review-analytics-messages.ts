import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of the figures of reviews. */
export const reviewAnalyticsMessages: FeatureMessages = {
  feature: 'review_analytics',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plReviewAnalytics,
    en: async () => (await import('./messages/en.ts')).enReviewAnalytics,
    es: async () => (await import('./messages/es.ts')).esReviewAnalytics,
  },
};
