import { and, eq, sql } from 'drizzle-orm';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import {
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { googleUpdate, pathsAlong } from '@pinfold/contract/features/listings/updates/google-update';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../google-grant.ts';
import { changedListing, listingFieldsOf } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { deliverUpdate, type Delivery } from './google-delivery.ts';
import {
  claimUpdate,
  mayBeSent,
  updateQueue,
  type UpdateAttempt,
  type UpdateOutcome,
} from './listing-update-lifecycle.ts';
import { publishBulkEditProgress } from '../bulk-edit/bulk-edit-lifecycle.ts';
import { settleUpdate } from './settle-update.ts';
import { problemOf } from './update-problems.ts';

/** Sends an enqueued edit to the provider; killed anywhere and run again, it sends the same. */
export const sendListingUpdate = defineProviderJob<UpdateAttempt, OpenUpdate>({
  ...updateQueue,
  concurrency: 8,
  claim: findOpenUpdate,
  async work(services, update, attempt, { isLastTry }) {
    const { database, live } = services;
    const { companyId } = attempt;
    const delivery = await deliveryOf(services, companyId, update);
    if ('status' in delivery) return settle(services, attempt, delivery);
    if (!(await claimUpdate(database.queries, attempt, services.now()))) return;
    if (update.bulkEditId === null)
      await live.publish(database.queries, companyId, { topic: 'locations', ids: [update.locationId] });
    // It fails by itself, since it may have been taken in part.
    await settle(services, attempt, await deliverUpdate(delivery, isLastTry));
  },
  waits: (services, { companyId }, { bulkEditId }) =>
    publishBulkEditProgress(services, companyId, bulkEditId),
});

/** An update that waits for its turn is passed over, since its job waits as well. */
export const requeueStuckUpdates = requeueStuck<{ company_id: number; id: number; attempt: number }>({
  noun: 'updates',
  find: (before) => sql`
    select u.company_id::int8 as company_id, u.id::int8 as id, u.attempt from listing_updates u
    left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
    where (u.status = 'in_progress' and u.sending_at < ${before.toISOString()})
       or (u.status = 'pending' and u.created_at < ${before.toISOString()} and b.paused_at is null)
    order by u.sending_at nulls last, u.id limit 1000`,
  jobOf: ({ company_id, id, attempt }) =>
    lostJob(sendListingUpdate, { companyId: company_id, updateId: id, attempt }),
});

/** What is to be sent, from what the listing says now; or the outcome, where there is nothing to send. */
async function deliveryOf(
  services: Services,
  companyId: number,
  { locationId, googleName, sealedRefreshToken, after, against, fields }: OpenUpdate,
): Promise<Delivery | UpdateOutcome> {
  if (googleName === null) return { status: 'ok', taken: fields, problems: [] };
  if (sealedRefreshToken === null)
    return { status: 'failed', taken: [], problems: [problemOf('access_lost')] };
  const [row] = await services.database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!row) throw new Error('an update has its location');
  const before = changedListing(listingFieldsOf(row), against ?? {});
  const wanted = changedListing(before, after);
  const changed = googleUpdate(before, wanted, phoneNumbers);
  if (changed.fields.length === 0) return { status: 'ok', taken: [], problems: [] };
  const travelling = listingFields.filter((field) => against !== null && field in against);
  const along = pathsAlong(changed.updateMask, travelling);
  const update = { ...changed, updateMask: [...changed.updateMask, ...along] };
  return {
    google: openAccount(services, sealedRefreshToken),
    googleName,
    after: wanted,
    update,
  };
}

function settle(services: Services, attempt: UpdateAttempt, outcome: UpdateOutcome): Promise<void> {
  return services.database.queries.transaction((tx) => settleUpdate(services, tx, attempt, outcome));
}

/** An update to be sent, with the data needed for it. */
interface OpenUpdate {
  locationId: number;
  bulkEditId: number | null;
  fields: ListingField[];
  after: Partial<ListingFields>;
  /** For decisions about external changes: Google's values in place of ours. */
  against: Partial<ListingFields> | null;
  /** Null for a location that is not at the provider. */
  googleName: string | null;
  /** Null if no grant reaches the location. */
  sealedRefreshToken: string | null;
}

/** The update that an attempt is about; undefined when the attempt is void or held up by a pause. */
async function findOpenUpdate(
  { database }: Services,
  { companyId, updateId, attempt }: UpdateAttempt,
): Promise<OpenUpdate | undefined> {
  const [row] = await rows<OpenUpdateRow>(
    database.queries,
    sql`select u.location_id::int8 as location_id, u.bulk_edit_id::int8 as bulk_edit_id, u.fields, u.after, u.against, l.google_name, g.sealed_refresh_token
        from listing_updates u
        join locations l on l.company_id = u.company_id and l.id = u.location_id
        left join ${accountOfLocation} and not g.is_disconnected
        left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
        where u.company_id = ${companyId} and u.id = ${updateId} and ${mayBeSent(attempt)}`,
  );
  return row && toUpdate(row);
}

interface OpenUpdateRow {
  location_id: number;
  bulk_edit_id: number | null;
  fields: ListingField[];
  after: Partial<ListingFields>;
  against: Partial<ListingFields> | null;
  google_name: string | null;
  sealed_refresh_token: string | null;
}

function toUpdate(row: OpenUpdateRow): OpenUpdate {
  return {
    locationId: row.location_id,
    bulkEditId: row.bulk_edit_id,
    fields: row.fields,
    after: row.after,
    against: row.against,
    googleName: row.google_name,
    sealedRefreshToken: row.sealed_refresh_token,
  };
}
