import type { AppStore } from '@pinfold/contract/app-stores';
import {
  checkOf,
  type KeyFileReason,
  keyChecks,
  type KeyRefusal,
} from '@pinfold/contract/features/integrations/app-keys';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection } from './collection.ts';
import type { TestData } from './test-data.ts';

/** Accounts of app stores and their apps; they need the flag `mobile_apps`. */
export interface TestMobileApps {
  accounts: Schemas['MobileAppAccount'][];
  /** With those that were removed while their reviews were kept. */
  apps: Schemas['MobileApp'][];
  /** What the stores have, beside what was added. */
  inStores: Pick<Schemas['MobileApp'], 'store' | 'app_id' | 'bundle_id' | 'name'>[];
  /** Why the stores refuse the keys that are tried. @defaultValue undefined, they accept them */
  refusal: KeyRefusal | undefined;
}

/** Returns an account of each store, the one of the App Store with two apps. */
export function testMobileApps(): TestMobileApps {
  return {
    accounts: [
      testAccount({ id: 1, name: 'Lipa w App Store', store: 'app_store', apps_count: 2 }),
      testAccount({ id: 2, name: 'Lipa w Google Play', store: 'google_play', apps_count: 1 }),
    ],
    apps: [
      { ...appleApp(1), ...added, id: 1, account_id: 1, store_url: storeUrl('app_store', '1500000001') },
      { ...appleApp(2), ...added, id: 2, account_id: 1, store_url: storeUrl('app_store', '1500000002') },
      {
        ...androidApp,
        ...added,
        id: 3,
        account_id: 2,
        store_url: storeUrl('google_play', androidApp.app_id),
      },
    ],
    inStores: [1, 2, 3, 4].map(appleApp).concat(androidApp, androidAppNamed('pl.lipa.klub')),
    refusal: undefined,
  };
}

const added_at = '2026-11-20T10:00:00.000Z';

const added = { added_at, removed_at: null };

const androidApp = androidAppNamed('pl.lipa.kawa');

const appleNames = ['Kawiarnia Lipa', 'Lipa: zamów kawę', 'Klub Lipa', 'Lipa dla pracowników'];

function appleApp(number: number): TestMobileApps['inStores'][number] {
  return {
    store: 'app_store',
    app_id: String(1_500_000_000 + number),
    bundle_id: `pl.lipa.app${number}`,
    name: appleNames[number - 1] ?? `Lipa ${number}`,
  };
}

/** Google Play tells no names, so that an app has that of its package. */
function androidAppNamed(name: string): TestMobileApps['inStores'][number] {
  return { store: 'google_play', app_id: name, bundle_id: name, name };
}

/** Returns an account of a store in the shape of the API, with what differs. */
export function testAccount(
  over: Pick<Schemas['MobileAppAccount'], 'id' | 'name' | 'store'> & Partial<Schemas['MobileAppAccount']>,
): Schemas['MobileAppAccount'] {
  const isApple = over.store === 'app_store';
  return {
    key_id: isApple ? '2X9R4HXF34' : '4f1c2a9be07d5e31',
    issuer_id: isApple ? '57246542-96fe-1a63-e053-0824d011072a' : null,
    client_email: isApple ? null : 'opinie@lipa-apps.iam.gserviceaccount.com',
    fingerprint: '9c1f4bd0a27e5c8816f3d2b7904ae1c55b0d6e2f7a8394c1d0e6b5f49a7c3e21',
    problem: null,
    connected_at: added_at,
    key_set_at: added_at,
    key_set_by: 'Anna Nowak',
    apps_count: 0,
    ...over,
  };
}

