import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import type { PhotoBatchAction, PhotoCategory } from '@pinfold/contract/features/publications/photo';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import { itemColumns, openItemsInSql } from '../item-columns.ts';

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
    ...itemColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('photo_batch_items_batch').on(table.companyId, table.batchId),
    index('photo_batch_items_of_location').on(table.companyId, table.locationId),
    index('photo_batch_items_google_name').on(table.companyId, table.googleName),
    index('photo_batch_items_open')
      .on(table.acceptedAt)
      .where(sql`status in ${openItemsInSql}`),
  ],
);
