import { sql, type SQL } from 'drizzle-orm';
import type { GoogleAccount } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import type { GoogleAccountResource } from '../../../providers/google-business-profile/accounts.ts';
import type { GoogleAccount as AccountClient } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Sealer } from '../../../secrets/sealer.ts';
import type { Services } from '../../../services.ts';
import { openAccount } from '../../listings/google-grant.ts';

type AccountRow = Omit<GoogleAccount, 'connected_at'> & {
  connected_at: Moment | null;
  sealed: string;
};

/** The accounts of a company, by title. One whose grant cannot be opened has to be connected again, too. */
export async function listGoogleAccountsOf(
  { database, sealer }: Pick<Services, 'database' | 'sealer'>,
  companyId: number,
): Promise<GoogleAccount[]> {
  const found = await rows<AccountRow>(
    database.queries,
    sql`select g.id::int8 as id, g.title, g.name, g.login, g.is_disconnected, g.connected_at,
          g.sealed_refresh_token as sealed,
          (select count(*)::int4 from locations l
           where l.company_id = g.company_id and l.google_account_id = g.id) as facilities_count
        from google_accounts g where g.company_id = ${companyId} order by fold(g.title), g.id`,
  );
  return found.map(({ sealed, ...row }) => ({
    ...row,
    is_disconnected: row.is_disconnected || !sealer.knowsKeyOf(sealed),
    connected_at: isoOf(row.connected_at),
  }));
}

/** The sealed grants of a company's accounts, null where one has ended; null without an account. */
export type Grants = readonly (string | null)[] | null;

/** Selects the grants of a company's accounts. */
export function grantsStatement({ companyId }: { companyId: number }): SQL {
  return sql`select json_agg(case when not g.is_disconnected then g.sealed_refresh_token end)
    from google_accounts g where g.company_id = ${companyId}`;
}

/** How many accounts have to be connected again. */
export function countLostGrants(sealer: Sealer, grants: Grants): number {
  return (grants ?? []).filter((sealed) => sealed === null || !sealer.knowsKeyOf(sealed)).length;
}

interface Connection {
  companyId: number;
  /** The email of the login that gave the grant; empty if Google does not return it. */
  login: string;
  sealedRefreshToken: string;
  now: Date;
}

/** Stores an account with its grant, which replaces an earlier one. Returns the account's id. */
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

interface AccountKey {
  companyId: number;
  accountId: number;
}

/** A connected account, with a client for its calls to Google. */
export interface ConnectedAccount {
  /** `accounts/{a}` */
  name: string;
  google: AccountClient;
}

/** Undefined if the grant has ended, or the account was removed. */
export async function findGoogleAccount(
  services: Services,
  { companyId, accountId }: AccountKey,
): Promise<ConnectedAccount | undefined> {
  const [row] = await rows<{ name: string; sealed: string }>(
    services.database.queries,
    sql`select name, sealed_refresh_token as sealed from google_accounts
        where company_id = ${companyId} and id = ${accountId} and not is_disconnected`,
  );
  return row && { name: row.name, google: openAccount(services, row.sealed) };
}

/** The owner withdrew the consent, or it ran out: nothing works until the account is connected again. */
export async function markAccessLost(tx: Queryable, { companyId, accountId }: AccountKey): Promise<void> {
  await tx.execute(
    sql`update google_accounts set is_disconnected = true where company_id = ${companyId} and id = ${accountId}`,
  );
}