/** Accounts of app stores of the in-memory API; a file is a key where its text looks like one. */
export function mobileAppAnswers(data: TestData): TestAnswers {
  const held = data.mobileApps;
  const accounts = collection(() => {
    if (!data.company.feature_flags.includes('mobile_apps')) throw new TestProblem('feature_disabled');
    return held.accounts;
  });
  const apps = collection(() => held.apps);
  const requireUsable = (store: AppStore, file: string) => {
    const reason = reasonOf(store, file) ?? held.refusal;
    if (!reason) return;
    const ofStore = checkOf(reason) === 'login' || checkOf(reason) === 'access';
    throw new TestProblem(ofStore ? 'key_refused' : 'key_file_invalid', [
      { path: 'key_file', message: `Test problem: ${reason}` },
    ]);
  };
  const connect = (
    store: AppStore,
    name: string,
    file: string,
    over: Partial<Schemas['MobileAppAccount']>,
  ) => {
    requireUsable(store, file);
    return accounts.append(testAccount({ id: accounts.nextId(), name, store, ...over }));
  };
  const recount = (accountId: number) =>
    accounts.patch(accountId, {
      apps_count: held.apps.filter((app) => app.account_id === accountId && !app.removed_at).length,
    });

  const markRemoved = ({ id, removed_at }: Schemas['MobileApp']) => {
    const { appReviews } = data;
    appReviews.reviews = appReviews.reviews.map((review) =>
      review.app.id === id ? { ...review, app: { ...review.app, removed_at } } : review,
    );
  };
  const remove = (app: Schemas['MobileApp'], query: URLSearchParams) => {
    if (query.get('reviews') === 'keep') {
      markRemoved(apps.patch(app.id, { removed_at: app.removed_at ?? new Date().toISOString() }));
      return;
    }
    apps.remove(app.id);
    data.appReviews.reviews = data.appReviews.reviews.filter((review) => review.app.id !== app.id);
  };

  return {
    listMobileAppAccounts: () => {
      accounts.has(0);
      return { results: held.accounts };
    },
    checkAppKey: ({ body: { store, key_file: file } }) => {
      accounts.has(0);
      const reason = reasonOf(store, file) ?? held.refusal;
      return { is_usable: reason === undefined, checks: checksOf(store, reason) };
    },
    connectGooglePlay: ({ body: { name, key_file: file } }) => connect('google_play', name, file, {}),
    connectAppStore: ({ body: { name, key_file: file, key_id, issuer_id = null } }) =>
      connect('app_store', name, file, { key_id, issuer_id }),
    replaceAppKey: ({ id, body: { key_file: file, key_id, issuer_id } }) => {
      const { store } = accounts.find(id);
      requireUsable(store, file);
      return accounts.patch(id, {
        problem: null,
        key_set_at: new Date().toISOString(),
        ...(key_id !== undefined && { key_id }),
        ...(issuer_id !== undefined && { issuer_id }),
      });
    },
    deleteMobileAppAccount: ({ id, query }) => {
      accounts.remove(id);
      for (const app of held.apps.filter(({ account_id: accountId }) => accountId === id)) remove(app, query);
    },
    listAvailableApps: ({ id }) => {
      const { store, problem } = accounts.find(id);
      if (problem) throw new TestProblem('key_refused');
      if (store === 'google_play') return { can_list: false, results: [] };
      const results = held.inStores
        .filter((app) => app.store === store)
        .map(({ store: _store, ...app }) => ({
          ...app,
          is_added: held.apps.some((one) => one.app_id === app.app_id && !one.removed_at),
        }));
      return { can_list: true, results };
    },
    listMobileApps: ({ query }) => {
      accounts.has(0);
      const isRemoved = query.get('removed') === 'true';
      return { results: held.apps.filter(({ removed_at }) => (removed_at !== null) === isRemoved) };
    },
    addMobileApp: ({ body: { account_id: accountId, app_id: appId, name } }) => {
      const { store } = accounts.find(accountId);
      const found = held.inStores.find((app) => app.store === store && app.app_id === appId);
      if (!found) throw new TestProblem('app_not_found');
      const known = held.apps.find((app) => app.store === store && app.app_id === appId);
      if (known && known.removed_at === null) throw new TestProblem('app_exists');
      if (known) apps.remove(known.id);
      const app = apps.append({
        ...found,
        id: known?.id ?? apps.nextId(),
        account_id: accountId,
        name: name ?? found.name,
        store_url: storeUrl(store, appId),
        added_at: new Date().toISOString(),
        removed_at: null,
      });
      markRemoved(app);
      recount(accountId);
      return app;
    },
    removeMobileApp: ({ id, query }) => {
      accounts.has(0);
      const app = apps.find(id);
      remove(app, query);
      if (accounts.has(app.account_id)) recount(app.account_id);
    },
  };
}

function reasonOf(store: AppStore, file: string): KeyFileReason | undefined {
  if (store === 'app_store') return file.includes('PRIVATE KEY') ? undefined : 'file_not_private_key';
  if (!file.trimStart().startsWith('{')) return 'file_not_json';
  return file.includes('service_account') ? undefined : 'file_not_service_account';
}

function checksOf(store: AppStore, reason: KeyFileReason | KeyRefusal | undefined): Schemas['AppKeyCheck'][] {
  const failed = reason === undefined ? keyChecks.length : keyChecks.indexOf(checkOf(reason));
  return keyChecks.map((check, index) => {
    if (index === failed && reason !== undefined)
      return { check, outcome: 'failed', reason, text: `Test check: ${reason}` };
    const isLater = check === 'access' && store === 'google_play';
    const outcome = index > failed ? 'not_reached' : isLater ? 'later' : 'passed';
    return { check, outcome, reason: null, text: `Test check: ${check} ${outcome}` };
  });
}

function storeUrl(store: AppStore, appId: string): string {
  return store === 'google_play'
    ? `https://play.google.com/store/apps/details?id=${appId}`
    : `https://apps.apple.com/app/id${appId}`;
}
