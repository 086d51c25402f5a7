import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from '../../../database/columns.ts';
import { users } from '../session.table.ts';

const userId = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a user: the key that counts, and one that is being set up. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  /** Null until a code of the first key was confirmed. */
  sealedSecret: text('sealed_secret'),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was taken: none is taken again, nor an earlier one (RFC 6238, section 5.2). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  sealedPendingSecret: text('sealed_pending_secret'),
  pendingSince: moment('pending_since'),
});

/** Codes that stand in for a lost factor. They have 80 random bits, so their SHA-256 is enough; a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Log-ins whose password was right and which wait for the second factor. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('login_challenges_user').on(table.userId)],
);
