import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What Google offers for categories and countries; the same for every company, and asked again after a day. */
export const googleMetadata = pgTable('google_metadata', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  fetchedAt: moment('fetched_at').notNull(),
});
