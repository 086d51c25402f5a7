import type { ImportProblem } from '@pinfold/contract/features/integrations/google';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';

/** Calls that reading one place takes. */
export const callsAPlace = 2;

/** What Google says of a place that was chosen; or why it says nothing, for good or for now. */
export type PlaceRead =
  | { kind: 'read'; googleName: string; listing: GoogleListing; attributes: GoogleAttribute[] }
  | { kind: 'refused'; googleName: string; problem: ImportProblem }
  | { kind: 'later'; googleName: string; error: GoogleError };

/** Reads one place in full. */
export async function readPlace(google: GoogleAccount, googleName: string): Promise<PlaceRead> {
  try {
    const listing = await google.getListing(googleName);
    const attributes = await google.getAttributes(googleName);
    return { kind: 'read', googleName, listing, attributes };
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    switch (error.kind) {
      case 'quota':
      case 'temporary':
        return { kind: 'later', googleName, error };
      case 'denied':
        return { kind: 'refused', googleName, problem: await whatWasDenied(google, error) };
      case 'not_found':
        return { kind: 'refused', googleName, problem: 'not_found' };
      default:
        return { kind: 'refused', googleName, problem: 'missing_information' };
    }
  }
}

/** A grant that still gives tokens is refused for this place alone. */
async function whatWasDenied(google: GoogleAccount, denied: GoogleError): Promise<ImportProblem> {
  try {
    await google.accessToken();
    return 'place_denied';
  } catch (error) {
    if (error instanceof GoogleError && error.kind === denied.kind) return 'access_lost';
    return 'place_denied';
  }
}
