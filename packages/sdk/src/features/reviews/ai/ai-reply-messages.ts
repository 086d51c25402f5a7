import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of replies that the model writes. */
export const aiReplyMessages: FeatureMessages = {
  feature: 'ai_reply',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plAiReply,
    en: async () => (await import('./messages/en.ts')).enAiReply,
    es: async () => (await import('./messages/es.ts')).esAiReply,
  },
};
