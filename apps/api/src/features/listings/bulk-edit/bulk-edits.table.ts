import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** A change set: its locations are the listing updates that name it. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    companyId: companyId(),
    id: identity(),
    authorId: reference('author_id').notNull(),
    /** Null where another bulk edit is taken back: each location then has an edit of its own. */
    edit: jsonb('edit').$type<BulkEdit>(),
    fields: text('fields').array().$type<ListingField[]>().notNull(),
    total: integer('total').notNull(),
    createdAt: moment('created_at').notNull(),
    pausedAt: moment('paused_at'),
    finishedAt: moment('finished_at'),
    revertsId: reference('reverts_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // One at a time (product spec, section 4).
    uniqueIndex('bulk_edits_open')
      .on(table.companyId)
      .where(sql`finished_at is null`),
  ],
);
