import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, moment, reference } from '../../../database/columns.ts';

/** Categories that people took a review out of, so that no phrase puts it back. */
export const refusedTags = pgTable(
  'refused_tags',
  {
    companyId: companyId(),
    reviewId: reference('review_id').notNull(),
    tagId: reference('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] })],
);

/** The last time that all reviews of a company were put into categories, and how far that is. */
export const categorisations = pgTable(
  'categorisations',
  {
    companyId: companyId(),
    status: text('status').$type<'processing' | 'done' | 'failed'>().notNull(),
    /** Counts beginnings: a job carries the one it was made for. */
    version: integer('version').notNull(),
    /** Reviews up to this id are done; a worker that takes over goes on after it. */
    doneTo: bigint('done_to', { mode: 'number' }).notNull(),
    total: integer('total').notNull(),
    processed: integer('processed').notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: reference('started_by'),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);
