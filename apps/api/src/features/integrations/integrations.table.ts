import { bigint, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** A connected Google account. The refresh token is stored sealed (see secrets/). */
export const googleAccounts = pgTable(
  'google_accounts',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    /** `accounts/{id}` at the provider. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    sealedRefreshToken: text('sealed_refresh_token').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('google_accounts_name').on(table.companyId, table.name),
  ],
);
