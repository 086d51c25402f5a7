import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language').$type<Language>().notNull().default(defaultLanguage),
  isDemo: boolean('is_demo').notNull().default(false),
});

/** A token is kept only as its SHA-256, so that a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Failed logins in a window, by account and by address. Kept in the database since any process may answer. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  windowStartedAt: moment('window_started_at').notNull(),
  count: integer('count').notNull(),
});
