import { boolean, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity } from '../../../database/columns.ts';

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
