import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { crashLives, crashSize } from '../../../testing/crash-size.ts';
import { journalOf } from '../../../testing/sandbox-journal.ts';
import { spawnServer, until } from '../../../testing/spawn-server.ts';
import { ownDatabase } from '../../../testing/test-database.ts';

const places = crashSize;
// A killed worker is missed after some seconds, three times over, and a busy machine starts slowly.
const testTimeout = 600_000;

const edit = {
  description: 'Kawa palona na miejscu i ciasta z własnej pracowni.',
  labels: { mode: 'add', values: ['drive'] },
};

const onPostgres = inject('postgres') !== '';

test.skipIf(onPostgres)(
  'BEY-06 BAS-03 a bulk edit of many locations survives kills: none is lost, and Google hears one word of each',
  { timeout: testTimeout },
  async () => {
    const folder = await temporaryFolder();
    const environment = { ...scale, PINFOLD_DATA: folder };
    let server = await spawnServer(environment);
    const begun = await begin(server.url);
    for (const edits of crashLives) {
      await until(
        () => editsInThisLife(server.url),
        (count) => count >= edits,
      );
      await server.kill();
      server = await spawnServer(environment);
    }
    await expectEachEdited(server.url, folder, begun);
  },
);

test.runIf(onPostgres)(
  'BAS-01 BEY-06 BAS-03 killed worker processes lose no location of many, and say one word of each',
  { timeout: testTimeout },
  async () => {
    const shared = {
      ...scale,
      DATABASE_URL: await ownDatabase(inject('postgres'), `bulk_crash_${process.pid}`),
      PINFOLD_SECRET: randomBytes(32).toString('base64'),
    };
    const folder = await temporaryFolder();
    const web = await spawnServer({ ...shared, PINFOLD_DATA: folder, PINFOLD_ROLE: 'web' });
    const begun = await begin(web.url);
    const workerEnvironment = {
      ...shared,
      PINFOLD_DATA: await temporaryFolder(),
      PINFOLD_ROLE: 'worker',
      PINFOLD_SEED: 'empty',
      GOOGLE_BASE_URL: `${web.url}/sandbox/google`,
    };
    let sent = 0;
    for (const edits of crashLives) {
      const worker = await spawnServer(workerEnvironment);
      await until(
        () => editsInThisLife(web.url),
        (count) => count >= sent + edits,
      );
      await worker.kill();
      sent = await editsInThisLife(web.url);
    }
    await spawnServer(workerEnvironment);
    await expectEachEdited(web.url, folder, begun);
  },
);

const scale = {
  PINFOLD_SEED: 'scale',
  PINFOLD_SCALE_LOCATIONS: String(places),
  PINFOLD_SCALE_REVIEWS: '500',
  GOOGLE_REQUESTS_PER_MINUTE: '1000000',
  GOOGLE_EDITS_PER_MINUTE: '1000000',
};

/** Lifts the sandbox's limits, and starts the bulk edit; answers its id. */
async function begin(url: string): Promise<number> {
  await call(`${url}/sandbox/world/quotas`, 'PUT', { requests_per_minute: null, edits_per_minute: null });
  const { ids } = await asOwner<{ ids: number[] }>(url, 'GET', '/facilities/?only_ids=true');
  const body = { facilities_ids: ids.slice(0, places), edit };
  const started = await asOwner<{ id: number; total: number }>(url, 'PATCH', '/facilities/', body);
  expect(started.total).toBe(places);
  return started.id;
}

async function expectEachEdited(url: string, folder: string, id: number): Promise<void> {
  const progress = await until(
    () => asOwner<{ status: number; ok: number; failed: number }>(url, 'GET', `/bulk-edits/${id}/`),
    ({ status }) => status !== 1,
  );
  expect(progress).toMatchObject({ status: 2, ok: places, failed: 0 });
  const said = await wordsAtGoogle(folder);
  expect(said.size).toBe(places);
  for (const words of said.values()) expect(words).toMatchObject({ size: 1 });
  const { count } = await asOwner<{ count: number }>(url, 'GET', '/facilities/?labels=drive');
  expect(count).toBe(places);
  const { results } = await asOwner<{ results: { id: number }[] }>(url, 'GET', '/facilities/?page_size=5');
  for (const one of results)
    expect(await asOwner(url, 'GET', `/facilities/${one.id}/`)).toMatchObject({
      version: 2,
      update_status: 'ok',
      description: edit.description,
    });
}

/** For each location the different edits that Google has taken, whatever it was told how often. */
async function wordsAtGoogle(folder: string): Promise<Map<string, Set<string>>> {
  const said = new Map<string, Set<string>>();
  for (const { kind, locationId, changes } of await journalOf(folder)) {
    if (kind !== 'listing_edited' || !changes?.profile) continue;
    const words = said.get(locationId) ?? new Set();
    said.set(locationId, words.add(JSON.stringify(changes.profile)));
  }
  return said;
}

/** The sandbox's call log starts afresh with its process. */
async function editsInThisLife(url: string): Promise<number> {
  const { calls } = await call<{ calls: { method: string; path: string }[] }>(
    `${url}/sandbox/world/journal?limit=10000`,
    'GET',
  );
  return calls.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/v1/locations/')).length;
}

let token: string | undefined;

/** The session is kept: it, too, has to survive the kills. */
async function asOwner<Answer>(url: string, method: string, path: string, body?: object): Promise<Answer> {
  const credentials = { email: 'owner@demo.pinfold.test', password: demoPassword };
  token ??= (await call<{ token: string }>(`${url}/api/login/`, 'POST', credentials)).token;
  return call(`${url}/api${path}`, method, body, { Authorization: `Token ${token}`, 'Company-Id': '1' });
}

async function call<Answer>(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-bulk-edit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
