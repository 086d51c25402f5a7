import { esCompany } from '../features/company/messages/es.ts';
import { esReviews } from '../features/reviews/messages/es.ts';
import { esTeam } from '../features/team/messages/es.ts';
import type { Locale } from '../i18n/locale.ts';
import { esShared } from '../i18n/messages/es.ts';

/** Every Spanish word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const es: Locale = {
  language: 'es',
  messages: { ...esShared, ...esReviews, ...esTeam, ...esCompany },
};
