import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of positions on maps. */
export const rankingsMessages: FeatureMessages = {
  feature: 'rankings',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plRankings,
    en: async () => (await import('./messages/en.ts')).enRankings,
    es: async () => (await import('./messages/es.ts')).esRankings,
  },
};
