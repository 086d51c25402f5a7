import { sql } from 'drizzle-orm';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { sendListingUpdate } from './send-listing-update.job.ts';

export interface PromisedEdit {
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

/** Who edits; no user for a rule. */
interface Author {
  companyId: number;
  userId: number | null;
}

/**
 * Writes down edits of locations that the caller holds, marks these as being updated, and enqueues what sends them;
 * answers the ids of the updates in the order given. What the provider does not have is settled by the caller, unless
 * it is part of a bulk edit.
 */
export async function promiseUpdates(
  { jobs, live, now }: Services,
  tx: Queryable,
  { companyId, userId }: Author,
  edits: readonly PromisedEdit[],
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
  const promised = edits.map((edit) => ({ ...edit, updateId: ids.get(edit.locationId) ?? 0 }));
  await jobs.enqueue(
    tx,
    sendListingUpdate,
    promised
      .filter(({ isAtProvider }) => isAtProvider || bulkEditId !== null)
      .map(({ updateId, at }) => ({ payload: { companyId, updateId, attempt: 1 }, ...(at && { at }) })),
  );
  await live.publish(tx, companyId, { topic: 'locations', ids: edits.map(({ locationId }) => locationId) });
  return promised.map(({ updateId }) => updateId);
}
