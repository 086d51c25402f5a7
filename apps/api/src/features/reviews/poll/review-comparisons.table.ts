import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** When each location's reviews were last compared with the provider's whole list. */
export const reviewComparisons = pgTable(
  'review_comparisons',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    comparedAt: timestamp('compared_at', { withTimezone: true }).notNull(),
    /** How many calls it took; the next one will take about as many. */
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId] })],
);
