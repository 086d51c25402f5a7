import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyId, reference } from '../../../database/columns.ts';
import { rollupFigures, rollupKey } from '../../opinions/analytics/rollup-columns.ts';

/**
 * Counts of reviews of apps that are not deleted, by app, day in the company's time zone, stars and sentiment. Triggers
 * update them as those of reviews.
 */
export const appReviewRollups = pgTable(
  'app_review_rollups',
  { companyId: companyId(), appId: reference('app_id').notNull(), ...rollupKey(), ...rollupFigures() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.appId, table.day, table.rating, table.sentiment] }),
    index('app_review_rollups_day').on(table.companyId, table.day),
  ],
);

/** The same counts by category; the sentiment is that of the category in the review. */
export const appReviewTagRollups = pgTable(
  'app_review_tag_rollups',
  {
    companyId: companyId(),
    tagId: reference('tag_id').notNull(),
    appId: reference('app_id').notNull(),
    ...rollupKey(),
    ...rollupFigures(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.tagId, table.appId, table.day, table.rating, table.sentiment],
    }),
    index('app_review_tag_rollups_day').on(table.companyId, table.day),
  ],
);
