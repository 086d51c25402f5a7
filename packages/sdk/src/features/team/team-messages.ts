import type { FeatureMessages } from '../../i18n/feature-messages.ts';

/** Words of the team's screens. */
export const teamMessages: FeatureMessages = {
  feature: 'team',
  load: {
    pl: async () => (await import('./messages/pl.ts')).plTeam,
    en: async () => (await import('./messages/en.ts')).enTeam,
    es: async () => (await import('./messages/es.ts')).esTeam,
  },
};
