import { sql } from 'drizzle-orm';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import type { NewGoogleListing } from '../../../providers/google-business-profile/creation-calls.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import { changedListing, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { deliverUpdate } from '../updates/google-delivery.ts';
import type { StoredProblem } from '../updates/listing-updates.table.ts';
import { problemOf, problemsOfRefusal } from '../updates/update-problems.ts';
import {
  creationQueue,
  failCreation,
  findOpenCreation,
  settleCreation,
  type CompletedListing,
  type CreationRequest,
  type OpenCreation,
} from './creation-lifecycle.ts';
import { askStanding } from './standing.ts';

/** Creates a new location at the provider, once, however often it is killed half way. */
export const createOnMap = defineProviderJob<CreationRequest, OpenCreation, StoredProblem[]>({
  ...creationQueue,
  concurrency: 4,
  claim: findOpenCreation,
  /** The request id makes the first call the same each time, and whatever follows says the same each time. */
  async work(services, { row, grant }, request, { isLastTry }) {
    if (!grant) return { problem: [problemOf('access_lost')] };
    const { google, accountName } = grant;
    const fields = listingFieldsOf(row);
    const created = newGoogleListing(fields, row.placeId);
    const { name } = await google.createListing(accountName, created, request.requestId);
    // If it was edited after an attempt whose response was lost, Google has the older listing.
    const completed = await completeListing(google, name, fields, { isEdited: row.version > 1, isLastTry });
    const live = await google.getListing(name);
    const standing = await askStanding(google, live);
    return settleCreation(services, request, { ...completed, live, standing });
  },
  explain(error) {
    const problem = problemsOfRefusal(error);
    return problem && { problem };
  },
  lastProblem: [problemOf('not_delivered')],
  settleFailed: failCreation,
});

export const requeueStuckCreations = requeueStuck<{ company_id: number; id: number; request: string }>({
  noun: 'creations',
  everySeconds: 1800,
  find: () => sql`
    select company_id::int8 as company_id, id::int8 as id, creation_request as request from locations
    where creation = 'in_progress' and creation_request is not null`,
  jobOf: ({ company_id, id, request }) =>
    lostJob(createOnMap, { companyId: company_id, locationId: id, requestId: request }),
});

/** Sends what creating a location does not take, such as its attributes. A refusal takes nothing away of what is there. */
async function completeListing(
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
  const whole = googleUpdate(before, after, phoneNumbers);
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

/** A new location as Google takes it: an empty text would be a value, and most of them are refused. */
function newGoogleListing(fields: ListingFields, placeId: string): NewGoogleListing {
  const { websiteUri, storeCode, profile, phoneNumbers: phones, ...others } = listingToGoogle(fields);
  return {
    ...others,
    languageCode: languages[fields.country] ?? 'en',
    ...(websiteUri && { websiteUri }),
    ...(storeCode && { storeCode }),
    ...(profile?.description && { profile }),
    ...(phones?.primaryPhone && { phoneNumbers: phones }),
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
