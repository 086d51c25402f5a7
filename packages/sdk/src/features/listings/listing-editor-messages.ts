import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of the listing editor, and of every fault of a listing. */
export const listingEditorMessages: FeatureMessages = {
  feature: 'listing_editor',
  load: {
    pl: async () => (await import('./editor-messages/pl.ts')).plListingEditor,
    en: async () => (await import('./editor-messages/en.ts')).enListingEditor,
    es: async () => (await import('./editor-messages/es.ts')).esListingEditor,
  },
};
