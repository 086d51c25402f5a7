import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { pickFields } from '../listing-fields.ts';
import type { locations } from '../listings.table.ts';
import {
  listingUpdates,
  openStatusesInSql,
  openUpdateStatuses,
  type StoredProblem,
} from './listing-updates.table.ts';
import { sendTimes } from '../../../delivery/enqueue-spread.ts';
import { callsOf } from './google-delivery.ts';
import { problemOf } from './update-problems.ts';

// Every write of an update's status: `pending` once it is enqueued, `in_progress` from the moment a job claims it, and
// at the end `ok`, `external_change` or `failed`. Enqueued again it is `pending` under the next attempt, which voids the
// jobs of earlier ones. The location's `update_status` follows in the same statement; settling, which also changes what
// the listing says, writes it in `settle-update.ts`.

/** One attempt at sending an update: which one a job was made for. */
export interface UpdateAttempt {
  companyId: number;
  updateId: number;
  attempt: number;
}

/** Outcome of an attempt. */
export interface UpdateOutcome {
  status: 'ok' | 'external_change' | 'failed';
  /** The fields that the provider says from now on; of one that failed half way, some. */
  taken: readonly ListingField[];
  problems: StoredProblem[];
}

/** The queue of the job that sends updates, which itself needs this module. */
export const updateQueue: Required<Pick<Job<UpdateAttempt>, 'name' | 'subject'>> = {
  name: 'send-listing-update',
  subject: ({ companyId, updateId, attempt }) => `${companyId}/${updateId}/${attempt}`,
};

/** An edit of one location, to be enqueued. */
export interface NewUpdate {
  locationId: number;
  fields: readonly ListingField[];
  before: Partial<ListingFields>;
  after: Partial<ListingFields>;
  /** Of decisions about changes by others: what the provider says in place of what we say. */
  against?: Partial<ListingFields>;
  isAtProvider: boolean;
  /** Not before this moment. */
  at?: Date | undefined;
}

/** The update that lets a location say what it is to say, in some fields. */
export function newUpdate(
  { id, googleName }: Pick<typeof locations.$inferSelect, 'id' | 'googleName'>,
  before: ListingFields,
  after: ListingFields,
  fields: readonly ListingField[],
): NewUpdate {
  return {
    locationId: id,
    fields,
    before: pickFields(before, fields),
    after: pickFields(after, fields),
    isAtProvider: googleName !== null,
  };
}

/** Who edits; no user for a rule. */
interface Author {
  companyId: number;
  userId: number | null;
}

/**
 * Stores edits of locations that the caller has locked, and enqueues the jobs that send them. Returns the ids of the
 * updates in the order given. An edit of a location that is not at the provider is settled by the caller, unless it is
 * part of a bulk edit.
 */
export async function enqueueUpdates(
  { jobs, live, now }: Services,
  tx: Queryable,
  { companyId, userId }: Author,
  edits: readonly NewUpdate[],
  bulkEditId: number | null = null,
): Promise<number[]> {
  const given = edits.map(({ locationId, fields, before, after, against = null }) => ({
    location_id: locationId,
    fields,
    before,
    after,
    against,
  }));
  const stored = await rows<{ id: number; location_id: number }>(
    tx,
    sql`with given as (
          select * from json_to_recordset(${JSON.stringify(given)}::json)
            as g (location_id int8, fields text[], before jsonb, after jsonb, against jsonb)),
        marked as (
          update locations l set update_status = 'pending' from given g
          where l.company_id = ${companyId} and l.id = g.location_id)
        insert into listing_updates (company_id, location_id, bulk_edit_id, author_id, status, fields, before, after, against, created_at)
        select ${companyId}::int8, g.location_id, ${bulkEditId}::int8, ${userId}::int8, 'pending', g.fields, g.before, g.after, g.against, ${now().toISOString()}::timestamptz
        from given g
        returning id::int8 as id, location_id::int8 as location_id`,
  );
  const ids = new Map(stored.map((row) => [row.location_id, row.id]));
  const enqueued = edits.map((edit) => ({ ...edit, updateId: ids.get(edit.locationId) ?? 0 }));
  await jobs.enqueue(
    tx,
    updateQueue,
    enqueued
      .filter(({ isAtProvider }) => isAtProvider || bulkEditId !== null)
      .map(({ updateId, at }) => ({ payload: { companyId, updateId, attempt: 1 }, ...(at && { at }) })),
  );
  await live.publish(tx, companyId, { topic: 'locations', ids: edits.map(({ locationId }) => locationId) });
  return enqueued.map(({ updateId }) => updateId);
}

/**
 * Enqueues updates again, each under its next attempt, spread over as many minutes as the provider's quota asks for.
 * `which` narrows `listing_updates` of the company.
 */
