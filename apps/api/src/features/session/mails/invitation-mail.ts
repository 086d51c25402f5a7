import { type MemberType, memberTypes } from '@pinfold/contract/access/member-types';
import { type Permission, permissions } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import { type TextKey, translate } from '../../../i18n/i18n.ts';
import type { Mail } from '../../../mail/mail.ts';
import { shortName } from '../../../mail/short-name.ts';

interface InvitationFacts {
  url: string;
  days: number;
  companyName: string;
  invitedBy: string;
  type: MemberType;
  permissions: readonly Permission[];
  /** How many locations they will see. */
  locations: number | 'all';
}

/** Invites a person to a team: names the inviter, the company and the future permissions. */
export function invitationMail(language: Language, facts: InvitationFacts): Mail {
  const company = shortName(facts.companyName);
  return {
    subject: translate(language, 'mails.invitation.subject', { company }),
    heading: translate(language, 'mails.invitation.heading', { company }),
    paragraphs: [
      translate(language, 'mails.invitation.invites', { person: shortName(facts.invitedBy), company }),
      roleOf(language, facts),
    ],
    button: { label: translate(language, 'mails.invitation.button'), url: facts.url },
    footnote: translate(language, 'mails.invitation.footnote', { count: facts.days }),
  };
}

function roleOf(language: Language, { type, locations, permissions: held }: InvitationFacts): string {
  if (type === memberTypes.owner) return translate(language, 'mails.invitation.owner');
  if (type === memberTypes.admin) return translate(language, 'mails.invitation.admin');
  const where =
    locations === 'all'
      ? translate(language, 'mails.invitation.everywhere')
      : translate(language, 'mails.invitation.somewhere', { count: locations });
  const abilities = abilitiesOf(held, language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(abilities);
  return list === ''
    ? translate(language, 'mails.invitation.manager', { where })
    : translate(language, 'mails.invitation.manager_who_can', { where, list });
}

/** Returns texts for permissions, only the widest of each kind: replying to reviews includes reading them. */
function abilitiesOf(held: readonly Permission[], language: Language): string[] {
  return abilities.flatMap((kind) => {
    const widest = kind.find(({ anyOf }) => anyOf.some((one) => held.includes(one)));
    return widest ? [translate(language, widest.key)] : [];
  });
}

interface Ability {
  key: TextKey;
  anyOf: readonly Permission[];
}

/** By kind; within a kind the widest first. */
const abilities: readonly (readonly Ability[])[] = [
  [
    {
      key: 'mails.abilities.edit_facility',
      anyOf: permissions.filter((one) => one.startsWith('edit_facility_')),
    },
    { key: 'mails.abilities.view_facilities_data', anyOf: ['view_facilities_data'] },
  ],
  [
    { key: 'mails.abilities.reply_reviews', anyOf: ['reply_reviews'] },
    { key: 'mails.abilities.view_reviews', anyOf: ['view_reviews', 'view_reviews_analytics'] },
  ],
  [
    {
      key: 'mails.abilities.add_and_delete_local_posts',
      anyOf: ['add_and_delete_local_posts', 'add_and_delete_photos'],
    },
    { key: 'mails.abilities.view_local_posts', anyOf: ['view_local_posts', 'view_photos'] },
  ],
  [
    {
      key: 'mails.abilities.approve_and_reject_external_changes',
      anyOf: ['approve_and_reject_external_changes', 'protect_from_external_changes'],
    },
    {
      key: 'mails.abilities.view_external_changes',
      anyOf: ['view_external_changes', 'view_external_changes_history'],
    },
  ],
  [
    { key: 'mails.abilities.add_and_edit_q_and_a', anyOf: ['add_and_edit_q_and_a', 'delete_q_and_a'] },
    { key: 'mails.abilities.view_q_and_a', anyOf: ['view_q_and_a'] },
  ],
  [
    { key: 'mails.abilities.manage_keywords', anyOf: ['manage_keywords', 'manage_competition_places'] },
    {
      key: 'mails.abilities.view_maps_rankings',
      anyOf: ['view_maps_rankings', 'view_maps_competition_rankings'],
    },
  ],
  [{ key: 'mails.abilities.view_dashboard', anyOf: ['view_dashboard', 'view_gmb_insights'] }],
  [
    {
      key: 'mails.abilities.view_rb_reviews',
      anyOf: ['view_rb_reviews', 'view_rb_reviews_analytics', 'view_rb_forms'],
    },
  ],
  [{ key: 'mails.abilities.manage_store_locator', anyOf: ['manage_store_locator'] }],
  [{ key: 'mails.abilities.manage_company_data', anyOf: ['manage_company_data'] }],
  [
    {
      key: 'mails.abilities.manage_gmb_account',
      anyOf: ['manage_gmb_account', 'manage_external_gmb_addresses', 'manage_google_play_account'],
    },
  ],
  [
    { key: 'mails.abilities.manage_team', anyOf: ['manage_team'] },
    { key: 'mails.abilities.view_team', anyOf: ['view_team'] },
  ],
];
