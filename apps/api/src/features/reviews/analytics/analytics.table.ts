import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { companyId, reference } from '../../../database/columns.ts';

const count = (name: string) => integer(name).notNull();

const figures = () => ({
  count: count('count'),
  withText: count('with_text'),
  replied: count('replied'),
  repliedWithinDay: count('replied_within_day'),
  /** Sum of the times from a review to its current reply, in seconds. */
  replySeconds: bigint('reply_seconds', { mode: 'number' }).notNull(),
});

/**
 * Counts of reviews that are not deleted, by location, day in the company's time zone, stars and sentiment. Triggers
 * update them in the transaction that changes a review.
 */
export const reviewRollups = pgTable(
  'review_rollups',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    day: date('day').notNull(),
    rating: smallint('rating').notNull(),
    sentiment: text('sentiment').$type<Sentiment>().notNull(),
    ...figures(),
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
    day: date('day').notNull(),
    rating: smallint('rating').notNull(),
    sentiment: text('sentiment').$type<Sentiment>().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.tagId, table.locationId, table.day, table.rating, table.sentiment],
    }),
    index('review_tag_rollups_day').on(table.companyId, table.day),
  ],
);
