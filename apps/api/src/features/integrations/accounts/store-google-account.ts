import { sql } from 'drizzle-orm';
import { oneRow, type Queryable } from '../../../database/database.ts';
import type { GoogleAccountResource } from '../../../providers/google-business-profile/accounts.ts';

interface Connection {
  companyId: number;
  /** Who gave the grant; empty when Google does not tell. */
  login: string;
  sealedRefreshToken: string;
  now: Date;
}

/** Keeps an account with its grant, and answers its id. Of one that is here already the new grant takes the old one's place. */
export async function storeGoogleAccount(
  tx: Queryable,
  { companyId, login, sealedRefreshToken, now }: Connection,
  { name, accountName }: GoogleAccountResource,
): Promise<number> {
  const row = await oneRow<{ id: number }>(
    tx,
    sql`insert into google_accounts (company_id, name, title, login, sealed_refresh_token, connected_at)
        values (${companyId}, ${name}, ${accountName}, ${login}, ${sealedRefreshToken}, ${now.toISOString()})
        on conflict (company_id, name) do update set
          title = excluded.title, login = excluded.login, sealed_refresh_token = excluded.sealed_refresh_token,
          connected_at = excluded.connected_at, is_disconnected = false, places_problem = null
        returning id::int8 as id`,
  );
  return row.id;
}
