import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pictures that members brought, re-encoded; the files are in the file store under `uploads/{company}/{id}`. */
export const uploads = pgTable(
  'uploads',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    purpose: text('purpose').$type<PicturePurpose>().notNull(),
    /** Of a photo, what it was cut for. */
    category: integer('category'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    authorId: bigint('author_id', { mode: 'number' }).notNull(),
    /** Of one that an embed token brought, the locations of the token; the author is the maker of its key then. */
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
