import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const company = () => bigint('company_id', { mode: 'number' }).notNull();

/** Categories that people took a review out of, so that no phrase puts it back. */
export const refusedTags = pgTable(
  'refused_tags',
  {
    companyId: company(),
    reviewId: bigint('review_id', { mode: 'number' }).notNull(),
    tagId: bigint('tag_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] })],
);

/** The last time that all reviews of a company were put into categories, and how far that is. */
export const categorisations = pgTable(
  'categorisations',
  {
    companyId: company(),
    status: text('status').$type<'processing' | 'done' | 'failed'>().notNull(),
    /** Counts beginnings: a job carries the one it was made for. */
    version: integer('version').notNull(),
    /** Reviews up to this id are done; a worker that takes over goes on after it. */
    doneTo: bigint('done_to', { mode: 'number' }).notNull(),
    total: integer('total').notNull(),
    processed: integer('processed').notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: bigint('started_by', { mode: 'number' }),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);
