import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import {
  createSandbox,
  sandboxApple,
  sandboxBingIdentity,
  sandboxDataForSeo,
  sandboxFacebook,
  sandboxOAuthClient,
  sandboxOpenAiKey,
  sandboxPageSpeedKey,
  type SandboxOptions,
  sandboxPlacesKey,
  sandboxSocialProvider,
  sandboxStripe,
} from '@pinfold/sandbox';
import { readConfig } from '../../config.ts';
import { countCalls } from '../../delivery/provider-quota.ts';
import { createApp } from '../../http/create-app.ts';
import { jobsOn } from '../../jobs/jobs.ts';
import { createLog } from '../../log.ts';
import { sendMailJob } from '../../mail/send-mail.ts';
import { allJobs, openServices } from '../../open-services.ts';
import { fixedKeyRing, initialKeyName } from '../../secrets/key-ring.ts';
import { loadKeyRing } from '../../secrets/load-key-ring.ts';
import { importCompany } from '../../seed/import-company.ts';
import { withinRolledBack } from '../databases/rolled-back.ts';
import { noticeRows } from '../secrets/notice-rows.ts';
import { createSecretWatch } from '../secrets/secret-watch.ts';
import { learnKeys, learnSettings, watchedLog, watchedServices } from '../secrets/watch-services.ts';
import { watchedApp, watchedFetch } from '../secrets/watch-traffic.ts';
import { emptyDatabase } from '../databases/test-database.ts';
import { createFactories } from '../worlds/factories.ts';
import { createJobRunner, createTestClock } from './job-runner.ts';
import {
  type BodyOf,
  callEndpoint,
  type CheckedResponse,
  type EndpointRequest,
  type RawRequest,
} from './request.ts';
import { fetchOf, sandboxOrigin, script } from './sandbox-client.ts';

export interface TestApiOptions {
  world?: SandboxOptions['world'];
  /** When the test's clock begins. */
  now?: Date;
  /** The clock moves only where the test moves it, for tests of exact times. Otherwise it runs on. @default false */
  isClockStill?: boolean;
  /** Environment variables. */
  config?: Record<string, string>;
  /** Milliseconds after which a call to the outside world is given up, for tests of silence. */
  patience?: number;
}

/** A mail as its reader sees it. */
export interface TestMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Every address that can be followed, each once. */
  links: string[];
  messageId: string;
  /** `list-unsubscribe` and the like, of a mail that many get. */
  listHeaders?: Record<string, string>;
  receivedAt: string;
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** An API for one test, on an empty database, with a sandbox as its outside world. Closed when the test ends. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const api = await openTestApi(options);
  onTestFinished(api.close);
  return api;
}

