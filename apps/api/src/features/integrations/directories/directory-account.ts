import { sql } from 'drizzle-orm';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryAccountKey } from './link-directory-listings.ts';

/*
 * Writes of the accounts of directories to which somebody consents, such as an organisation at Apple. The caller has locked
 * the company.
 */

interface ConsentedAccount {
  companyId: number;
  directory: Directory;
  /** The account at the directory. */
  externalId: string;
  name: string;
  sealedCredentials: string;
}

/** Stores an account that somebody connected, or connected again. Returns its id. */
export async function storeConsent(
  { now }: Pick<Services, 'now'>,
  tx: Queryable,
  { companyId, directory, externalId, name, sealedCredentials }: ConsentedAccount,
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    sql`insert into directory_accounts as a
          (company_id, directory, external_id, name, sealed_credentials, status, connected_at)
        values (${companyId}, ${directory}, ${externalId}, ${name}, ${sealedCredentials},
                'configuration_in_progress', ${now().toISOString()})
        on conflict (company_id, directory, external_id) do update
        set name = excluded.name, sealed_credentials = excluded.sealed_credentials, problem = null,
            connected_at = excluded.connected_at
        returning id::int8 as id`,
  );
  return id;
}

/**
 * Forgets what was consented to. Returns what it was: the account at the directory, and its credentials if there were any.
 * @throws Problem `not_found`
 */
export async function forgetConsent(
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
): Promise<{ externalId: string; sealed: string | null }> {
  const [gone] = await rows<{ externalId: string; sealed: string | null }>(
    tx,
    sql`select external_id as "externalId", sealed_credentials as sealed from directory_accounts
        where company_id = ${companyId} and id = ${accountId} and directory = ${directory}
          and (sealed_credentials is not null or problem is not null) for update`,
  );
  if (!gone) throw new Problem('not_found');
  await tx.execute(
    sql`update directory_accounts set sealed_credentials = null, problem = null, status = 'disconnected'
        where company_id = ${companyId} and id = ${accountId}`,
  );
  return gone;
}

/** While a directory was asked, somebody may have disconnected the account. @throws Problem `not_found` */
export async function requireConnected(
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
): Promise<void> {
  const found = await rows(
    tx,
    sql`select 1 from directory_accounts
        where company_id = ${companyId} and id = ${accountId} and directory = ${directory}
          and sealed_credentials is not null
        for update`,
  );
  if (found.length === 0) throw new Problem('not_found');
}

/** An account is complete while a location is listed by it. */
export async function settleAccountStatus(
  tx: Queryable,
  companyId: number,
  directory: Directory,
): Promise<void> {
  await tx.execute(
    sql`update directory_accounts a set status = case
          when a.sealed_credentials is null then 'disconnected'
          when exists (
            select from directory_listings d
            where d.company_id = a.company_id and d.account_id = a.id and d.directory = a.directory
              and d.state not in ('off', 'removing', 'removed')) then 'complete'
          else 'configuration_in_progress' end
        where a.company_id = ${companyId} and a.directory = ${directory}`,
  );
}
