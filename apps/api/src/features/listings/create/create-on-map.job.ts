import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { nextMinute, takeProviderCalls } from '../../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { listingFieldsOf } from '../listing-columns.ts';
import { problemOf, problemsOfRefusal } from '../updates/stored-problem.ts';
import { askStanding } from './ask-standing.ts';
import { claimCreation, type CreationPromise, type PromisedCreation } from './claim-creation.ts';
import { completeListing } from './complete-listing.ts';
import { newGoogleListing } from './new-google-listing.ts';
import { failCreation, settleCreation } from './settle-creation.ts';

/** Creates a promised location at the provider, once, however often it is killed half way. */
export const createOnMap: Job<CreationPromise> = defineJob({
  name: 'create-on-map',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  async run(services, promise, run) {
    const { database, config, now } = services;
    const creation = await claimCreation(services, promise);
    if (!creation) return;
    if (!creation.grant) return failCreation(services, promise, [problemOf('access_lost')]);
    if (!(await takeProviderCalls(database.queries, config, now(), { calls: mostCalls })))
      return createLater(services, promise, nextMinute(now()));
    try {
      await create(services, promise, creation.row, creation.grant, run);
    } catch (error) {
      await surrender(services, promise, error, run);
    }
  },
});

/** Of the Business Information API, whose quota is counted. */
const mostCalls = 4;

/** The request id makes the first call the same each time, and whatever follows says the same each time. */
async function create(
  services: Services,
  promise: CreationPromise,
  row: PromisedCreation['row'],
  { google, accountName }: NonNullable<PromisedCreation['grant']>,
  { isLastTry }: JobRun,
): Promise<void> {
  const fields = listingFieldsOf(row);
  const { name } = await google.createListing(
    accountName,
    newGoogleListing(fields, row.placeId),
    promise.requestId,
  );
  // Somebody may have edited it after an attempt whose answer was lost: then Google has the older listing.
  const completed = await completeListing(google, name, fields, { isEdited: row.version > 1, isLastTry });
  const live = await google.getListing(name);
  const standing = await askStanding(google, live);
  await settleCreation(services, promise, { ...completed, live, standing });
}

async function surrender(
  services: Services,
  promise: CreationPromise,
  error: unknown,
  run: JobRun,
): Promise<void> {
  if (!(error instanceof GoogleError)) throw error;
  if (error.kind === 'quota') {
    const seconds = error.retryAfter ?? 60;
    const wait = (seconds + Math.random() * seconds) * 1000;
    return createLater(services, promise, new Date(services.now().getTime() + wait));
  }
  const problems = problemsOfRefusal(error) ?? (run.isLastTry ? [problemOf('not_delivered')] : undefined);
  if (!problems) throw error;
  await failCreation(services, promise, problems);
}

/** Waiting for the quota uses up no try. */
async function createLater({ database, jobs }: Services, promise: CreationPromise, at: Date): Promise<void> {
  await jobs.enqueue(database.queries, createOnMap, [{ payload: promise, at }]);
}
