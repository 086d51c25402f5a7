import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of changes by others, their decisions and protection from them. */
export const externalChangesMessages: FeatureMessages = {
  feature: 'external_changes',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plExternalChanges,
    en: async () => (await import('./messages/en.ts')).enExternalChanges,
    es: async () => (await import('./messages/es.ts')).esExternalChanges,
  },
};
