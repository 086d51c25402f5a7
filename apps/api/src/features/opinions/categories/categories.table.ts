import { bigint, boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import type { OpinionChannel } from '../opinion-channel.ts';

/** A company's one list of subjects that its opinions speak of. */
export const reviewTags = pgTable(
  'review_tags',
  {
    companyId: companyId(),
    id: identity(),
    name: text('name').notNull(),
    phrases: text('phrases').array().notNull().default([]),
    isAutomatic: boolean('is_automatic').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('review_tags_name').on(table.companyId, table.name),
  ],
);

/** The last time that all opinions of a company were put into categories, and how far that is. */
export const categorisations = pgTable(
  'categorisations',
  {
    companyId: companyId(),
    status: text('status').$type<'processing' | 'done' | 'failed'>().notNull(),
    /** Counts beginnings: a job carries the one it was made for. */
    version: integer('version').notNull(),
    /** The kind of opinions that is read now; those before it are done. */
    channel: text('channel').$type<OpinionChannel['topic']>().notNull().default('reviews'),
    /** Its opinions up to this id are done; a worker that takes over goes on after it. */
    doneTo: bigint('done_to', { mode: 'number' }).notNull(),
    total: integer('total').notNull(),
    processed: integer('processed').notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: reference('started_by'),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);
