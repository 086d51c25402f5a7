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

const replies = crashSize;
// A killed worker is missed after some seconds, three times over, and a busy machine starts slowly.
const testTimeout = 600_000;

const onPostgres = inject('postgres') !== '';

test.skipIf(onPostgres)(
  'BAS-03 RV-03 a bulk reply to many survives kills: every customer is answered, and exactly once',
  { timeout: testTimeout },
  async () => {
    const folder = await temporaryFolder();
    const environment = { ...scale, PINFOLD_DATA: folder };
    let server = await spawnServer(environment);
    await prepare(server.url);
    await promiseAll(server.url);
    for (const writes of crashLives) {
      await until(
        () => writesInThisLife(server.url),
        (count) => count >= writes,
      );
      await server.kill();
      server = await spawnServer(environment);
    }
    await expectEachAnsweredOnce(server.url, folder);
  },
);

test.runIf(onPostgres)(
  'BAS-01 BAS-03 RV-03 a killed worker process loses no reply of many and sends none twice',
  { timeout: testTimeout },
  async () => {
    const shared = {
      ...scale,
      DATABASE_URL: await ownDatabase(inject('postgres'), `crash_${process.pid}`),
      PINFOLD_SECRET: randomBytes(32).toString('base64'),
    };
    const folder = await temporaryFolder();
    const web = await spawnServer({ ...shared, PINFOLD_DATA: folder, PINFOLD_ROLE: 'web' });
    await prepare(web.url);
    await promiseAll(web.url);
    const workerEnvironment = {
      ...shared,
      PINFOLD_DATA: await temporaryFolder(),
      PINFOLD_ROLE: 'worker',
      PINFOLD_SEED: 'empty',
      GOOGLE_BASE_URL: `${web.url}/sandbox/google`,
    };
    let sent = 0;
    for (const writes of crashLives) {
      const worker = await spawnServer(workerEnvironment);
      await until(
        () => writesInThisLife(web.url),
        (count) => count >= sent + writes,
      );
      await worker.kill();
      sent = await writesInThisLife(web.url);
    }
    await spawnServer(workerEnvironment);
    await expectEachAnsweredOnce(web.url, folder);
  },
);

/** A chain in which more than one review of four waits for an answer. */
const scale = {
  PINFOLD_SEED: 'scale',
  PINFOLD_SCALE_LOCATIONS: '20',
  PINFOLD_SCALE_REVIEWS: String(5 * replies),
  GOOGLE_REQUESTS_PER_MINUTE: '1000000',
  GOOGLE_EDITS_PER_MINUTE: '1000000',
};

/** Lifts the sandbox's limits. */
async function prepare(url: string): Promise<void> {
  await sandbox(url, 'PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  await sandbox(url, 'PUT', '/moderation', { seconds: 1, repetitive_after: 1_000_000 });
}

async function promiseAll(url: string): Promise<void> {
  const { ids = [] } = await asOwner<{ ids?: number[] }>(url, '/reviews/search/?only_ids=true', {
    reply_status: ['none'],
  });
  const body = { ids: ids.slice(0, replies), reply_comment: 'Dziękujemy za opinię i zapraszamy ponownie!' };
  const { accepted_ids } = await asOwner<{ accepted_ids: number[] }>(url, '/reviews/bulk-reply/', body);
  expect(accepted_ids).toHaveLength(replies);
}

async function expectEachAnsweredOnce(url: string, folder: string): Promise<void> {
  await until(
    () =>
      asOwner<{ count: number }>(url, '/reviews/search/?only_count=true', { reply_status: ['processing'] }),
    ({ count }) => count === 0,
  );
  const written = (await journalOf(folder)).filter(({ kind }) => kind === 'reply_written');
  expect(written).toHaveLength(replies);
  expect(new Set(written.map(({ locationId, reviewId }) => `${locationId}/${reviewId}`)).size).toBe(replies);
  const [batch] = (await asOwner<{ results: object[] }>(url, '/reviews/bulk-replies/')).results;
  expect(batch).toMatchObject({ total: replies, published: replies, rejected: 0, failed: 0, processing: 0 });
}

/** The sandbox's call log starts afresh with its process. */
async function writesInThisLife(url: string): Promise<number> {
  const { calls } = await sandbox<{ calls: { method: string; path: string }[] }>(url, 'GET', '/journal');
  return calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/reply')).length;
}

function sandbox<Answer>(url: string, method: string, path: string, body?: object): Promise<Answer> {
  return call(`${url}/sandbox/world${path}`, method, body);
}

let token: string | undefined;

/** The session is kept: it, too, has to survive the kills. */
async function asOwner<Answer>(url: string, path: string, body?: object): Promise<Answer> {
  const credentials = { email: 'owner@demo.pinfold.test', password: demoPassword };
  token ??= (await call<{ token: string }>(`${url}/api/login/`, 'POST', credentials)).token;
  const headers = { Authorization: `Token ${token}`, 'Company-Id': '1' };
  return call(`${url}/api${path}`, body ? 'POST' : 'GET', body, headers);
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
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
