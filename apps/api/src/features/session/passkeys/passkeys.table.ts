import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../database/columns.ts';
import { users } from '../session.table.ts';

const userId = () => reference('user_id').references(() => users.id, { onDelete: 'cascade' });

/** WebAuthn credentials of users. Public keys alone, so that nothing here opens an account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: reference('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    /** In base64url, as all bytes of WebAuthn here. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed; 0 for the many that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator, for its next dialog. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What authenticators were asked to sign: each is taken once, for what it was drawn. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'renewal', 'addition'] }).notNull(),
    /** Null where the passkey itself tells who logs in. */
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);
