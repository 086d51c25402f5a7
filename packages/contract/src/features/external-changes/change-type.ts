import { fieldKey } from '../listings/field-key.ts';
import { isSaid } from '../listings/is-said.ts';
import type { ListingField, ListingFields } from '../listings/listing-fields.ts';
import { changeTypes, type ChangeType } from './change-enums.ts';
import { listingFieldsOfChange, type ChangeField } from './change-fields.ts';

/** What somebody else did to a field, seen from what we say: of a list, also one entry more or less. */
export function changeType(field: ChangeField, ours: ListingFields, proposed: ListingFields): ChangeType {
  const [before, after] = [saidIn(field, ours), saidIn(field, proposed)];
  if (isWithin(before, after)) return changeTypes.addition;
  return isWithin(after, before) ? changeTypes.removal : changeTypes.change;
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return some.size < all.size && [...some].every((one) => all.has(one));
}

/** Each thing that a listing says in a field; nothing where it is empty. */
function saidIn(field: ChangeField, listing: ListingFields): Set<string> {
  return new Set(listingFieldsOfChange(field).flatMap((one) => entriesOf(one, listing)));
}

function entriesOf(field: ListingField, listing: ListingFields): string[] {
  const { country } = listing;
  switch (field) {
    case 'additional_categories':
    case 'labels':
      return listing[field].map((one) => fieldKey(field, [one], country));
    case 'service_items':
      return listing.service_items.map((one) => fieldKey(field, [one], country));
    case 'attributes':
      return listing.attributes.map((one) => fieldKey(field, [one], country)).filter((key) => key !== '[]');
    case 'special_hours':
      return listing.special_hours.map((one) => fieldKey(field, [one], country));
    case 'more_hours':
      return listing.more_hours.map((one) => fieldKey(field, [one], country));
    default:
      return isSaid(listing[field]) ? [`${field} ${fieldKey(field, listing[field], country)}`] : [];
  }
}
