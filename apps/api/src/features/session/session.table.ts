import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentKind, ShortcutMode } from '@pinfold/contract/features/session/account';
import { defaultLanguage, type Language } from '@pinfold/contract/languages';
import { identity, moment, reference } from '../../database/columns.ts';

export const users = pgTable('users', {
  id: reference('id').generatedByDefaultAsIdentity().primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull().default(''),
  /** Null while only an invitation or an identity provider knows the account. */
  passwordHash: text('password_hash'),
  language: text('language').$type<Language>().notNull().default(defaultLanguage),
  keyboardShortcuts: text('keyboard_shortcuts').$type<ShortcutMode>().notNull().default('all'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** How they found Pinfold; their first company keeps it. */
  acquisitionCampaign: text('acquisition_campaign'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A token is kept only as its SHA-256, so that a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its user, who must not see the hash. */
    id: identity(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The only company that it opens: the one whose identity provider vouched. Null opens all of the user's. */
    onlyCompanyId: reference('only_company_id'),
    /** A provider elsewhere vouched, whose second factor is its own matter. */
    isFederated: boolean('is_federated').notNull().default(false),
    /** When the user last proved in this session who they are; null where a provider did not ask them again. */
    authenticatedAt: moment('authenticated_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Kept to within five minutes, so that reading does not write each time. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Failed logins in a window, by account and by address. In the database, since any process may handle the next attempt.
 */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  windowStartedAt: moment('window_started_at').notNull(),
  count: integer('count').notNull(),
});

export type MailedLinkKind = 'registration' | 'password_reset' | 'invitation';

/** Links that were sent by mail. The token is kept only as its SHA-256; a link that was used is gone. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    uid: text('uid').primaryKey(),
    kind: text('kind').$type<MailedLinkKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The user; missing for a link of an address without an account. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of an invitation. */
    companyId: reference('company_id'),
    /** Of a registration: what the account will be made of. */
    details: jsonb('details').$type<object>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mailed_links_user').on(table.userId, table.kind)],
);

/** Every change of a consent; the last one of a kind counts. */
export const consents = pgTable(
  'consents',
  {
    id: reference('id').generatedByDefaultAsIdentity().primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    isGiven: boolean('is_given').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId, table.kind, table.id)],
);