/** As startTestApi, for a whole file: its `beforeAll` opens and its `afterAll` closes. */
export async function openTestApi({
  world = 'empty',
  now,
  isClockStill,
  config,
  patience,
}: TestApiOptions = {}) {
  const clock = createTestClock(now, isClockStill);
  const sandbox = await createSandbox({
    world,
    now: () => clock.now().getTime(),
    moderationSeconds: 3,
    tokenMilliseconds: 0,
  });
  const dataFolder = await mkdtemp(join(tmpdir(), 'pinfold-'));
  const secrets = createSecretWatch();
  const log = createLog('info', watchedLog(secrets));
  const { database, boss } = await emptyDatabase();
  const settings = readConfig({ PINFOLD_LOG: 'silent', PINFOLD_DATA: dataFolder, ...config });
  const keys =
    config?.PINFOLD_SECRET || config?.PINFOLD_SECRET_FILE
      ? await loadKeyRing(settings)
      : fixedKeyRing([{ name: initialKeyName, bytes: Buffer.alloc(32, 7) }]);
  const surroundings = {
    config: settings,
    database,
    takeCall: countCalls({
      database: { queries: withinRolledBack(database.queries) },
      config: settings,
      now: () => clock.now(),
    }),
    jobs: { ...jobsOn(boss, allJobs, database, log), stop: async () => {} },
    keys,
    log,
    google: {
      baseUrl: `${sandboxOrigin}/sandbox/google`,
      clientId: sandboxOAuthClient.id,
      clientSecret: sandboxOAuthClient.secret,
    },
    publicUrl: config?.PINFOLD_PUBLIC_URL ?? 'http://panel.test',
    sandbox: {
      smtpUrl: () => sandbox.smtpUrl(),
      vatRegisterUrl: `${sandboxOrigin}/sandbox/vat-register`,
      googlePlayUrl: `${sandboxOrigin}/sandbox/google-play`,
      appStoreUrl: `${sandboxOrigin}/sandbox/app-store`,
      placesKey: sandboxPlacesKey,
      socialProviders: [sandboxSocialProvider(sandboxOrigin)],
      dataForSeo: { url: `${sandboxOrigin}/sandbox/dataforseo`, ...sandboxDataForSeo },
      bingPlaces: { url: `${sandboxOrigin}/sandbox/bing`, identity: sandboxBingIdentity },
      pageSpeed: { url: `${sandboxOrigin}/sandbox/pagespeed`, key: sandboxPageSpeedKey },
      apple: {
        url: `${sandboxOrigin}/sandbox/apple`,
        consentUrl: `${sandboxOrigin}/sandbox/apple`,
        ...sandboxApple,
      },
      facebook: {
        url: `${sandboxOrigin}/sandbox/facebook`,
        dialogUrl: `${sandboxOrigin}/sandbox/facebook`,
        ...sandboxFacebook,
      },
      model: { baseUrl: `${sandboxOrigin}/sandbox/openai/v1`, key: sandboxOpenAiKey },
      stripe: { url: `${sandboxOrigin}/sandbox/stripe`, ...sandboxStripe },
    },
    fetch: watchedFetch(secrets, fetchOf(sandbox, patience)),
    now: clock.now,
  };
  const { google, sandbox: played } = surroundings;
  learnSettings(secrets, { settings, google, played });
  learnKeys(secrets, keys);
  const services = watchedServices(secrets, await openServices(surroundings));
  const app = watchedApp(secrets, createApp(services));
  const jobs = createJobRunner(boss, services, allJobs, clock);

  return {
    app,
    clock,
    jobs,
    services,
    sandbox,
    /** Knows every secret, and has searched what left the API for them when it closes. */
    secrets,
    make: createFactories(services),
    /** Calls an endpoint and checks the response against the contract. */
    request: <E extends Endpoint>(endpoint: E, asked: EndpointRequest<E> = {}): Promise<CheckedResponse> =>
      callEndpoint(app, endpoint, asked as RawRequest),
    /** As request, with what the types would not let through. */
    requestRaw: (endpoint: Endpoint, asked: RawRequest = {}): Promise<CheckedResponse> =>
      callEndpoint(app, endpoint, asked),
    /** Calls an endpoint that must succeed, and returns the response's body. */
    async ok<E extends Endpoint>(endpoint: E, asked: EndpointRequest<E> = {}): Promise<BodyOf<E>> {
      const answered = await callEndpoint(app, endpoint, asked as RawRequest);
      if (answered.problem) throw new Error(`${endpoint.id} answered ${JSON.stringify(answered.body)}`);
      return answered.body as BodyOf<E>;
    },
    /** Calls the sandbox's scripting API, `/sandbox/world/…`. */
    script: <Answer>(method: string, path: string, body?: object) =>
      script<Answer>(sandbox, method, path, body),
    /** Sends the enqueued mails, and returns what is in all mailboxes, or in one: the newest first. */
    async mails(to?: string): Promise<TestMail[]> {
      await jobs.runDue(sendMailJob.name);
      const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
      return (await script<{ results: TestMail[] }>(sandbox, 'GET', `/mails${query}`)).results;
    },
    importAccount: (companyId: number, refreshToken: string) =>
      importCompany(services, companyId, refreshToken),
    async close() {
      await noticeRows(secrets, database.queries);
      await services.close();
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
      secrets.expectNone();
    },
  };
}
