import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { changedListing, pickFields } from '../updates/changed-listing.ts';
import { deliverUpdate } from '../updates/deliver-update.ts';
import type { StoredProblem } from '../updates/listing-updates.table.ts';

export interface CompletedListing {
  /** What the location says from now on. */
  fields: ListingFields;
  /** What was wanted and refused: the location is there, without it. */
  refused: { fields: ListingField[]; wanted: Partial<ListingFields>; problems: StoredProblem[] };
}

/** Sends what creating a location does not take, such as its attributes. A refusal takes nothing away of what is there. */
export async function completeListing(
  google: GoogleAccount,
  googleName: string,
  fields: ListingFields,
  { isEdited, isLastTry }: { isEdited: boolean; isLastTry: boolean },
): Promise<CompletedListing> {
  const live = await google.getListing(googleName);
  const before = listingFromGoogle(live, isEdited ? await google.getAttributes(googleName) : []);
  // Where Google finds the address it knows the place better.
  const { latitude, longitude } = before.latitude === null ? fields : before;
  const after = { ...fields, latitude, longitude };
  const whole = googleUpdate(before, after);
  const update = isEdited
    ? whole
    : { ...whole, updateMask: [], fields: whole.fields.filter((field) => field === 'attributes') };
  const { taken, problems } = await deliverUpdate({ google, googleName, after, update }, isLastTry);
  const missing = problems.length === 0 ? [] : update.fields.filter((field) => !taken.includes(field));
  return {
    fields: changedListing(after, pickFields(before, missing)),
    refused: { fields: missing, wanted: pickFields(after, missing), problems },
  };
}
