import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of a company's own screens. */
export const companyMessages: FeatureMessages = {
  feature: 'company',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plCompany,
    en: async () => (await import('./messages/en.ts')).enCompany,
    es: async () => (await import('./messages/es.ts')).esCompany,
  },
};
