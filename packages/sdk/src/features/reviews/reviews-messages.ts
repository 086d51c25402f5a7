import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of the inbox. */
export const reviewsMessages: FeatureMessages = {
  feature: 'reviews',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plReviews,
    en: async () => (await import('./messages/en.ts')).enReviews,
    es: async () => (await import('./messages/es.ts')).esReviews,
  },
};
