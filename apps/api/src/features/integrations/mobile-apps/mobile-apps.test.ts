import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  addMobileApp,
  checkAppKey,
  connectAppStore,
  connectGooglePlay,
  deleteMobileAppAccount,
  listAvailableApps,
  listMobileAppAccounts,
  listMobileApps,
  removeMobileApp,
  replaceAppKey,
} from '@pinfold/contract/features/integrations/mobile-apps.endpoints';
import { rows } from '../../../database/database.ts';
import { pemOf } from '../../../providers/key-files/private-key.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

interface ConnectKey {
  key_id: string;
  issuer_id: string | null;
  key_file: string;
}

const packageName = 'pl.lipa.karta';
const appId = '6440000001';

/** The RSA pair of every key of Google Play here: making one takes long. */
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An owner of a company with the flag, whose answers and logs are collected. */
async function start() {
  const api = await startTestApi({ config: { PINFOLD_FEATURE_FLAGS: 'mobile_apps' } });
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner, name: 'Anna' });
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  api.services.log = log;
  await api.script('POST', '/google-play/apps', { package_name: packageName });
  await api.script('POST', '/app-store/apps', { id: appId, name: 'Karta', bundle_id: packageName });
  const public_key = rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return {
    ...api,
    as,
    companyId,
    logged,
    connectKey: (body: object = {}) => api.script<ConnectKey>('POST', '/app-store/keys', body),
    async playKey(over: object = {}) {
      const made = await api.script<{ private_key_id: string }>('POST', '/google-play/keys', {
        public_key,
        packages: [packageName],
      });
      const file = { ...made, private_key: pemOf(rsa.privateKey), ...over };
      return { id: made.private_key_id, key_file: JSON.stringify(file) };
    },
  };
}

test('INT-05 a wrong file, a wrong curve, a missing role and a revoked key each say so, and nothing is stored', async () => {
  const { as, request, ok, connectKey, playKey, script } = await start();
  const key = await connectKey();
  const refused = async (over: Partial<ConnectKey>) => {
    const { body, problem } = await request(connectAppStore, {
      as,
      body: { name: 'App Store', ...key, ...over },
    });
    return [problem?.code, (body as { reason?: string }).reason, problem?.detail];
  };
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  expect(await refused({ key_file: '{}' })).toEqual([
    'key_file_invalid',
    'file_not_private_key',
    expect.stringContaining('.p8') as string,
  ]);
  expect((await refused({ key_file: pemOf(p384.privateKey) })).slice(0, 2)).toEqual([
    'key_file_invalid',
    'key_on_other_curve',
  ]);
  await script('PUT', `/app-store/keys/${key.key_id}`, { role: 'FINANCE' });
  expect((await refused({})).slice(0, 2)).toEqual(['key_refused', 'role_missing']);
  await script('PUT', `/app-store/keys/${key.key_id}`, { role: 'DEVELOPER' });
  expect((await refused({})).slice(0, 2)).toEqual(['key_refused', 'role_missing']);
  await script('PUT', '/app-store/agreement', { accepted: false });
  expect((await refused({})).slice(0, 2)).toEqual(['key_refused', 'agreement_missing']);
  await script('PUT', '/app-store/agreement', { accepted: true });
  await script('DELETE', `/app-store/keys/${key.key_id}`);
  expect((await refused({})).slice(0, 2)).toEqual(['key_refused', 'key_unknown']);

  const play = await playKey();
  await script('DELETE', `/google-play/keys/${play.id}`);
  const verdict = await ok(checkAppKey, { as, body: { store: 'google_play', key_file: play.key_file } });
  expect(verdict.is_usable).toBe(false);
  expect(verdict.checks.map(({ check, outcome, reason }) => [check, outcome, reason])).toEqual([
    ['file', 'passed', null],
    ['strength', 'passed', null],
    ['login', 'failed', 'key_unknown'],
    ['access', 'not_reached', null],
  ]);
  expect((await ok(listMobileAppAccounts, { as })).results).toEqual([]);
});

test('INT-05 the token address in a key file is never called, and apps are added by a package the key can read', async () => {
  const { as, ok, request, playKey, script, services, sandbox } = await start();
  const called: string[] = [];
  const { key_file } = await playKey({ token_uri: 'https://attacker.example/token' });
  const { fetch } = sandbox;
  sandbox.fetch = (asked) => {
    called.push(asked.url);
    return fetch(asked);
  };
  const account = await ok(connectGooglePlay, { as, body: { name: 'Google Play', key_file } });
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((url) => url.includes('attacker'))).toEqual([]);
  expect(account).toMatchObject({ store: 'google_play', key_set_by: 'Anna', problem: null, apps_count: 0 });
  const of = { as, params: { id: account.id } };
  expect(await ok(listAvailableApps, of)).toEqual({ can_list: false, results: [] });

  const add = (app_id: string) =>
    request(addMobileApp, { as, body: { account_id: account.id, app_id, name: 'Karta Lipy' } });
  expect((await add('pl.lipa.none')).problem?.code).toBe('app_not_found');
  expect((await add(packageName)).body).toMatchObject({
    app_id: packageName,
    name: 'Karta Lipy',
    store_url: `https://play.google.com/store/apps/details?id=${packageName}`,
  });
  expect((await add(packageName)).problem?.code).toBe('app_exists');
  await script('PUT', '/google-play/api', { enabled: false });
  expect((await add(packageName)).body).toMatchObject({ code: 'key_refused', reason: 'api_disabled' });
  expect((await ok(listMobileAppAccounts, { as })).results).toMatchObject([{ problem: 'api_disabled' }]);
  await ok(deleteMobileAppAccount, of);
  expect((await ok(listMobileApps, { as })).results).toEqual([]);
  expect(await rows(services.database.queries, sql`select 1 from mobile_app_accounts`)).toEqual([]);
});

