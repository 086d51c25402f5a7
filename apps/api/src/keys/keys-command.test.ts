import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { listGoogleAccounts } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { pollAccount } from '../features/external-changes/detect/poll-account.ts';
import { listGrants } from '../features/listings/google-grant.ts';
import { beginFlow, takeFlow } from '../features/session/federated/federated-login.ts';
import { takeCode } from '../features/session/second-factor/second-factor-lifecycle.ts';
import { googleAccounts } from '../features/integrations/integrations.table.ts';
import { fixedKeyRing, type KeyRing, readKeys } from '../secrets/key-ring.ts';
import { loadKeyRing } from '../secrets/load-key-ring.ts';
import { createSealer, keyNameOf } from '../secrets/sealer.ts';
import { codeOf, makeFactor } from '../testing/worlds/second-factors.ts';
import { startUnconnectedCompany } from '../testing/worlds/unconnected-company.ts';
import { describeMissingKeys } from './count-sealed.ts';
import { keysCommand } from './keys-command.ts';

const now = new Date('2031-03-01T12:00:00Z');

/** A running API whose keys are in a file, and the command of another process on the same file and database. */
async function startWithKeyFile() {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'keys');
  await writeFile(file, randomBytes(32).toString('base64'));
  const api = await startUnconnectedCompany({ now, config: { PINFOLD_SECRET_FILE: file } });
  const { config, database } = api.services;
  const said: string[] = [];
  const runOn = async (keys: KeyRing, line: string, over: Partial<typeof config> = {}) => {
    const context = { config: { ...config, ...over }, queries: database.queries, keys, now: () => now };
    const lines = await keysCommand.run(context, line.split(' '));
    said.push(...lines);
    return lines;
  };
  const run = async (line: string) => runOn(await loadKeyRing(config), line);
  return { ...api, file, queries: database.queries, run, runOn, said };
}

test('OPS-06 a running product reads with the old key and the new one while the command replaces it', async () => {
  const api = await startWithKeyFile();
  const { file, queries, services, run, said, owner } = api;
  const id = await api.connect();
  const { secret } = await makeFactor(services, owner.userId);
  const signature = services.sealer.sign('a picture');
  const path = services.notificationSecret.newest();
  const [first] = readKeys(await readFile(file, 'utf8')) ?? [];
  expect(await run('list')).toEqual([
    expect.stringMatching(
      /^initial \(seals, fingerprint [\da-f]{8}\): 2 in google_accounts\.sealed_refresh_token, /,
    ),
  ]);

  expect((await run('add'))[0]).toMatch(/^“2031-03-01” is the first key of /);
  await expect(run('add')).rejects.toThrow('There is a key “2031-03-01”');
  await expect(run('retire --key initial')).rejects.toThrow(
    '4 texts are still sealed under “initial”: 2 in google_accounts.sealed_refresh_token, 1 in totp_factors.sealed_secret, 1 in totp_factors.sealed_pending_secret. First: npm run keys -- reseal',
  );
  await expect(run('retire --key 2031-03-01')).rejects.toThrow('is the newest key');
  await expect(run('retire --key 2030')).rejects.toThrow('There is no key “2030”');

  // The product goes on while the command works beside it.
  const reading = async () => {
    await api.places(id, { refresh: true });
    await api.jobs.runDue('list-google-places');
    return (await api.places(id)).problem;
  };
  const [resealed, ...problems] = await Promise.all([run('reseal'), reading(), reading()]);
  expect(problems).toEqual([null, null]);
  expect(resealed.at(-1)).toBe('Everything is sealed with “2031-03-01”.');
  expect(await reading()).toBeNull();
  const code = codeOf(secret, services.now());
  expect(await queries.transaction((tx) => takeCode(services, tx, owner.userId, code))).toBe('totp');
  expect(keyNameOf(services.sealer.seal('mail', 'A'))).toBe('2031-03-01');
  expect(services.sealer.verify('a picture', signature)).toBe(true);
  expect(services.notificationSecret.isOurs(path)).toBe(true);
  expect((await run('list --addresses')).join('\n')).toContain(
    `initial: http://localhost:4400/api/providers/google/notifications/${path}`,
  );

  expect((await run('retire --key initial'))[0]).toContain('“initial” is no longer in ');
  expect(await reading()).toBeNull();
  services.sealer.seal('mail', 'A');
  expect(services.sealer.verify('a picture', signature)).toBe(false);
  expect(services.notificationSecret.isOurs(path)).toBe(false);

  // Nothing of the keys was said; a retired one is kept apart, for backups.
  const [second] = readKeys(await readFile(file, 'utf8')) ?? [];
  expect(readKeys(await readFile(`${file}.retired`, 'utf8'))).toEqual([first]);
  expect((await stat(`${file}.retired`)).mode & 0o077).toBe(0);
  for (const key of [first, second])
    for (const form of ['base64', 'base64url', 'hex'] as const)
      expect(said.join('\n')).not.toContain(key?.bytes.toString(form).slice(0, 42));
});

