import { bigint, date, integer, smallint, text } from 'drizzle-orm/pg-core';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';

const count = (name: string) => integer(name).notNull();

/** What any rollup of opinions is kept by, beside what its channel has. */
export const rollupKey = () => ({
  day: date('day').notNull(),
  rating: smallint('rating').notNull(),
  sentiment: text('sentiment').$type<Sentiment>().notNull(),
});

/** What it counts. */
export const rollupFigures = () => ({
  count: count('count'),
  withText: count('with_text'),
  replied: count('replied'),
  repliedWithinDay: count('replied_within_day'),
  /** Sum of the times from an opinion to its current reply, in seconds. */
  replySeconds: bigint('reply_seconds', { mode: 'number' }).notNull(),
});
