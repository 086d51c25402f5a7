import {
  filledInvitation,
  invitationWords,
} from '@pinfold/contract/features/review-booster/invitation-words';
import type { Language } from '@pinfold/contract/languages';
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
  const words = invitationWords[language];
  const filled = (text: string) =>
    filledInvitation(text, {
      company,
      location,
      name,
      basis: withoutLinks(facts.basis),
      email: facts.companyEmail,
      day: new Date(`${facts.basis_day}T12:00:00Z`).toLocaleDateString(language, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }),
    });
  const controller = filled(facts.companyEmail === '' ? words.controller : words.controllerWithAddress);
  return {
    subject: facts.subject === null ? filled(words.subject) : withoutLinks(facts.subject),
    heading: filled(name === '' ? words.heading : words.greeting),
    paragraphs: [
      ...(facts.message === null ? [] : [withoutLinks(facts.message)]),
      filled(words.asks),
      words.equal,
    ],
    button: { label: words.button, url: facts.url },
    footnote: `${filled(words.why)} ${controller}`,
    unsubscribe: { label: words.unsubscribe, url: facts.unsubscribeUrl },
  };
}
