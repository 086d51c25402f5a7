import type { FeatureMessages } from '../../../i18n/feature-messages.ts';

/** Words of automatic replies. */
export const autoRepliesMessages: FeatureMessages = {
  feature: 'auto_replies',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plAutoReplies,
    en: async () => (await import('./messages/en.ts')).enAutoReplies,
    es: async () => (await import('./messages/es.ts')).esAutoReplies,
  },
};
