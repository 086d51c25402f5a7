import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

export const keywords = pgTable(
  'keywords',
  {
    companyId: companyId(),
    id: identity(),
    keyword: text('keyword').notNull(),
    scope: text('scope').$type<KeywordScope>().notNull(),
    groupId: reference('group_id'),
    locationId: reference('location_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('keywords_once')
      .on(table.companyId, table.keyword, table.scope, table.groupId, table.locationId)
      .nullsNotDistinct(),
  ],
);
