import { sameCoordinates } from '../listings/address/coordinates.ts';
import type { PhoneNumbers } from '../listings/contact/phone.ts';
import { fieldKey, sameFieldValue } from '../listings/field-key.ts';
import { hasValue, type ListingField, type ListingFields } from '../listings/listing-fields.ts';
import { googlePathOf } from '../listings/updates/google-update.ts';
import {
  type ChangeField,
  changeFields,
  type ChangeSource,
  changeSources,
  type ChangeType,
  changeTypes,
  isInformational,
  listingFieldsOfChange,
} from './external-change.ts';

/** The versions of one listing that are compared. */
export interface ComparedListing {
  /** Our values, in the form in which Google returns them. */
  ours: ListingFields;
  /** Values of the merchant's profile at Google: equal to ours, unless another manager changed them. */
  merchant: ListingFields;
  /** What customers see. */
  live: ListingFields;
  /** Google's paths whose live value differs from the merchant's. Never contains attributes. */
  diffMask: readonly string[];
  /** Google's paths of the merchant's edits that are not published yet; `attributes` for all attributes. */
  pendingMask: readonly string[];
  /** Fields that Google fills or hides itself: a different merchant value is no change. */
  notByManagers?: readonly ChangeField[];
}

/** An external change of one field. */
export interface FoundChange {
  field: ChangeField;
  source: ChangeSource;
  type: ChangeType;
  live: Partial<ListingFields>;
  proposed: Partial<ListingFields>;
}

/**
 * What others changed in a listing. Another spelling is no change, and neither is an edit of the merchant's own that is
 * not published yet. Google does not distinguish its visitors' changes from its own.
 */
export function compareListing(compared: ComparedListing, phones: PhoneNumbers): FoundChange[] {
  return changeFields
    .filter((field) => !isInformational(field))
    .flatMap((field) => compare(field, compared, phones));
}

function compare(field: ChangeField, compared: ComparedListing, phones: PhoneNumbers): FoundChange[] {
  const { ours, merchant, live, notByManagers = [] } = compared;
  const found = (source: ChangeSource, by: ListingFields): FoundChange[] => [
    {
      field,
      source,
      type: changeType(field, ours, by, phones),
      live: valuesOf(field, live),
      proposed: valuesOf(field, by),
    },
  ];
  const same = (a: ListingFields, b: ListingFields) => sameChangeValue(field, a, b, ours.country, phones);
  if (isShownByOthers(field, compared) && !same(ours, live) && !same(merchant, live))
    return found(changeSources.gmb, live);
  if (notByManagers.includes(field) || same(ours, merchant)) return [];
  return found(changeSources.external, merchant);
}

function isShownByOthers(field: ChangeField, { diffMask, pendingMask }: ComparedListing): boolean {
  const isIn = (mask: readonly string[]) =>
    listingFieldsOfChange(field).some((one) => mask.some((path) => meets(path, pathOf(one))));
  return (field === 'attributes' || isIn(diffMask)) && !isIn(pendingMask);
}

function pathOf(field: ListingField): string {
  return googlePathOf[field] ?? field;
}

/** `openInfo` is about `openInfo.status`, and `phoneNumbers.primaryPhone` about `phoneNumbers`. */
function meets(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** What a listing says of a field that others can change. */
export function valuesOf(field: ChangeField, listing: ListingFields): Partial<ListingFields> {
  return Object.fromEntries(listingFieldsOfChange(field).map((one) => [one, listing[one]]));
}

/** The type of a change relative to our values: an addition or a removal also for entries of a list. */
export function changeType(
  field: ChangeField,
  ours: ListingFields,
  proposed: ListingFields,
  phones: PhoneNumbers,
): ChangeType {
  const [before, after] = [saidIn(field, ours, phones), saidIn(field, proposed, phones)];
  if (isWithin(before, after)) return changeTypes.addition;
  return isWithin(after, before) ? changeTypes.removal : changeTypes.change;
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return some.size < all.size && [...some].every((one) => all.has(one));
}

/** Each thing that a listing says in a field; nothing where it is empty. */
function saidIn(field: ChangeField, listing: ListingFields, phones: PhoneNumbers): Set<string> {
  return new Set(listingFieldsOfChange(field).flatMap((one) => entriesOf(one, listing, phones)));
}

function entriesOf(field: ListingField, listing: ListingFields, phones: PhoneNumbers): string[] {
  const { country } = listing;
  switch (field) {
    case 'additional_categories':
    case 'labels':
      return listing[field].map((one) => fieldKey(field, [one], country, phones));
    case 'service_items':
      return listing.service_items.map((one) => fieldKey(field, [one], country, phones));
    case 'attributes':
      return listing.attributes
        .map((one) => fieldKey(field, [one], country, phones))
        .filter((key) => key !== '[]');
    case 'special_hours':
      return listing.special_hours.map((one) => fieldKey(field, [one], country, phones));
    case 'more_hours':
      return listing.more_hours.map((one) => fieldKey(field, [one], country, phones));
    default:
      return hasValue(listing[field]) ? [`${field} ${fieldKey(field, listing[field], country, phones)}`] : [];
  }
}

/** Whether two listings say the same in a field that others can change; a pin is the same within a few metres. */
export function sameChangeValue(
  field: ChangeField,
  a: Partial<ListingFields>,
  b: Partial<ListingFields>,
  country: string,
  phones: PhoneNumbers,
): boolean {
  if (field === 'coordinates') return samePin(a, b);
  return listingFieldsOfChange(field).every((one) => {
    const [before, after] = [a[one], b[one]];
    if (before === undefined || after === undefined) return before === after;
    return sameFieldValue(one, before, after, country, phones);
  });
}

function samePin(a: Partial<ListingFields>, b: Partial<ListingFields>): boolean {
  const [one, other] = [pinOf(a), pinOf(b)];
  return one && other ? sameCoordinates(one, other) : one === other;
}

function pinOf({ latitude, longitude }: Partial<ListingFields>) {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
