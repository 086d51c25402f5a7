import type { ListingField, ListingFields } from '../listings/listing-fields.ts';
import { googlePathOf } from '../listings/updates/google-update.ts';
import { changeSources, type ChangeSource, type ChangeType } from './change-enums.ts';
import { changeFields, isInformational, listingFieldsOfChange, type ChangeField } from './change-fields.ts';
import { changeType } from './change-type.ts';
import { sameChangeValue } from './same-change-value.ts';

/** One listing as each of those says it who have a say in it. */
export interface ComparedListing {
  /** Our own word, as Google would give it back. */
  ours: ListingFields;
  /** The word of the merchant's profile at Google: ours, unless another manager changed it. */
  merchant: ListingFields;
  /** What customers see. */
  live: ListingFields;
  /** Google's paths that customers see differently from the merchant's word. Of attributes it names none. */
  diffMask: readonly string[];
  /** Google's paths of the merchant's edits that are not published yet; `attributes` where those are meant. */
  pendingMask: readonly string[];
  /** Fields that the profile says differently for a reason that nobody chose. */
  notByManagers?: readonly ChangeField[];
}

/** What somebody else has made of one field. */
export interface FoundChange {
  field: ChangeField;
  source: ChangeSource;
  type: ChangeType;
  live: Partial<ListingFields>;
  proposed: Partial<ListingFields>;
}

/**
 * What others changed in a listing. Another spelling is no change, and neither is an edit of the merchant's own that is
 * not published yet. Google does not tell its visitors' changes from its own.
 */
export function compareListing(compared: ComparedListing): FoundChange[] {
  return changeFields.filter((field) => !isInformational(field)).flatMap((field) => compare(field, compared));
}

function compare(field: ChangeField, compared: ComparedListing): FoundChange[] {
  const { ours, merchant, live, notByManagers = [] } = compared;
  const found = (source: ChangeSource, by: ListingFields): FoundChange[] => [
    {
      field,
      source,
      type: changeType(field, ours, by),
      live: valuesOf(field, live),
      proposed: valuesOf(field, by),
    },
  ];
  const same = (a: ListingFields, b: ListingFields) => sameChangeValue(field, a, b, ours.country);
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
