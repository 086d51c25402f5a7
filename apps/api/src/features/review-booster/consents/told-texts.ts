import type { Language } from '@pinfold/contract/languages';
import { labels, translate } from '../../../i18n/i18n.ts';
import type { PublicForm } from '../pages/public-form.queries.ts';

/** What a page says of a customer's data. */
export interface ToldTexts {
  commentHint: string;
  contactHint: string;
  consent: string;
  privacy: string;
}

/** What of it counts: a form that asks for no contact shows neither its hint nor its consent. */
export interface Told {
  notices: string[];
  consent: string | null;
}

type Telling = Pick<PublicForm, 'company' | 'email' | 'asksContact' | 'retentionDays'>;

/** The texts as the page writes them. */
export function toldTexts({ company, email, retentionDays }: Telling, language: Language): ToldTexts {
  const privacy = translate(language, 'booster_pages.privacy', { company, count: retentionDays });
  return {
    commentHint: translate(language, 'booster_pages.commentHint', { company }),
    contactHint: labels(language, 'booster_pages').contactHint,
    consent: translate(language, 'booster_pages.consent', { company }),
    privacy:
      email === '' ? privacy : `${privacy} ${translate(language, 'booster_pages.privacyContact', { email })}`,
  };
}

/** The same as it is kept. */
export function toldBy(form: Telling, language: Language): Told {
  const { commentHint, contactHint, consent, privacy } = toldTexts(form, language);
  return form.asksContact
    ? { notices: [commentHint, contactHint, privacy], consent }
    : { notices: [commentHint, privacy], consent: null };
}
