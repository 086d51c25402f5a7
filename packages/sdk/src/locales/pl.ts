import { plCompany } from '../features/company/messages/pl.ts';
import { plReviews } from '../features/reviews/messages/pl.ts';
import { plTeam } from '../features/team/messages/pl.ts';
import type { Locale } from '../i18n/locale.ts';
import { plShared } from '../i18n/messages/pl.ts';

/** Every Polish word of the SDK. Hand it to the Provider's `locale` to have it at once, for example on a server. */
export const pl: Locale = {
  language: 'pl',
  messages: { ...plShared, ...plReviews, ...plTeam, ...plCompany },
};
