import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxApple, sandboxBingIdentity, sandboxFacebook } from '@pinfold/sandbox';
import { inject, onTestFinished } from 'vitest';
import { ownDatabase } from '../databases/test-database.ts';
import { type Calls, callsTo, resetSession, scriptSandbox } from '../clients/running-product.ts';
import { spawnServer } from '../clients/spawn-server.ts';
import { isFullSize, sized } from '../test-size.ts';
import { waitUntil } from '../clients/wait-until.ts';

/** How much is under way when a crash test kills the process: the 500 that the product guarantees, or some of them. */
export const crashSize = sized(60, 500);

/** A killed worker is missed after some seconds, three times over, and a busy machine starts slowly; milliseconds. */
export const crashTimeout = 600_000;

/** Whether the tests run on a shared PostgreSQL, where web and worker are processes of their own. */
export const onPostgres = inject('postgres') !== '';

/** Work that is under way when a process is killed. */
export interface CrashedWork<Begun> {
  /** Of the environment; the demo chain's size, for instance. */
  settings: Record<string, string>;
  /** What has to be done before by whoever works, such as reading what is to be answered. */
  prepare?(calls: Calls): Promise<void>;
  /** Starts the work; what it returns is handed to `expectOnce`. Its calls go to whichever process runs. */
  begin(calls: Calls): Promise<Begun>;
  /** Whether a call in the sandbox's log does a piece of the work at the provider. */
  isAtProvider(call: { method: string; path: string }): boolean;
  /** Waits for the work's end, and fails unless each piece of it happened exactly once. */
  expectOnce(calls: Calls, journal: () => Promise<JournalEvent[]>, begun: Begun): Promise<void>;
}

/** Kills the one process that does everything on PGlite, as often as `lives` has entries, and lets the last one end. */
export async function expectOnceDespiteKills<Begun>(work: CrashedWork<Begun>): Promise<void> {
  const folder = await temporaryFolder();
  const environment = { ...scale, ...work.settings, PINFOLD_DATA: folder };
  let server = await spawnServer(environment);
  const calls = callsTo({
    get url() {
      return server.url;
    },
  });
  await prepare(work, calls);
  const begun = await begin(work, calls);
  for (const made of lives) {
    await waitUntil(
      () => countAtProvider(work, calls),
      (count) => count >= made,
    );
    await server.kill();
    server = await spawnServer(environment);
  }
  await work.expectOnce(calls, () => readJournal(folder), begun);
}

/** Kills one worker process after the other beside a web process, on a shared PostgreSQL. */
export async function expectOnceDespiteWorkerKills<Begun>(work: CrashedWork<Begun>): Promise<void> {
  const shared = {
    ...scale,
    ...work.settings,
    DATABASE_URL: await ownDatabase(inject('postgres'), `crash_${randomBytes(6).toString('hex')}`),
    PINFOLD_SECRET: randomBytes(32).toString('base64'),
  };
  const folder = await temporaryFolder();
  const web = await spawnServer({ ...shared, PINFOLD_DATA: folder, PINFOLD_ROLE: 'web' });
  const workerEnvironment = {
    ...shared,
    // Files of people are on a disk that all processes share, and pictures are fetched from the web process.
    PINFOLD_DATA: folder,
    PINFOLD_PUBLIC_URL: web.url,
    PINFOLD_ROLE: 'worker',
    PINFOLD_SEED: 'empty',
    GOOGLE_BASE_URL: `${web.url}/sandbox/google`,
    BING_PLACES_URL: `${web.url}/sandbox/bing`,
    BING_PLACES_IDENTITY: JSON.stringify(sandboxBingIdentity),
    GOOGLE_PLAY_URL: `${web.url}/sandbox/google-play`,
    APP_STORE_URL: `${web.url}/sandbox/app-store`,
    APPLE_BASE_URL: `${web.url}/sandbox/apple`,
    APPLE_CLIENT_ID: sandboxApple.clientId,
    APPLE_CLIENT_SECRET: sandboxApple.clientSecret,
    APPLE_WEBHOOK_SECRET: sandboxApple.webhookSecret,
    FACEBOOK_BASE_URL: `${web.url}/sandbox/facebook`,
    FACEBOOK_APP_ID: sandboxFacebook.appId,
    FACEBOOK_APP_SECRET: sandboxFacebook.appSecret,
    // The web process alone sells, through its own sandbox.
    PINFOLD_BILLING: 'off',
  };
  if (work.prepare) {
    const worker = await spawnServer(workerEnvironment);
    await prepare(work, callsTo(web));
    await worker.kill();
  }
  const begun = await begin(work, callsTo(web));
  let done = 0;
  for (const calls of lives) {
    const worker = await spawnServer(workerEnvironment);
    await waitUntil(
      () => countAtProvider(work, callsTo(web)),
      (count) => count >= done + calls,
    );
    await worker.kill();
    done = await countAtProvider(work, callsTo(web));
  }
  await spawnServer(workerEnvironment);
  await work.expectOnce(callsTo(web), () => readJournal(folder), begun);
}

/**
 * The seed of the demo chain, at a provider without rate limits. What the provider's lists lack is waited for no longer
 * than a killed process is missed anyway, except at full size.
 */
const scale = {
  PINFOLD_SEED: 'scale',
  GOOGLE_REQUESTS_PER_MINUTE: '1000000',
  GOOGLE_EDITS_PER_MINUTE: '1000000',
  GOOGLE_LIST_LAG_SECONDS: String(sized(10, 60)),
};

/**
 * The number of calls at the provider after which each process is killed: in the middle of sending, and at full size
 * also before the first call.
 */
const lives = (isFullSize ? [0, 0.12, 0.24] : [0.2]).map((share) => Math.round(crashSize * share));

async function prepare<Begun>(work: CrashedWork<Begun>, calls: Calls): Promise<void> {
  resetSession();
  await work.prepare?.(calls);
}

async function begin<Begun>(work: CrashedWork<Begun>, calls: Calls): Promise<Begun> {
  resetSession();
  await scriptSandbox(calls, 'PUT', '/quotas', { requests_per_minute: null, edits_per_minute: null });
  return work.begin(calls);
}

/** The sandbox's log of calls is empty after a restart. */
async function countAtProvider<Begun>(work: CrashedWork<Begun>, calls: Calls): Promise<number> {
  const log = await scriptSandbox<{ calls: { method: string; path: string }[] }>(
    calls,
    'GET',
    '/journal?limit=10000',
  );
  return log.calls.filter((call) => work.isAtProvider(call)).length;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-crash-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An entry of the sandbox's journal, which its data folder keeps across restarts. */
export interface JournalEvent {
  kind: string;
  locationId: string;
  reviewId?: string;
  photo?: { category: string };
  changes?: { profile?: object; labels?: string[] };
  /** Of what was written to a page of Facebook. */
  page?: string;
  fields?: object;
}

/** All that happened since the world began, over every life of the server with this data folder. */
async function readJournal(folder: string): Promise<JournalEvent[]> {
  const text = await readFile(join(folder, 'sandbox', 'journal.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      // A line is an event, by itself or with the moment beside it.
      const read = JSON.parse(line) as JournalEvent | { event: JournalEvent };
      return 'event' in read ? read.event : read;
    });
}
