import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { Schemas } from '../../client/schema.ts';

type Change = Schemas['ExternalChange'];

/** One change of the test company: where, of what, how many hours ago, and what has become of it. */
export interface ScriptedChange extends Partial<Change> {
  /** Index of the location. */
  location: number;
  field: ChangeField;
  /** Hours since it was found. */
  ago: number;
  /** Hours since it was decided. */
  decidedAgo?: number;
}

/** Several of them propose the same: websites, Christmas Eve, a category. */
export const scriptedChanges: readonly ScriptedChange[] = [
  { location: 0, field: 'opening_hours', ago: 0.2 },
  { location: 0, field: 'phone_number', ago: 0.5 },
  { location: 0, field: 'name', ago: 1 },
  { location: 0, field: 'coordinates', ago: 3 },
  { location: 1, field: 'website', ago: 2, source: 2 },
  { location: 2, field: 'website', ago: 2.1, source: 2 },
  { location: 0, field: 'website', ago: 2.2, source: 2 },
  { location: 5, field: 'website', ago: 2.3, source: 2 },
  { location: 1, field: 'special_hours', ago: 5 },
  { location: 2, field: 'special_hours', ago: 5 },
  { location: 5, field: 'special_hours', ago: 5.2 },
  {
    location: 3,
    field: 'location_state',
    ago: 4,
    proposed: { location_state: 'suspended' },
    reason: suspended(),
  },
  { location: 1, field: 'description', ago: 6 },
  { location: 1, field: 'primary_category', ago: 7 },
  { location: 5, field: 'primary_category', ago: 7.1 },
  { location: 2, field: 'additional_categories', ago: 9 },
  { location: 3, field: 'attributes', ago: 11 },
  { location: 3, field: 'service_items', ago: 12 },
  { location: 5, field: 'more_hours', ago: 14 },
  { location: 5, field: 'open_status', ago: 16 },
  { location: 2, field: 'opening_date', ago: 20 },
  { location: 1, field: 'phone_number_2', ago: 22, source: 2 },
  { location: 3, field: 'street', ago: 26, source: 2 },
  { location: 3, field: 'house_number', ago: 26, source: 2 },
  { location: 3, field: 'postal_code', ago: 26, source: 2 },
  { location: 2, field: 'store_code', ago: 30, source: 2 },
  { location: 5, field: 'labels', ago: 33, source: 2 },
  { location: 5, field: 'phone_number', ago: 8, is_escalated: true },
  {
    location: 2,
    field: 'description',
    ago: 50,
    ...byHand(2, 48),
    step: 'failed',
    problems: [
      { field: 'description', code: 'contains_url', message: 'Opis nie może zawierać adresów stron.' },
    ],
  },
  { location: 3, field: 'website', ago: 52, ...byHand(1, 0.05), step: 'sending' },
  { location: 1, field: 'region', ago: 54, ...byHand(2, 1), step: 'retrying' },
  { location: 5, field: 'phone_number', ago: 80, ...byRule(79) },
  { location: 5, field: 'phone_number', ago: 150, ...byRule(149) },
  { location: 5, field: 'phone_number', ago: 220, ...byRule(219) },
  { location: 0, field: 'description', ago: 100, ...byHand(1, 90), status: 2, step: 'done' },
  { location: 1, field: 'name', ago: 130, ...byHand(2, 128), status: 3, step: 'done' },
  { location: 2, field: 'country', ago: 300, status: 4, reason: null },
  { location: 3, field: 'city', ago: 400, status: 5 },
  {
    location: 5,
    field: 'location_state',
    ago: 500,
    ...byHand(1, 470),
    status: 2,
    step: 'done',
    send_at: null,
  },
  { location: 0, field: 'opening_hours', ago: 900, ...byHand(2, 880), status: 3, step: 'done' },
];

function byHand(decision: 1 | 2, decidedAgo: number) {
  return { decision, decided_by: 'Anna Nowak', decidedAgo };
}

function byRule(decidedAgo: number) {
  return { decision: 2, decided_by_rule: true, decidedAgo, status: 3, step: 'done' } as const;
}

function suspended(): NonNullable<Change['reason']> {
  return { code: 'profile_suspended', message: 'Google zawiesiło ten profil.' };
}
