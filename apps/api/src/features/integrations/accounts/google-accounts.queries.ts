import { sql } from 'drizzle-orm';
import type { GoogleAccount } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';

type AccountRow = Omit<GoogleAccount, 'connected_at'> & {
  connected_at: string | Date | null;
};

/** The accounts of a company, by title. */
export async function listGoogleAccountsOf(queries: Queryable, companyId: number): Promise<GoogleAccount[]> {
  const found = await rows<AccountRow>(
    queries,
    sql`select g.id::int8 as id, g.title, g.name, g.login, g.is_disconnected, g.connected_at,
          (select count(*)::int4 from locations l
           where l.company_id = g.company_id and l.google_account_id = g.id) as facilities_count
        from google_accounts g where g.company_id = ${companyId} order by fold(g.title), g.id`,
  );
  return found.map((row) => ({
    ...row,
    connected_at: row.connected_at === null ? null : new Date(row.connected_at).toISOString(),
  }));
}
