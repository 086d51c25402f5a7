import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words for what fields of a listing say and how two values differ. */
export const listingValueMessages: FeatureMessages = {
  feature: 'listing_values',
  load: {
    pl: async () => (await import('./value-messages/pl.ts')).plListingValues,
    en: async () => (await import('./value-messages/en.ts')).enListingValues,
    es: async () => (await import('./value-messages/es.ts')).esListingValues,
  },
};
