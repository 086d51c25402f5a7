import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of editing many listings at once. */
export const bulkEditMessages: FeatureMessages = {
  feature: 'bulk_edit',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plBulkEdit,
    en: async () => (await import('./messages/en.ts')).enBulkEdit,
    es: async () => (await import('./messages/es.ts')).esBulkEdit,
  },
};
