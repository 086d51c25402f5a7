import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of reply templates. */
export const replyTemplatesMessages: FeatureMessages = {
  feature: 'reply_templates',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plReplyTemplates,
    en: async () => (await import('./messages/en.ts')).enReplyTemplates,
    es: async () => (await import('./messages/es.ts')).esReplyTemplates,
  },
};