export async function requeueUpdates(
  { jobs, config, now }: Services,
  tx: Queryable,
  companyId: number,
  which: SQL,
): Promise<void> {
  const requeued = await rows<{ id: number; attempt: number; fields: ListingField[] }>(
    tx,
    sql`with requeued as (
          update listing_updates set attempt = attempt + 1, status = 'pending', problems = '[]', sending_at = null, finished_at = null
          where company_id = ${companyId} and ${which}
          returning id, location_id, attempt, fields),
        marked as (
          update locations l set update_status = 'pending' from requeued r
          where l.company_id = ${companyId} and l.id = r.location_id)
        select id::int8 as id, attempt, fields from requeued order by id`,
  );
  const times = sendTimes(
    requeued.map(({ fields }) => ({ calls: callsOf(fields) })),
    ['google/business-information', 'bulkEdits'],
    { quotas: config, now: now() },
  );
  await jobs.enqueue(
    tx,
    updateQueue,
    requeued.map(({ id, attempt }, index) => {
      const at = times[index];
      return { payload: { companyId, updateId: id, attempt }, ...(at && { at }) };
    }),
  );
}

/** Records that the provider is about to be called; false when the attempt is void by now. */
export async function claimUpdate(
  queries: Queryable,
  { companyId, updateId, attempt }: UpdateAttempt,
  now: Date,
): Promise<boolean> {
  const claimed = await rows(
    queries,
    sql`with locked as (
          select u.id from listing_updates u
          left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
          where u.company_id = ${companyId} and u.id = ${updateId} and ${mayBeSent(attempt)}
          for update of u),
        claimed as (
          update listing_updates u set status = 'in_progress', sending_at = ${now.toISOString()}
          from locked where u.company_id = ${companyId} and u.id = locked.id
          returning u.location_id)
        update locations l set update_status = 'in_progress' from claimed
        where l.company_id = ${companyId} and l.id = claimed.location_id
        returning l.id`,
  );
  return claimed.length > 0;
}

/**
 * Of `listing_updates u` and its `bulk_edits b`: whether a job of this attempt may work on the update. What has begun is
 * brought to its end even while the bulk edit is paused.
 */
export function mayBeSent(attempt: number): SQL {
  return sql`u.attempt = ${attempt} and (u.status = 'in_progress' or (u.status = 'pending' and b.paused_at is null))`;
}

/** An update that no outcome has been written for, for the attempt that may write it. */
export async function findUnsettled(tx: Queryable, attempt: UpdateAttempt) {
  const [update] = await tx.select().from(listingUpdates).where(isUnsettled(attempt));
  return update;
}

/** Writes the outcome, once; false when there is one already. */
export async function writeOutcome(
  tx: Queryable,
  attempt: UpdateAttempt,
  { status, problems, taken }: UpdateOutcome,
  finishedAt: Date,
): Promise<boolean> {
  const settled = await tx
    .update(listingUpdates)
    .set({ status, problems, taken: [...taken], finishedAt })
    .where(isUnsettled(attempt))
    .returning({ id: listingUpdates.id });
  return settled.length > 0;
}

function isUnsettled({ companyId, updateId, attempt }: UpdateAttempt) {
  return and(
    eq(listingUpdates.companyId, companyId),
    eq(listingUpdates.id, updateId),
    eq(listingUpdates.attempt, attempt),
    inArray(listingUpdates.status, openUpdateStatuses),
  );
}

/**
 * Cancels the pending updates of a bulk edit. Each location gets back the status that it had before; the updates become
 * `failed`, which distinguishes them from those that were sent.
 */
export async function cancelPendingUpdates(
  tx: Queryable,
  companyId: number,
  bulkEditId: number,
  at: Date,
): Promise<void> {
  await rows(
    tx,
    sql`with cancelled as (
          update listing_updates set status = 'failed', attempt = attempt + 1, finished_at = ${at.toISOString()},
            problems = ${JSON.stringify([problemOf('cancelled')])}::jsonb
          where company_id = ${companyId} and bulk_edit_id = ${bulkEditId} and status = 'pending'
          returning id, location_id)
        update locations l set update_status = coalesce((
          select u.status from listing_updates u
          where u.company_id = l.company_id and u.location_id = l.id and u.id < c.id and u.status not in ${openStatusesInSql}
            and not u.problems @> '[{"code": "cancelled"}]'
          order by u.id desc limit 1), 'no_data')
        from cancelled c where l.company_id = ${companyId} and l.id = c.location_id`,
  );
}

/** Marks refused updates whose fields were edited since, so that they are not sent again. */
export async function markChangedSince(tx: Queryable, companyId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(listingUpdates)
    .set({ problems: [problemOf('changed_since')] })
    .where(and(eq(listingUpdates.companyId, companyId), inArray(listingUpdates.id, ids)));
}

/** Stores an edit that the provider refused along with something else, so that it is shown and repeated as any other. */
export async function recordRefusedUpdate(
  tx: Queryable,
  companyId: number,
  edit: Pick<NewUpdate, 'locationId' | 'before' | 'after'> & { fields: ListingField[] },
  { problems, at }: { problems: StoredProblem[]; at: Date },
): Promise<void> {
  await tx.insert(listingUpdates).values({
    ...edit,
    companyId,
    authorId: null,
    status: 'failed',
    problems,
    createdAt: at,
    finishedAt: at,
  });
}
