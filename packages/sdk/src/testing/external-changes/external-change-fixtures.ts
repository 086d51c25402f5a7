import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import {
  isInformational,
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import { changeType } from '@pinfold/contract/features/external-changes/compare-listing';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../../client/schema.ts';
import { testListingFields, testLocations } from '../listings/location-fixtures.ts';
import { summaryOf } from '../listings/locations.ts';
import { suggestedValues } from './suggested-values.ts';

type Change = Schemas['ExternalChange'];
type Location = Schemas['LocationItem'];

const hour = 3_600_000;

/** Returns an external change in the shape of the API, with your values. */
export function testExternalChange(
  change: Partial<Change> & { id: number; field?: ChangeField },
  location: Location = testLocations[0],
  listing: ListingFields = testListingFields(location),
): Change {
  const field = change.field ?? 'phone_number';
  const found = change.detected_at ?? new Date(Date.UTC(2026, 10, 20, 16)).toISOString();
  const ours = valuesOf(field, listing, location);
  const proposed = change.proposed ?? suggestedValues(wire(listing), new Date(found).getUTCFullYear())[field];
  return {
    facility: summaryOf(location),
    field,
    source: 1,
    type: changeType(
      field,
      { ...listing, ...said(change.ours ?? ours) },
      { ...listing, ...said(proposed) },
      phoneNumbers,
    ),
    status: 1,
    decision: 0,
    step: 'none',
    is_informational: isInformational(field),
    is_protected: false,
    is_escalated: false,
    ours,
    live: proposed,
    proposed,
    identical_key: identicalKey(field, proposed),
    reason: null,
    user: null,
    detected_at: found,
    decided_at: null,
    decided_by: null,
    decided_by_rule: false,
    send_at: null,
    finished_at: null,
    problems: [],
    ...change,
  };
}

/** Returns changes of all fields and states, newest first; deterministic by count and moment. */
export function testExternalChanges(count: number, locations: readonly Location[], now: Date): Change[] {
  const listings = new Map(locations.map((location) => [location.id, testListingFields(location)]));
  return Array.from({ length: count }, (_, row): Change | undefined => {
    const script = scriptedChanges[row] ?? laterChange(row);
    const location = locations[script.location % locations.length];
    if (!location) return undefined;
    const at = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
    const { decidedAgo, ago, location: _location, ...rest } = script;
    const decided_at = decidedAgo === undefined ? null : at(decidedAgo);
    const hasEnded = rest.status !== undefined && rest.status !== 1;
    return testExternalChange(
      {
        id: row + 1,
        detected_at: at(ago),
        decided_at,
        send_at: decided_at,
        finished_at: hasEnded ? at((decidedAgo ?? ago - 1) - 0.01) : null,
        ...rest,
      },
      location,
      listings.get(location.id),
    );
  })
    .filter((change) => change !== undefined)
    .toSorted((a, b) => b.detected_at.localeCompare(a.detected_at) || b.id - a.id);
}

const later = ['website', 'phone_number', 'opening_hours', 'name', 'description', 'attributes'] as const;

function laterChange(row: number): ScriptedChange {
  return { location: row, field: later[row % later.length] ?? 'website', ago: 40 + ((row * 5) % 2000) };
}

function valuesOf(field: ChangeField, listing: ListingFields, location: Location): Schemas['ChangeValues'] {
  if (field === 'location_state') return { location_state: location.location_state };
  return wire(Object.fromEntries(listingFieldsOfChange(field).map((one) => [one, listing[one]])));
}

function identicalKey(field: ChangeField, proposed: Schemas['ChangeValues']): string {
  let sum = 0;
  for (const letter of JSON.stringify(proposed)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return `${field}:${(sum >>> 0).toString(36)}`;
}

function said({ location_state: _told, ...fields }: Schemas['ChangeValues']): Partial<ListingFields> {
  return fields;
}

function wire(fields: Partial<ListingFields>): Schemas['ChangeValues'] {
  return JSON.parse(JSON.stringify(fields));
}

/** A change of the test company: location, field, age in hours and state. */
interface ScriptedChange extends Partial<Change> {
  /** Index of the location. */
  location: number;
  field: ChangeField;
  /** Hours since its detection. */
  ago: number;
  /** Hours since its decision. */
  decidedAgo?: number;
}

/** Some propose the same values: websites, Christmas Eve, a category. */
const scriptedChanges: readonly ScriptedChange[] = [
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
