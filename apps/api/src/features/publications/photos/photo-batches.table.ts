import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PhotoBatchAction, PhotoCategory } from '@pinfold/contract/features/publications/photo';
import type { ItemProblem, ItemStatus } from '@pinfold/contract/features/publications/post-status';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** Photos that were sent or deleted together. */
export const photoBatches = pgTable(
  'photo_batches',
  {
    companyId: companyId(),
    id: identity(),
    action: smallint('action').$type<PhotoBatchAction>().notNull(),
    requestId: uuid('request_id').notNull(),
    authorId: reference('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the last of its items may be sent within the provider's quotas. */
    lastSendAt: moment('last_send_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('photo_batches_request').on(table.companyId, table.requestId),
  ],
);

/** One photo at one location: to be added, or to be deleted. */
export const photoBatchItems = pgTable(
  'photo_batch_items',
  {
    companyId: companyId(),
    id: identity(),
    batchId: reference('batch_id').notNull(),
    locationId: reference('location_id').notNull(),
    category: smallint('category').$type<PhotoCategory>().notNull(),
    /** What is added; null for a deletion. */
    uploadId: reference('upload_id'),
    version: integer('version').notNull().default(1),
    status: smallint('status').$type<ItemStatus>().notNull(),
    problem: text('problem').$type<ItemProblem>(),
    acceptedAt: moment('accepted_at').notNull(),
    /** Set before the provider is called; a retry that finds it asks the provider what arrived. */
    sendingAt: moment('sending_at'),
    /** `accounts/{a}/locations/{l}/media/{m}`: what is deleted, or what was made. */
    googleName: text('google_name'),
    /** When somebody last fetched its picture. */
    fetchedAt: moment('fetched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('photo_batch_items_batch').on(table.companyId, table.batchId),
    index('photo_batch_items_of_location').on(table.companyId, table.locationId),
    index('photo_batch_items_google_name').on(table.companyId, table.googleName),
    index('photo_batch_items_open')
      .on(table.acceptedAt)
      .where(sql`status in (1, 2)`),
  ],
);
