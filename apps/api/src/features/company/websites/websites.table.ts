import { bigint, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull();
const companyId = () => bigint('company_id', { mode: 'number' }).notNull();

export const websites = pgTable(
  'websites',
  {
    companyId: companyId(),
    id: id(),
    /** In canonical form, so that one site is not added twice. */
    url: text('url').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('websites_url').on(table.companyId, table.url),
  ],
);

export const websiteKeywords = pgTable(
  'website_keywords',
  {
    companyId: companyId(),
    id: id(),
    websiteId: bigint('website_id', { mode: 'number' }).notNull(),
    searchLocationId: bigint('search_location_id', { mode: 'number' }).notNull(),
    keyword: text('keyword').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('website_keywords_once').on(
      table.companyId,
      table.websiteId,
      table.searchLocationId,
      table.keyword,
    ),
  ],
);
