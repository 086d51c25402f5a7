import { sql } from 'drizzle-orm';
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A change set: its locations are the listing updates that name it. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    authorId: bigint('author_id', { mode: 'number' }).notNull(),
    /** Null where another bulk edit is taken back: each location then has an edit of its own. */
    edit: jsonb('edit').$type<BulkEdit>(),
    fields: text('fields').array().$type<ListingField[]>().notNull(),
    total: integer('total').notNull(),
    createdAt: moment('created_at').notNull(),
    pausedAt: moment('paused_at'),
    finishedAt: moment('finished_at'),
    revertsId: bigint('reverts_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // One at a time (product spec, section 4).
    uniqueIndex('bulk_edits_open')
      .on(table.companyId)
      .where(sql`finished_at is null`),
  ],
);
