import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ExportFileType, ExportStatus } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import { companyId, identity, moment, reference } from '../database/columns.ts';

/** Files that members had made. */
export const fileExports = pgTable(
  'exports',
  {
    companyId: companyId(),
    id: identity(),
    userId: reference('user_id').notNull(),
    /** What is exported, such as `locations`. */
    kind: text('kind').notNull(),
    status: text('status').$type<ExportStatus>().notNull(),
    fileType: text('file_type').$type<ExportFileType>().notNull(),
    filename: text('filename').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** What was asked for, as its kind understands it. */
    request: jsonb('request').notNull(),
    total: integer('total').notNull(),
    written: integer('written').notNull().default(0),
    /** Key in the file store; null until the file is done, and after it was deleted. */
    fileKey: text('file_key'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('exports_user').on(table.companyId, table.userId, table.id.desc()),
  ],
);
