import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyId, reference } from '../../../database/columns.ts';
import { rollupFigures, rollupKey } from '../../opinions/analytics/rollup-columns.ts';

/**
 * Counts of reviews that are not deleted, by location, day in the company's time zone, stars and sentiment. Triggers
 * update them in the transaction that changes a review.
 */
export const reviewRollups = pgTable(
  'review_rollups',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    ...rollupKey(),
    ...rollupFigures(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.locationId, table.day, table.rating, table.sentiment],
    }),
    index('review_rollups_day').on(table.companyId, table.day),
  ],
);

/** The same counts by category; the sentiment is that of the category in the review. */
export const reviewTagRollups = pgTable(
  'review_tag_rollups',
  {
    companyId: companyId(),
    tagId: reference('tag_id').notNull(),
    locationId: reference('location_id').notNull(),
    ...rollupKey(),
    ...rollupFigures(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.tagId, table.locationId, table.day, table.rating, table.sentiment],
    }),
    index('review_tag_rollups_day').on(table.companyId, table.day),
  ],
);
