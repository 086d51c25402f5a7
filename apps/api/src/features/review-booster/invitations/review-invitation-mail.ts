import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { shortName, withoutLinks } from '../../../mail/short-name.ts';

interface InvitationFacts {
  name: string;
  company: string;
  companyEmail: string;
  location: string;
  /** How the contact agreed, in the company's words, and when. */
  basis: string;
  basis_day: string;
  subject: string | null;
  message: string | null;
  url: string;
  unsubscribeUrl: string;
}

/** Asks a customer for an opinion: says who asks, on what ground, and how never to be asked again. */
export function reviewInvitationMail(language: Language, facts: InvitationFacts): Mail {
  const company = shortName(facts.company);
  const location = shortName(facts.location);
  const name = shortName(facts.name);
  const text = (key: 'subject' | 'heading' | 'asks' | 'equal' | 'button' | 'unsubscribe') =>
    translate(language, `mails.review_invitation.${key}`, { company, location });
  const why = translate(language, 'mails.review_invitation.why', {
    company,
    basis: withoutLinks(facts.basis),
    day: new Date(`${facts.basis_day}T12:00:00Z`).toLocaleDateString(language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  });
  const controller =
    facts.companyEmail === ''
      ? translate(language, 'mails.review_invitation.controller', { company })
      : translate(language, 'mails.review_invitation.controller_with_address', {
          company,
          email: facts.companyEmail,
        });
  return {
    subject: facts.subject === null ? text('subject') : withoutLinks(facts.subject),
    heading:
      name === '' ? text('heading') : translate(language, 'mails.review_invitation.greeting', { name }),
    paragraphs: [
      ...(facts.message === null ? [] : [withoutLinks(facts.message)]),
      text('asks'),
      text('equal'),
    ],
    button: { label: text('button'), url: facts.url },
    footnote: `${why} ${controller}`,
    unsubscribe: { label: text('unsubscribe'), url: facts.unsubscribeUrl },
  };
}
