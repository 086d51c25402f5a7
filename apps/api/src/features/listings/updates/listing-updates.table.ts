import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FaultValues } from '@pinfold/contract/features/listings/fault';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** A problem as it is kept: in words of a language only when it is read. */
export interface StoredProblem {
  field: ListingField | null;
  /** A fault code, or the provider's reason in lower case. */
  code: string;
  values: FaultValues;
  /** What the provider said, for reasons that we have no words for. */
  message?: string;
}

/** Statuses of an update that is not settled: it waits for its turn, or is on its way. */
export const openUpdateStatuses: readonly UpdateStatus[] = ['pending', 'in_progress'];

export function isOpenUpdate(status: UpdateStatus): boolean {
  return openUpdateStatuses.includes(status);
}

/** The same for SQL, written out, as the index over open updates has them. */
export const openStatusesInSql = sql`('pending', 'in_progress')`;

/** Every edit of a listing and what the provider made of it. Rows are added and settled, never taken away. */
export const listingUpdates = pgTable(
  'listing_updates',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    bulkEditId: reference('bulk_edit_id'),
    /** Null where a rule made the edit. */
    authorId: reference('author_id'),
    status: text('status').$type<UpdateStatus>().notNull(),
    fields: text('fields').array().$type<ListingField[]>().notNull(),
    before: jsonb('before').$type<Partial<ListingFields>>().notNull(),
    after: jsonb('after').$type<Partial<ListingFields>>().notNull(),
    /**
     * Of a decision about changes by others: what the provider says of the fields that it is measured against, and of
     * those that travel along undecided. Null for an edit.
     */
    against: jsonb('against').$type<Partial<ListingFields>>(),
    /** What the listing says since then; null until it is settled. */
    taken: text('taken').array().$type<ListingField[]>(),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    /** Grows whenever it is enqueued again; a job acts only on the attempt that it was made for. */
    attempt: integer('attempt').notNull().default(1),
    /** Of the listing, once it says what was taken of this edit. */
    version: integer('version'),
    createdAt: moment('created_at').notNull(),
    /** The provider was about to be called. */
    sendingAt: moment('sending_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('listing_updates_open')
      .on(table.companyId, table.locationId)
      .where(sql`status in ${openStatusesInSql}`),
    index('listing_updates_location').on(table.companyId, table.locationId, table.id.desc()),
    index('listing_updates_finished').on(table.companyId, table.finishedAt),
    index('listing_updates_bulk').on(table.companyId, table.bulkEditId, table.status),
  ],
);
