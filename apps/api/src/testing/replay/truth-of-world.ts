import {
  changeFields,
  isInformational,
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { googlePathOf } from '@pinfold/contract/features/listings/updates/google-update';
import { sameChangeValue } from '@pinfold/contract/features/external-changes/compare-listing';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../providers/google-business-profile/listing/listing-from-google.ts';
import { direct, type Calls } from './replay-calls.ts';

type Content = Omit<GoogleListing, 'name'> & { attributes?: GoogleAttribute[] };

interface ListingOfWorld {
  merchant: Content;
  shown: Content;
  edits: { fields: string[] }[];
}

/** What the sandbox's world says of a listing, past Google's calls. */
export interface Truth {
  merchant: ListingFields;
  shown: ListingFields;
  /** Google's names of what the merchant has set and people do not see yet, or not before a new verification. */
  waiting: ReadonlySet<string>;
}

export async function truthOf(calls: Calls, googleName: string): Promise<Truth> {
  const id = googleName.replace('locations/', '');
  const { merchant, shown, edits } = await direct<ListingOfWorld>(calls, 'GET', `/listings/${id}`);
  const waiting = new Set(edits.flatMap(({ fields }) => fields));
  return { merchant: fieldsOf(merchant), shown: fieldsOf(shown), waiting };
}

/** What ought to be open, by field: what people see, or what the profile says, where that is not our word. */
export function openInTruth(
  ours: ListingFields,
  { merchant, shown, waiting }: Truth,
): Map<ChangeField, ListingFields> {
  const isSame = (field: ChangeField, a: ListingFields, b: ListingFields) =>
    sameChangeValue(field, a, b, ours.country, phoneNumbers);
  const open = new Map<ChangeField, ListingFields>();
  for (const field of changeFields) {
    if (isInformational(field)) continue;
    const isByOthers = !waiting.has(nameAtGoogle(field));
    if (isByOthers && !isSame(field, shown, merchant) && !isSame(field, shown, ours)) open.set(field, shown);
    else if (!isSame(field, merchant, ours)) open.set(field, merchant);
  }
  return open;
}

function nameAtGoogle(field: ChangeField): string {
  const [first] = listingFieldsOfChange(field);
  const path = first && googlePathOf[first];
  return path?.split('.')[0] ?? field;
}

function fieldsOf({ attributes = [], ...content }: Content): ListingFields {
  return listingFromGoogle({ name: '', ...content }, attributes);
}
