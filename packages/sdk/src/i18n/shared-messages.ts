import type { FeatureMessages } from './feature-messages.ts';

/** Words that every feature may use, and every error text. */
export const sharedMessages: FeatureMessages = {
  feature: 'common',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plShared,
    en: async () => (await import('./messages/en.ts')).enShared,
    es: async () => (await import('./messages/es.ts')).esShared,
  },
};
