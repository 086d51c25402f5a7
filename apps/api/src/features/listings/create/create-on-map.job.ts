import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { googleUpdate } from '@pinfold/contract/features/listings/updates/google-update';
import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import type { NewGoogleListing } from '../../../providers/google-business-profile/creation-calls.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { listingFromGoogle } from '../../../providers/google-business-profile/listing/listing-from-google.ts';
import { listingToGoogle } from '../../../providers/google-business-profile/listing/listing-to-google.ts';
import { afterQuota } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { changedListing, listingFieldsOf, pickFields } from '../listing-fields.ts';
import { deliverUpdate } from '../updates/google-delivery.ts';
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
export const createOnMap: Job<CreationRequest> = defineJob({
  ...creationQueue,
  concurrency: 4,
  async run(services, request, run) {
    const creation = await findOpenCreation(services, request);
    if (!creation) return;
    if (!creation.grant) return failCreation(services, request, [problemOf('access_lost')]);
    try {
      await create(services, request, creation.row, creation.grant, run);
    } catch (error) {
      await handleFailure(services, request, error, run);
    }
  },
});

/** The request id makes the first call the same each time, and whatever follows says the same each time. */
async function create(
  services: Services,
  request: CreationRequest,
  row: OpenCreation['row'],
  { google, accountName }: NonNullable<OpenCreation['grant']>,
  { isLastTry }: JobRun,
): Promise<void> {
  const fields = listingFieldsOf(row);
  const { name } = await google.createListing(
    accountName,
    newGoogleListing(fields, row.placeId),
    request.requestId,
  );
  // If it was edited after an attempt whose response was lost, Google has the older listing.
  const completed = await completeListing(google, name, fields, { isEdited: row.version > 1, isLastTry });
  const live = await google.getListing(name);
  const standing = await askStanding(google, live);
  await settleCreation(services, request, { ...completed, live, standing });
}

async function handleFailure(
  services: Services,
  request: CreationRequest,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!(error instanceof GoogleError)) throw error;
  if (error.kind === 'quota') return createLater(services, request, afterQuota(services.now(), error));
  const problems = problemsOfRefusal(error) ?? (run.isLastTry ? [problemOf('not_delivered')] : undefined);
  if (!problems) throw error;
  await failCreation(services, request, problems);
}

/** Waiting for the quota uses up no try. */
async function createLater({ database, jobs }: Services, request: CreationRequest, at: Date): Promise<void> {
  await jobs.enqueue(database.queries, createOnMap, [{ payload: request, at }]);
}

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
