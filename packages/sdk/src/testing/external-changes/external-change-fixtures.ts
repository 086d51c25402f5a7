import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import {
  isInformational,
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import { changeType } from '@pinfold/contract/features/external-changes/compare-listing';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Schemas } from '../../client/schema.ts';
import { testListingFields } from '../listing-field-fixtures.ts';
import { testLocations } from '../location-fixtures.ts';
import { scriptedChanges, type ScriptedChange } from './scripted-changes.ts';
import { suggestedValues } from './suggested-values.ts';

type Change = Schemas['ExternalChange'];
type Location = Schemas['LocationItem'];

const hour = 3_600_000;

/** One external change as the API would give it; name only what matters. */
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

/** Believable changes of every field and in every state, the newest first; the same for the same count and moment. */
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

function summaryOf(location: Location): Schemas['LocationSummary'] {
  const { id, name, formatted_address, city, store_code, is_verified } = location;
  return { id, name, formatted_address, city, store_code, is_verified };
}

function said({ location_state: _told, ...fields }: Schemas['ChangeValues']): Partial<ListingFields> {
  return fields;
}

function wire(fields: Partial<ListingFields>): Schemas['ChangeValues'] {
  return JSON.parse(JSON.stringify(fields));
}
