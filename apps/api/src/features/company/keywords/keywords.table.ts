import { bigint, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';

export const keywords = pgTable(
  'keywords',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    keyword: text('keyword').notNull(),
    scope: text('scope').$type<KeywordScope>().notNull(),
    groupId: bigint('group_id', { mode: 'number' }),
    locationId: bigint('location_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('keywords_once')
      .on(table.companyId, table.keyword, table.scope, table.groupId, table.locationId)
      .nullsNotDistinct(),
  ],
);
