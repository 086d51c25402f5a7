import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';
import type { GoogleUpdatedListing } from '../../../providers/google-business-profile/listing-calls.ts';

/** Calls that asking about one location takes. */
export const callsToAsk = 4;

/** All that Google says of a location: the merchant's word, and what people see. */
export interface AskedListing {
  merchant: GoogleListing;
  merchantAttributes: GoogleAttribute[];
  updated: GoogleUpdatedListing;
  updatedAttributes: GoogleAttribute[];
}

/**
 * The merchant's word is read last: of an edit that somebody else makes meanwhile, what people see is older, and then
 * the next look tells.
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
