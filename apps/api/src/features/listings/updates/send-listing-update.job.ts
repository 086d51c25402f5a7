import { and, eq } from 'drizzle-orm';
import { listingFields } from '@pinfold/contract/features/listings/listing-fields';
import { googleUpdate, pathsAlong } from '@pinfold/contract/features/listings/updates/google-update';
import { defineJob, type Job, type JobRun } from '../../../jobs/define-job.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import { nextMinute, takeProviderCalls } from '../../../providers/google-business-profile/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { changedListing, listingFieldsOf } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import {
  claimUpdate,
  findOpenUpdate,
  updateQueue,
  type OpenUpdate,
  type UpdateAttempt,
  type UpdateOutcome,
} from './listing-update-lifecycle.ts';
import { deliverUpdate, spendingOf, type Delivery } from './google-delivery.ts';
import { settleUpdate } from './settle-update.ts';
import { problemOf } from './update-problems.ts';
import { publishUpdateProgress } from './publish-update-events.ts';

/** Sends an enqueued edit to the provider; killed anywhere and run again, it sends the same. */
export const sendListingUpdate: Job<UpdateAttempt> = defineJob({
  ...updateQueue,
  concurrency: 8,
  async run(services, attempt, run) {
    const { queries } = services.database;
    const update = await findOpenUpdate(queries, attempt);
    if (!update) return;
    const delivery = await deliveryOf(services, attempt.companyId, update);
    if ('status' in delivery) return settle(services, attempt, delivery);
    if (!(await takeProviderCalls(queries, services.config, services.now(), spendingOf(delivery))))
      return sendAt(services, attempt, update, nextMinute(services.now()));
    if (!(await claimUpdate(queries, attempt, services.now()))) return;
    if (update.bulkEditId === null)
      await services.live.publish(queries, attempt.companyId, {
        topic: 'locations',
        ids: [update.locationId],
      });
    await send(services, attempt, update, delivery, run);
  },
});

async function send(
  services: Services,
  attempt: UpdateAttempt,
  update: OpenUpdate,
  delivery: Delivery,
  { isLastTry }: JobRun,
): Promise<void> {
  try {
    await settle(services, attempt, await deliverUpdate(delivery, isLastTry));
  } catch (error) {
    if (!(error instanceof GoogleError) || error.kind !== 'quota') throw error;
    await sendAt(services, attempt, update, retryTime(services.now(), error.retryAfter));
  }
}

/** What is to be sent, from what the listing says now; or the outcome, where there is nothing to send. */
async function deliveryOf(
  { database, google, sealer }: Services,
  companyId: number,
  { locationId, googleName, sealedRefreshToken, after, against, fields }: OpenUpdate,
): Promise<Delivery | UpdateOutcome> {
  if (googleName === null) return { status: 'ok', taken: fields, problems: [] };
  if (sealedRefreshToken === null)
    return { status: 'failed', taken: [], problems: [problemOf('access_lost')] };
  const [row] = await database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!row) throw new Error('an update has its location');
  const before = changedListing(listingFieldsOf(row), against ?? {});
  const wanted = changedListing(before, after);
  const changed = googleUpdate(before, wanted);
  if (changed.fields.length === 0) return { status: 'ok', taken: [], problems: [] };
  const travelling = listingFields.filter((field) => against !== null && field in against);
  const along = pathsAlong(changed.updateMask, travelling);
  const update = { ...changed, updateMask: [...changed.updateMask, ...along] };
  return {
    google: google.as(sealer.open('refresh token', sealedRefreshToken)),
    googleName,
    after: wanted,
    update,
  };
}

function settle(services: Services, attempt: UpdateAttempt, outcome: UpdateOutcome): Promise<void> {
  return services.database.queries.transaction((tx) => settleUpdate(services, tx, attempt, outcome));
}

/** Waiting for the quota uses up no try. */
async function sendAt(
  services: Services,
  attempt: UpdateAttempt,
  update: OpenUpdate,
  at: Date,
): Promise<void> {
  const { database, jobs } = services;
  await jobs.enqueue(database.queries, sendListingUpdate, [{ payload: attempt, at }]);
  await publishUpdateProgress(services, attempt.companyId, update.bulkEditId);
}

const defaultWaitSeconds = 60;

/** Up to twice the wait, so that those who were turned away do not all come back at once. */
function retryTime(now: Date, retryAfter = defaultWaitSeconds): Date {
  return new Date(now.getTime() + (retryAfter + Math.random() * retryAfter) * 1000);
}
