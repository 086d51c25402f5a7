import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import type { NewGoogleListing } from '../../../providers/google-business-profile/creation-calls.ts';

/** A new location as Google takes it: an empty text would be a value, and most of them are refused. */
export function newGoogleListing(fields: ListingFields, placeId: string): NewGoogleListing {
  const { websiteUri, storeCode, profile, phoneNumbers, ...others } = listingToGoogle(fields);
  return {
    ...others,
    languageCode: languages[fields.country] ?? 'en',
    ...(websiteUri && { websiteUri }),
    ...(storeCode && { storeCode }),
    ...(profile?.description && { profile }),
    ...(phoneNumbers?.primaryPhone && { phoneNumbers }),
    ...(placeId !== '' && { metadata: { placeId } }),
  };
}

/** The language of a listing, which can never be changed: that of its country, where it has one. */
const languages: Readonly<Record<string, string>> = {
  AT: 'de',
  CZ: 'cs',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  IT: 'it',
  LT: 'lt',
  PL: 'pl',
  PT: 'pt',
  SK: 'sk',
  UA: 'uk',
};
