import { sql } from 'drizzle-orm';
import type { RemovedAppReviews } from '@pinfold/contract/features/integrations/mobile-app';
import type { MobileAppAccount } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { oneRow, rows } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { countTry } from '../../../limits/throttle.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { appIdsOf, readAccount } from './accounts.queries.ts';
import { type KeyUpload, sealAppKey } from '../../../app-stores/app-key.ts';
import { removeApps } from './removed-apps.ts';
import { requireUsableKey, tryKey } from './try-key.ts';

/**
 * Tries a key without storing it.
 * @throws Problem `provider_unavailable`, `too_many_attempts`
 */
export async function checkKey(services: Services, { companyId }: Member, upload: KeyUpload) {
  await countTry(services, { purpose: 'app_key', account: String(companyId) });
  return tryKey(services, upload);
}

/**
 * Connects an account of a store by its key, which has to work.
 * @throws Problem `key_file_invalid`, `key_refused`, `provider_unavailable`, `too_many_attempts`
 */
export async function connectAccount(
  services: Services,
  { companyId, userId }: Member,
  { name, ...upload }: KeyUpload & { name: string },
): Promise<MobileAppAccount> {
  const { database, now } = services;
  await countTry(services, { purpose: 'app_key', account: String(companyId) });
  const key = await requireUsableKey(services, upload);
  const at = now().toISOString();
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const { id: accountId } = await oneRow<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('mobile_app_accounts', 'id'))::int8 as id`,
    );
    await tx.execute(
      sql`insert into mobile_app_accounts
            (company_id, id, store, name, key_id, issuer_id, client_email, fingerprint, sealed_credentials,
             connected_at, key_set_at, key_set_by)
          values (${companyId}, ${accountId}, ${key.store}, ${name}, ${key.keyId},
                  ${key.store === 'app_store' ? key.issuerId : null},
                  ${key.store === 'google_play' ? key.clientEmail : null},
                  ${key.fingerprint}, ${sealAppKey(services, { companyId, accountId }, key)}, ${at}, ${at}, ${userId})`,
    );
    return readAccount(tx, companyId, accountId);
  });
}

/**
 * Replaces the key of an account. The old one stays in use until the new one has opened every app of the account, so
 * that at no moment there is none that works.
 * @throws Problem `not_found`, `key_file_invalid`, `key_refused`, `provider_unavailable`, `too_many_attempts`
 */
export async function replaceKey(
  services: Services,
  { companyId, userId }: Member,
  accountId: number,
  file: Omit<KeyUpload, 'store'>,
): Promise<MobileAppAccount> {
  const { database, now } = services;
  const { queries } = database;
  const { store } = await readAccount(queries, companyId, accountId);
  if (store === 'app_store' && file.key_id === undefined)
    throw new Problem('invalid_request', { errors: [{ path: 'key_id' }] });
  await countTry(services, { purpose: 'app_key', account: String(companyId) });
  const apps = await appIdsOf(queries, companyId, accountId);
  const key = await requireUsableKey(services, { store, ...file }, apps);
  const replaced = await rows(
    queries,
    sql`update mobile_app_accounts set
          key_id = ${key.keyId}, issuer_id = ${key.store === 'app_store' ? key.issuerId : null},
          client_email = ${key.store === 'google_play' ? key.clientEmail : null}, fingerprint = ${key.fingerprint},
          sealed_credentials = ${sealAppKey(services, { companyId, accountId }, key)}, problem = null,
          key_set_at = ${now().toISOString()}, key_set_by = ${userId}
        where company_id = ${companyId} and id = ${accountId} returning 1`,
  );
  if (replaced.length === 0) throw new Problem('not_found');
  return readAccount(queries, companyId, accountId);
}

/**
 * Deletes an account with its key and its apps. Of apps that were removed before, reviews stay as they were kept.
 * @throws Problem `not_found`
 */
export async function deleteAccount(
  services: Services,
  { companyId }: Member,
  id: number,
  reviews: RemovedAppReviews,
): Promise<void> {
  const { database, now } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const gone = await rows(
      tx,
      sql`delete from mobile_app_accounts where company_id = ${companyId} and id = ${id} returning 1`,
    );
    if (gone.length === 0) throw new Problem('not_found');
    const ofAccount = sql`company_id = ${companyId} and account_id = ${id} and removed_at is null`;
    await removeApps(services, tx, companyId, ofAccount, reviews);
  });
}
