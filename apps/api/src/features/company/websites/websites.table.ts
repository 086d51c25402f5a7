import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

export const websites = pgTable(
  'websites',
  {
    companyId: companyId(),
    id: identity(),
    /** In canonical form, so that one site is not added twice. */
    url: text('url').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
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
    id: identity(),
    websiteId: reference('website_id').notNull(),
    searchLocationId: reference('search_location_id').notNull(),
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
