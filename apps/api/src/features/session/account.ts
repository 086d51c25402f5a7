import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../database/database.ts';
import { users } from './session.table.ts';

export interface Account {
  userId: number;
  language: Language;
}

/** The account of an address; undefined for one that nobody has, or that was invited and never came. */
export async function findAccount(queries: Queryable, email: string): Promise<Account | undefined> {
  const [found] = await rows<{ id: number; language: Language }>(
    queries,
    sql`select id::int8 as id, language from ${users} where email = ${email} and ${hasAccount}`,
  );
  return found && { userId: found.id, language: found.language };
}

/** Whether a row of `users` is somebody who can log in, by a password or through an identity provider. */
export const hasAccount: SQL = sql`(${users.passwordHash} is not null
  or exists (select 1 from members m where m.user_id = ${users.id} and m.status = 'active')
  or exists (select 1 from consents c where c.user_id = ${users.id} and c.kind = 'terms'))`;
