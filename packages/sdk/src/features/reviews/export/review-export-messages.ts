import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of exporting reviews. */
export const reviewExportMessages: FeatureMessages = {
  feature: 'review_export',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plReviewExport,
    en: async () => (await import('./messages/en.ts')).enReviewExport,
    es: async () => (await import('./messages/es.ts')).esReviewExport,
  },
};
