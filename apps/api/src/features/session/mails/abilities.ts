import { permissions, type Permission } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import { translate, type TextKey } from '../../../i18n/i18n.ts';

/** What somebody will be able to do, in words, the widest of each kind: who answers reviews reads them, too. */
export function abilitiesOf(held: readonly Permission[], language: Language): string[] {
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
