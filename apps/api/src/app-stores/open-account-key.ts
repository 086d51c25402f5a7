import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { type AppKey, openAppKey } from './app-key.ts';

/**
 * The key of an account, to call its store with.
 * @throws Problem `not_found`
 */
export async function openAccountKey(
  services: Services,
  companyId: number,
  accountId: number,
): Promise<AppKey> {
  const [row] = await rows<{ sealed: string }>(
    services.database.queries,
    sql`select sealed_credentials as sealed from mobile_app_accounts
        where company_id = ${companyId} and id = ${accountId}`,
  );
  if (!row) throw new Problem('not_found');
  return openAppKey(services, { companyId, accountId }, row.sealed);
}
