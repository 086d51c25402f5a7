import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of the store locator's owner; visitors have their own. */
export const storeLocatorMessages: FeatureMessages = {
  feature: 'store_locator',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plStoreLocator,
    en: async () => (await import('./messages/en.ts')).enStoreLocator,
    es: async () => (await import('./messages/es.ts')).esStoreLocator,
  },
};
