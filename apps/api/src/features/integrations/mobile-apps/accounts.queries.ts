import { sql, type SQL } from 'drizzle-orm';
import type { MobileAppAccount } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';

type AccountRow = Omit<MobileAppAccount, 'connected_at' | 'key_set_at'> & {
  connected_at: Moment;
  key_set_at: Moment;
};

/** The accounts of a company, by name, and nothing of their keys but what names them. */
export function listAccounts(queries: Queryable, companyId: number): Promise<MobileAppAccount[]> {
  return readAccounts(queries, sql`a.company_id = ${companyId}`);
}

/** @throws Problem `not_found` */
export async function readAccount(
  queries: Queryable,
  companyId: number,
  accountId: number,
): Promise<MobileAppAccount> {
  const [account] = await readAccounts(queries, sql`a.company_id = ${companyId} and a.id = ${accountId}`);
  if (!account) throw new Problem('not_found');
  return account;
}

/** The ids, at the store, of the apps that were picked from an account. */
export async function appIdsOf(queries: Queryable, companyId: number, accountId: number): Promise<string[]> {
  const found = await rows<{ app_id: string }>(
    queries,
    sql`select app_id from mobile_apps
        where company_id = ${companyId} and account_id = ${accountId} and removed_at is null order by id`,
  );
  return found.map(({ app_id }) => app_id);
}

async function readAccounts(queries: Queryable, where: SQL): Promise<MobileAppAccount[]> {
  const found = await rows<AccountRow>(
    queries,
    sql`select a.id::int8 as id, a.store, a.name, a.key_id, a.issuer_id, a.client_email, a.fingerprint, a.problem,
               a.connected_at, a.key_set_at,
               (select u.name from users u where u.id = a.key_set_by) as key_set_by,
               (select count(*)::int8 from mobile_apps m
                where m.company_id = a.company_id and m.account_id = a.id and m.removed_at is null) as apps_count
        from mobile_app_accounts a where ${where} order by a.name, a.id`,
  );
  return found.map((row) => ({
    ...row,
    connected_at: isoOf(row.connected_at),
    key_set_at: isoOf(row.key_set_at),
  }));
}
