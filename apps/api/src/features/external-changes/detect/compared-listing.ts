import {
  sameChangeValue,
  type ComparedListing,
} from '@pinfold/contract/features/external-changes/compare-listing';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { BusinessType } from '@pinfold/contract/features/listings/location-filters';
import { serviceKeys } from '@pinfold/contract/features/listings/services/service';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { GoogleUpdatedListing } from '../../../providers/google-business-profile/listing-calls.ts';
import { attributeToGoogle } from '../../../providers/google-business-profile/listing/google-attributes.ts';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import { updatesOf, type TakenUpdate } from './taken-updates.ts';

/** Calls that asking about one location takes. */
export const callsToAsk = 4;

/** All of Google's data of a location: the merchant's profile, and what people see. */
export interface AskedListing {
  merchant: GoogleListing;
  merchantAttributes: GoogleAttribute[];
  updated: GoogleUpdatedListing;
  updatedAttributes: GoogleAttribute[];
}

/**
 * Reads the merchant's profile last: if others edit it meanwhile, what people see is older, and the next sync finds the
 * change.
 */
export async function askListing(google: GoogleAccount, googleName: string): Promise<AskedListing> {
  const [updated, updatedAttributes] = await Promise.all([
    google.getGoogleUpdated(googleName),
    google.getUpdatedAttributes(googleName),
  ]);
  const [merchant, merchantAttributes] = await Promise.all([
    google.getListing(googleName),
    google.getAttributes(googleName),
  ]);
  return { merchant, merchantAttributes, updated, updatedAttributes };
}

interface OwnEdits {
  /** Those that Google took, the newest first. */
  updates: readonly TakenUpdate[];
  /** The last one of attributes that is known not to be on its way any more. */
  settledUpdateId?: number | null;
}

/** Google's data of a location and ours, in comparable form. */
export function comparedListing(
  ours: ListingFields,
  businessType: BusinessType,
  { merchant, merchantAttributes, updated, updatedAttributes }: AskedListing,
  { updates, settledUpdateId = null }: OwnEdits,
): ComparedListing {
  const live = withRanges(listingFromGoogle(updated.location, updatedAttributes), ours);
  // Google reports pending edits by field, but not for attributes.
  const attributesWait =
    merchant.metadata?.hasPendingEdits === true &&
    updatesOf(updates, 'attributes').some(
      (update) => update.id > (settledUpdateId ?? 0) && isBefore(update, 'attributes', { ours, live }),
    );
  return {
    ours: withRanges(asGoogleSays(ours, merchant), ours),
    merchant: withRanges(listingFromGoogle(merchant, merchantAttributes), ours),
    live,
    diffMask: updated.diffMask,
    pendingMask: [...updated.pendingMask, ...(attributesWait ? ['attributes'] : [])],
    notByManagers: notByManagers(ours, businessType, merchant),
  };
}

/** Our listing after conversion to Google's format and back, which loses price ranges and unknown attributes. */
export function asGoogleSays(ours: ListingFields, merchant: GoogleListing): ListingFields {
  const said = listingToGoogle({ ...ours, country: ours.country.trim().toUpperCase() }, merchant);
  return listingFromGoogle({ name: merchant.name, ...said }, ours.attributes.map(attributeToGoogle));
}

/** Prices from-to stay with us, so that others cannot have taken them away. */
function withRanges(listing: ListingFields, ours: ListingFields): ListingFields {
  const ranges = new Map(
    ours.service_items
      .filter(({ price }) => price.type === 'range')
      .map((service) => [serviceKeys(service)[0], service.price]),
  );
  if (ranges.size === 0) return listing;
  const service_items = listing.service_items.map((service) => {
    const range = service.price.type === 'none' ? ranges.get(serviceKeys(service)[0]) : undefined;
    return range ? { ...service, price: range } : service;
  });
  return { ...listing, service_items };
}

/** Whether people still see a field's value from before an edit of ours. */
export function isBefore(
  { replaced }: TakenUpdate,
  field: ChangeField,
  { ours, live }: { ours: ListingFields; live: Partial<ListingFields> },
): boolean {
  return sameChangeValue(field, { ...ours, ...replaced }, live, ours.country, phoneNumbers);
}

/** Google sets a pin if we have none, and hides the address of service-area businesses. */
export function notByManagers(
  ours: ListingFields,
  businessType: BusinessType,
  { storefrontAddress }: GoogleListing,
): ChangeField[] {
  const hasPin = ours.latitude !== null && ours.longitude !== null;
  const hidesAddress = businessType === 'service_area' && storefrontAddress === undefined;
  return [...(hasPin ? [] : ['coordinates' as const]), ...(hidesAddress ? addressFields : [])];
}

/** The parts of an address, which Google takes and hides together. */
export const addressFields = [
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
] as const satisfies ChangeField[];
