import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import { translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { abilitiesOf } from './abilities.ts';

export interface InvitationFacts {
  url: string;
  days: number;
  companyName: string;
  invitedBy: string;
  type: MemberType;
  permissions: readonly Permission[];
  /** How many locations they will see. */
  locations: number | 'all';
}

/** To somebody who is invited to a team: by whom, where to, and what they will be able to do there. */
export function invitationMail(language: Language, facts: InvitationFacts): Mail {
  const company = short(facts.companyName);
  return {
    subject: translate(language, 'mails.invitation.subject', { company }),
    heading: translate(language, 'mails.invitation.heading', { company }),
    paragraphs: [
      translate(language, 'mails.invitation.invites', { person: short(facts.invitedBy), company }),
      roleOf(language, facts),
    ],
    button: { label: translate(language, 'mails.invitation.button'), url: facts.url },
    footnote: translate(language, 'mails.invitation.footnote', { count: facts.days }),
  };
}

function roleOf(language: Language, { type, locations, permissions }: InvitationFacts): string {
  if (type === memberTypes.owner) return translate(language, 'mails.invitation.owner');
  if (type === memberTypes.admin) return translate(language, 'mails.invitation.admin');
  const where =
    locations === 'all'
      ? translate(language, 'mails.invitation.everywhere')
      : translate(language, 'mails.invitation.somewhere', { count: locations });
  const abilities = abilitiesOf(permissions, language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(abilities);
  return list === ''
    ? translate(language, 'mails.invitation.manager', { where })
    : translate(language, 'mails.invitation.manager_who_can', { where, list });
}

/** Names are typed by strangers: one line, and no room for a message of their own. */
function short(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
