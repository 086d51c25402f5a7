import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Calls within each minute, so that all processes together keep to the provider's quotas. */
export const providerMinutes = pgTable(
  'provider_minutes',
  {
    /** Whose quota: a subject such as `google/v4`, or the edits of one profile, such as `edits/locations/123`. */
    subject: text('subject').notNull(),
    minute: moment('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.minute] })],
);
