import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** Shelves of reply templates. */
export const replyCategories = pgTable(
  'reply_categories',
  {
    companyId: companyId(),
    id: identity(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('reply_categories_name').on(table.companyId, table.name),
  ],
);

/** Reply templates; their variables are filled in for each review. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    companyId: companyId(),
    id: identity(),
    categoryId: reference('category_id').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('reply_templates_category').on(table.companyId, table.categoryId),
  ],
);
