import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** Pictures that members uploaded, re-encoded; the files are in the file store under `uploads/{company}/{id}`. */
export const uploads = pgTable(
  'uploads',
  {
    companyId: companyId(),
    id: identity(),
    purpose: text('purpose').$type<PicturePurpose>().notNull(),
    /** Of a photo, what it was cut for. */
    category: integer('category'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    authorId: reference('author_id').notNull(),
    /** Of one that an embed token uploaded, the locations of the token; the author is the maker of its key then. */
    embedScope: text('embed_scope').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When a post or a batch of photos last took it; what nothing took, or needs any more, is removed after a day. */
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
);
