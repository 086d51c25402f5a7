import { randomInt } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import type { Language } from '@pinfold/contract/languages';
import { type Queryable, rows } from '../../database/database.ts';
import { users } from './session.table.ts';

interface Account {
  userId: number;
  language: Language;
}

/** Returns the account of an address; undefined for an unknown one, or an invited user without an account. */
export async function findAccount(queries: Queryable, email: string): Promise<Account | undefined> {
  const [found] = await rows<{ id: number; language: Language }>(
    queries,
    sql`select id::int8 as id, language from ${users} where email = ${email} and ${hasAccount}`,
  );
  return found && { userId: found.id, language: found.language };
}

/** Whether a row of `users` can log in, by a password or through an identity provider. */
export const hasAccount: SQL = sql`(${users.passwordHash} is not null
  or exists (select 1 from members m where m.user_id = ${users.id} and m.status = 'active')
  or exists (select 1 from consents c where c.user_id = ${users.id} and c.kind = 'terms'))`;

/** The user behind a valid token. */
export interface SessionUser {
  id: number;
  email: string;
  name: string;
  language: Language;
  isDemo: boolean;
  phoneNumber: string;
  keyboardShortcuts: ShortcutMode;
  hasPassword: boolean;
  /** When they last proved in this session who they are; null if not here. */
  authenticatedAt: Date | null;
  createdAt: Date;
  /** Names the session, for logging out. */
  tokenHash: string;
  /** The only company that is seen: through a member's eyes, or in a session that one company's identity provider opened. */
  onlyCompanyId?: number;
  /** Another member looks through this one's eyes. */
  isViewed?: true;
}

/** Returns a random id for a new account: a sequence would disclose to inviters which accounts are new. */
export function newUserId(): number {
  return 2 ** 47 + randomInt(2 ** 47);
}
