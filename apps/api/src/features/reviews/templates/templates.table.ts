import { bigint, index, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

const company = () => bigint('company_id', { mode: 'number' }).notNull();

/** Shelves of reply templates. */
export const replyCategories = pgTable(
  'reply_categories',
  {
    companyId: company(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
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
    companyId: company(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    categoryId: bigint('category_id', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('reply_templates_category').on(table.companyId, table.categoryId),
  ],
);
