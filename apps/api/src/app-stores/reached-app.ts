import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import type { StoreReviews } from '../providers/store-review.ts';
import type { Services } from '../services.ts';
import { type AppKey, openAppKey } from './app-key.ts';

/** An app of a company, as jobs name it. */
export interface CompanyApp {
  companyId: number;
  appId: number;
}

/** An app whose reviews can be reached by the key of its account. */
export interface ReachedApp extends CompanyApp {
  store: AppKey['store'];
  accountId: number;
  key: AppKey;
  reviews: StoreReviews;
}

/** Opens an app; undefined where it, or its account, has left, or it was removed. */
export async function reachedApp(
  services: Services,
  { companyId, appId }: CompanyApp,
): Promise<ReachedApp | undefined> {
  const [row] = await rows<{ store_app_id: string; account_id: number; sealed: string }>(
    services.database.queries,
    sql`select a.app_id as store_app_id, a.account_id::int8 as account_id, c.sealed_credentials as sealed
        from mobile_apps a join mobile_app_accounts c on c.company_id = a.company_id and c.id = a.account_id
        where a.company_id = ${companyId} and a.id = ${appId} and a.removed_at is null`,
  );
  if (!row) return undefined;
  const { store_app_id: storeAppId, account_id: accountId, sealed } = row;
  const key = openAppKey(services, { companyId, accountId }, sealed);
  const account = key.store === 'google_play' ? services.googlePlay.as(key) : services.appStore.as(key);
  return { companyId, appId, store: key.store, accountId, key, reviews: account.reviewsOf(storeAppId) };
}
