import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';

const id = (name: string) => bigint(name, { mode: 'number' }).notNull();
const count = (name: string) => integer(name).notNull();

const figures = () => ({
  count: count('count'),
  withText: count('with_text'),
  replied: count('replied'),
  repliedWithinDay: count('replied_within_day'),
  /** Of all that are replied, from the review to the answer that stands. */
  replySeconds: bigint('reply_seconds', { mode: 'number' }).notNull(),
});

/**
 * Reviews that are not deleted, counted by place, day of the company's time zone, stars and sentiment. The database
 * keeps it in the transaction that changes a review, whatever changes it.
 */
export const reviewRollups = pgTable(
  'review_rollups',
  {
    companyId: id('company_id'),
    locationId: id('location_id'),
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

/** The same for each category; the sentiment is that of what is said of it. */
export const reviewTagRollups = pgTable(
  'review_tag_rollups',
  {
    companyId: id('company_id'),
    tagId: id('tag_id'),
    locationId: id('location_id'),
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
