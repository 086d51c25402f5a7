import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of the list of locations, its groups, exports and new locations. */
export const listingsMessages: FeatureMessages = {
  feature: 'listings',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plListings,
    en: async () => (await import('./messages/en.ts')).enListings,
    es: async () => (await import('./messages/es.ts')).esListings,
  },
};
