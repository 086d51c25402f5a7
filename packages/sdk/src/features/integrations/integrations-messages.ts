import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of connected accounts and imports. */
export const integrationsMessages: FeatureMessages = {
  feature: 'integrations',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plIntegrations,
    en: async () => (await import('./messages/en.ts')).enIntegrations,
    es: async () => (await import('./messages/es.ts')).esIntegrations,
  },
};