test('INT-05 a key is replaced once the new one opens every app, and one that fails changes nothing', async () => {
  const { as, ok, request, connectKey, script } = await start();
  const old = await connectKey();
  const account = await ok(connectAppStore, { as, body: { name: 'App Store', ...old } });
  const of = { as, params: { id: account.id } };
  expect((await ok(listAvailableApps, of)).results).toMatchObject([{ app_id: appId, is_added: false }]);
  const app = await ok(addMobileApp, { as, body: { account_id: account.id, app_id: appId } });

  const weak = await connectKey({ role: 'DEVELOPER' });
  const failed = await request(replaceAppKey, { ...of, body: weak });
  expect(failed.body).toMatchObject({ code: 'key_refused', reason: 'role_missing' });
  const { key_id: _, ...withoutId } = weak;
  expect((await request(replaceAppKey, { ...of, body: withoutId })).problem?.code).toBe('invalid_request');
  await script('POST', '/faults', { path: '/app-store/*', status: 500, times: 9 });
  expect((await request(replaceAppKey, { ...of, body: old })).problem?.code).toBe('provider_unavailable');
  await script('DELETE', '/faults');
  expect((await ok(listMobileAppAccounts, { as })).results).toMatchObject([
    { key_id: old.key_id, fingerprint: account.fingerprint, problem: null },
  ]);
  expect((await ok(listAvailableApps, of)).results).toMatchObject([{ is_added: true }]);

  const fresh = await connectKey({ kind: 'individual', role: 'CUSTOMER_SUPPORT' });
  const replaced = await ok(replaceAppKey, { ...of, body: fresh });
  expect(replaced).toMatchObject({ key_id: fresh.key_id, issuer_id: null, apps_count: 1 });
  await script('DELETE', `/app-store/keys/${old.key_id}`);
  expect((await ok(listAvailableApps, of)).results).toHaveLength(1);
  await script('DELETE', `/app-store/keys/${fresh.key_id}`);
  expect((await request(listAvailableApps, of)).body).toMatchObject({ reason: 'key_unknown' });
  expect((await ok(listMobileAppAccounts, { as })).results).toMatchObject([{ problem: 'key_unknown' }]);
  await ok(removeMobileApp, { as, params: { id: app.id } });
});

test('INT-05 no answer, no log and no row holds a key, and no other company or account opens it', async () => {
  const { as, ok, request, make, connectKey, playKey, logged, services, script } = await start();
  const answers: unknown[] = [];
  const collect = async (answer: Promise<{ body: unknown }>) => void answers.push((await answer).body);
  const [connect, play] = [await connectKey(), await playKey()];
  const body = { name: 'App Store', ...connect };
  await collect(request(checkAppKey, { as, body: { store: 'app_store', ...connect } }));
  await collect(request(connectAppStore, { as, body }));
  await collect(request(connectGooglePlay, { as, body: { name: 'Google Play', key_file: play.key_file } }));
  await script('POST', '/faults', { path: '/app-store/*', status: 500, times: 2 });
  await collect(request(connectAppStore, { as, body }));
  await collect(request(connectAppStore, { as, body: { ...body, key_file: `${connect.key_file}x` } }));
  await collect(request(connectAppStore, { as, body: { ...body, name: '' } }));
  await collect(request(listMobileAppAccounts, { as }));
  const { queries } = services.database;
  const kept = await rows<{ company_id: number; id: number }>(
    queries,
    sql`select * from mobile_app_accounts`,
  );
  const { results } = await ok(listMobileAppAccounts, { as });
  const [account] = results;
  const said = JSON.stringify([answers, kept, logged]);
  expect(logged.length).toBeGreaterThan(0);
  for (const file of [connect.key_file, pemOf(rsa.privateKey)])
    for (const line of file.split('\n').filter((one) => one.length > 20 && !one.startsWith('-----')))
      expect(said).not.toContain(line);
  expect(said).not.toContain('PRIVATE KEY');

  const stranger = await make.member(await make.company(), { type: memberTypes.owner });
  const id = account?.id ?? 0;
  const foreign = { as: stranger, params: { id } };
  expect((await request(listAvailableApps, foreign)).problem?.code).toBe('not_found');
  expect((await request(replaceAppKey, { ...foreign, body: connect })).problem?.code).toBe('not_found');
  expect((await request(deleteMobileAppAccount, foreign)).problem?.code).toBe('not_found');
  const stolen = { account_id: id, app_id: appId };
  expect((await request(addMobileApp, { as: stranger, body: stolen })).problem?.code).toBe('not_found');

  // A sealed text that is moved to another account does not open there.
  const [one, other] = results;
  await queries.execute(
    sql`update mobile_app_accounts a set sealed_credentials = b.sealed_credentials from mobile_app_accounts b
        where a.id = ${one?.id ?? 0} and b.id = ${other?.id ?? 0}`,
  );
  const moved = await request(listAvailableApps, { as, params: { id: one?.id ?? 0 } });
  expect(moved.problem?.code).toBe('internal_error');
});

test('INT-05 without the flag there are no accounts of app stores', async () => {
  const { make, request } = await startTestApi();
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  expect((await request(listMobileAppAccounts, { as })).problem?.code).toBe('feature_disabled');
});
