import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of review categories. */
export const reviewCategoriesMessages: FeatureMessages = {
  feature: 'review_categories',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plReviewCategories,
    en: async () => (await import('./messages/en.ts')).enReviewCategories,
    es: async () => (await import('./messages/es.ts')).esReviewCategories,
  },
};