test('OPS-06 keys in the setting are printed once to be put there, and the setting is told what can go', async () => {
  const { runOn, connect } = await startWithKeyFile();
  await connect();
  const key = (name: string, fill: number) => ({ name, bytes: Buffer.alloc(32, fill) });
  const old = fixedKeyRing([key('old', 1)]);
  const setting = { PINFOLD_SECRET: 'set', PINFOLD_SECRET_FILE: undefined };
  const [entry = '', ...steps] = await runOn(old, 'add --key 2031', setting);
  expect(readKeys(entry)?.map(({ name }) => name)).toEqual(['2031']);
  expect(steps.join(' ')).toMatch(/last into PINFOLD_SECRET, .+ restart all .+ first .+ restart .+ reseal/);
  // Texts are under a key of this name already.
  await expect(runOn(old, 'add --key initial', setting)).rejects.toThrow(
    '“initial” is the name of a key that is missing',
  );
  await expect(runOn(old, 'add --key A.b', setting)).rejects.toThrow('--key is not usable');
  const both = fixedKeyRing([key('2031', 2), key('old', 1)]);
  expect(await runOn(both, 'retire --key old', setting)).toEqual([
    'Nothing is sealed under “old”: take it out of PINFOLD_SECRET and restart all processes.',
  ]);
});

test('OPS-06 without its key a grant is to be connected again, a login begun again, and both come back with the key', async () => {
  const { ok, owner, companyId, connect, queries, services, runOn } = await startWithKeyFile();
  await connect();
  const stray = createSealer(fixedKeyRing([{ name: '2029', bytes: Buffer.alloc(32, 9) }]));
  const before = await queries.select().from(googleAccounts);
  await queries.update(googleAccounts).set({ sealedRefreshToken: stray.seal('refresh token', 'marta') });
  const accounts = async () =>
    (await ok(listGoogleAccounts, { as: owner })).results.map(({ is_disconnected }) => is_disconnected);
  expect(await accounts()).toEqual([true, true]);
  expect(await listGrants(services, companyId)).toEqual([]);
  // Nor does it keep those of others from being polled.
  const [{ id: accountId, name } = { id: 0, name: '' }] = before;
  const sealedRefreshToken = stray.seal('refresh token', 'marta');
  const polled = { companyId, accountId, name, sealedRefreshToken, pageToken: '' };
  expect(await pollAccount(services, polled, 5)).toEqual({ calls: 0, diffs: [] });
  const flow = { name: 'state', browser: 'cookie' };
  await beginFlow({ ...services, sealer: stray }, flow, { nonce: 'n' });
  expect(await takeFlow(services, queries, flow, z.object({ nonce: z.string() }))).toBeUndefined();

  const ring = await loadKeyRing(services.config);
  expect(await describeMissingKeys(queries, ring)).toEqual([
    'the key “2029” is MISSING, without which these texts cannot be opened: 2 in google_accounts.sealed_refresh_token',
  ]);
  await expect(runOn(ring, 'reseal')).rejects.toThrow(
    'google_accounts.sealed_refresh_token: 2 not to be opened: “2029” is missing',
  );
  await queries.update(googleAccounts).set({ sealedRefreshToken: before[0]?.sealedRefreshToken });
  expect(await accounts()).toEqual([false, false]);
  expect(await listGrants(services, companyId)).toHaveLength(2);
});

test.each([
  ['rotate', /^Usage: npm run keys -- <subcommand>\n {2}list /],
  ['retire', /^--key is not usable/],
  ['reseal now', /now/],
])('OPS-06 %s is refused by saying what is possible', async (line, says) => {
  const { run } = await startWithKeyFile();
  await expect(run(line)).rejects.toThrow(says);
});
