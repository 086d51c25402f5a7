import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyId, reference } from '../../../database/columns.ts';

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
