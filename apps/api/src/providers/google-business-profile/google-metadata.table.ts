import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** Google's catalog by category and country; the same for every company, fetched again after a day. */
export const googleMetadata = pgTable('google_metadata', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
});
