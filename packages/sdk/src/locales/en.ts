import { enCompany } from '../features/company/messages/en.ts';
import { enReviews } from '../features/reviews/messages/en.ts';
import { enTeam } from '../features/team/messages/en.ts';
import type { Locale } from '../i18n/locale.ts';
import { enShared } from '../i18n/messages/en.ts';

/** Every English word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const en: Locale = {
  language: 'en',
  messages: { ...enShared, ...enReviews, ...enTeam, ...enCompany },
};
