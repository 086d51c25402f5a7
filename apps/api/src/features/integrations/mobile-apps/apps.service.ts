import { sql, type SQL } from 'drizzle-orm';
import type { AppStore } from '@pinfold/contract/app-stores';
import type { RemovedAppReviews } from '@pinfold/contract/features/integrations/mobile-app';
import type { MobileApp } from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { ProviderError } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import type { AppKey } from '../../../app-stores/app-key.ts';
import { isOfApp, noteProblem, refusalOf } from '../../../app-stores/key-refusal.ts';
import { openAccountKey } from '../../../app-stores/open-account-key.ts';
import { readAccount } from './accounts.queries.ts';
import { removeApps } from './removed-apps.ts';
import { keyProblem } from './try-key.ts';

/** The apps of a company, by name; or those that were removed while their reviews were kept. */
export function listApps(
  queries: Queryable,
  companyId: number,
  { removed: isRemoved }: { removed: boolean } = { removed: false },
): Promise<MobileApp[]> {
  return readApps(queries, sql`company_id = ${companyId} and (removed_at is not null) = ${isRemoved}`);
}

/**
 * The apps that the key of an account opens, as its store lists them.
 * @throws Problem `not_found`, `key_refused`, `provider_unavailable`
 */
export async function listAvailableApps(services: Services, { companyId }: Member, accountId: number) {
  const key = await openAccountKey(services, companyId, accountId);
  if (key.store === 'google_play') return { can_list: false, results: [] };
  const found = await atStore(services, { companyId, accountId, key }, () =>
    services.appStore.as(key).listApps(),
  );
  const added = new Set((await listApps(services.database.queries, companyId)).map(({ app_id }) => app_id));
  return {
    can_list: true,
    results: found.map(({ appId, bundleId, name }) => ({
      app_id: appId,
      bundle_id: bundleId,
      name,
      is_added: added.has(appId),
    })),
  };
}

/**
 * Adds an app whose reviews the key of an account may read. One that was removed goes on with the reviews that were kept.
 * @throws Problem `not_found`, `app_not_found`, `app_exists`, `key_refused`, `provider_unavailable`
 */
export async function addApp(
  services: Services,
  { companyId }: Member,
  {
    account_id: accountId,
    app_id: appId,
    name,
  }: { account_id: number; app_id: string; name?: string | undefined },
): Promise<MobileApp> {
  const { database, now } = services;
  const key = await openAccountKey(services, companyId, accountId);
  const found = await atStore(services, { companyId, accountId, key }, () => findApp(services, key, appId));
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await readAccount(tx, companyId, accountId);
    const [stored] = await rows<{ id: number }>(
      tx,
      sql`insert into mobile_apps (company_id, account_id, store, app_id, bundle_id, name, added_at)
          values (${companyId}, ${accountId}, ${key.store}, ${appId}, ${found.bundleId}, ${name ?? found.name},
                  ${now().toISOString()})
          on conflict (company_id, store, app_id) do update set
            account_id = excluded.account_id, bundle_id = excluded.bundle_id, name = excluded.name,
            added_at = excluded.added_at, removed_at = null
          where mobile_apps.removed_at is not null
          returning id::int8 as id`,
    );
    if (!stored) throw new Problem('app_exists');
    await services.mobileAppListeners.appAdded(services, tx, { companyId, appId: stored.id });
    return oneApp(tx, sql`company_id = ${companyId} and id = ${stored.id}`);
  });
}

/**
 * Removes an app, with its reviews unless they are to be kept. Also one that was removed before, to delete those.
 * @throws Problem `not_found`
 */
export async function removeApp(
  services: Services,
  { companyId }: Member,
  id: number,
  reviews: RemovedAppReviews,
): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    const chosen = sql`company_id = ${companyId} and id = ${id}`;
    const removed = await removeApps(services, tx, companyId, chosen, reviews);
    if (removed.length === 0) throw new Problem('not_found');
  });
}

/** Google Play tells no name of an app to whoever may read its reviews. */
async function findApp({ googlePlay, appStore }: Services, key: AppKey, appId: string) {
  if (key.store === 'google_play') {
    await googlePlay.as(key).tryReviews(appId);
    return { name: appId, bundleId: appId };
  }
  const account = appStore.as(key);
  const found = await account.readApp(appId);
  await account.tryReviews(appId);
  return found;
}

/** Calls a store for an account, and notes whether it still takes the account's key. */
async function atStore<Answer>(
  services: Services,
  { companyId, accountId, key }: { companyId: number; accountId: number; key: AppKey },
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await call();
    await noteProblem(services, companyId, accountId, key, null);
    return answer;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') throw new Problem('app_not_found');
    const refusal = refusalOf(services, error);
    if (!isOfApp(refusal)) await noteProblem(services, companyId, accountId, key, refusal);
    throw keyProblem(refusal);
  }
}

type AppRow = Omit<MobileApp, 'added_at' | 'removed_at' | 'store_url'> & {
  added_at: Moment;
  removed_at: Moment | null;
};

async function oneApp(queries: Queryable, where: SQL): Promise<MobileApp> {
  return appOf(await oneRow<AppRow>(queries, selectApps(where)));
}

async function readApps(queries: Queryable, where: SQL): Promise<MobileApp[]> {
  return (await rows<AppRow>(queries, selectApps(where))).map(appOf);
}

function selectApps(where: SQL): SQL {
  return sql`select id::int8 as id, account_id::int8 as account_id, store, app_id, bundle_id, name, added_at, removed_at
             from mobile_apps where ${where} order by name, id`;
}

function appOf({ added_at, removed_at, ...row }: AppRow): MobileApp {
  return {
    ...row,
    store_url: storeUrlOf(row.store, row.app_id),
    added_at: isoOf(added_at),
    removed_at: isoOf(removed_at),
  };
}

function storeUrlOf(store: AppStore, appId: string): string {
  return store === 'google_play'
    ? `https://play.google.com/store/apps/details?id=${encodeURIComponent(appId)}`
    : `https://apps.apple.com/app/id${encodeURIComponent(appId)}`;
}
