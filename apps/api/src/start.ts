import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createSandbox,
  sandboxApple,
  sandboxBingIdentity,
  sandboxDataForSeo,
  sandboxFacebook,
  sandboxOAuthClient,
  sandboxOpenAiKey,
  sandboxPageSpeedKey,
  sandboxPlacesKey,
  sandboxSocialProvider,
  sandboxStripe,
  type Sandbox,
} from '@pinfold/sandbox';
import { apiFolder } from './api-folder.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { refuseOlder } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { freeCompanies, refuseForgottenKey } from './features/billing/plans/unsold-plan.ts';
import { stripeEventsPath } from './features/billing/intake/intake.routes.ts';
import { setUpStripe } from './features/billing/plans/set-up-stripe.ts';
import { sweepLocators } from './features/store-locator/store-locator.jobs.ts';
import { rankMonthTables } from './features/rankings/rankings.table.ts';
import { organicMonthTables } from './features/websites/organic/organic.table.ts';
import { insightMonthTables } from './features/insights/insights.table.ts';
import { ensureMonths, monthsAhead } from './database/ensure-months.ts';
import { closeToOthers } from './files/close-to-others.ts';
import { describeMissingKeys } from './keys/count-sealed.ts';
import { lockFolder } from './files/lock-folder.ts';
import { createLog } from './log.ts';
import { allJobs, openServices } from './open-services.ts';
import { followSandboxSso } from './seed/connect-sso.ts';
import { renewDemoTrial } from './seed/accounts.ts';
import { demoSeller } from './seed/demo-billing.ts';
import { seed, type Report } from './seed/seed.ts';
import { takeDownAtSandbox } from './seed/take-down-at-sandbox.ts';
import { hasSandbox, refuseContradictions } from './refuse-contradictions.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import { loadKeyRing } from './secrets/load-key-ring.ts';
import { createServer, serveSandbox } from './server/create-server.ts';
import { openFront } from './server/open-front.ts';
import { StartupError } from './startup-error.ts';
import { subscribeToSandbox } from './subscribe-to-sandbox.ts';

const panel = join(apiFolder, '../panel/dist');
const widget = join(apiFolder, '../../packages/store-locator-widget/dist');

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Starts the whole product on one port; resolves when it is ready. */
export async function start(config: Config, report: Report): Promise<Running> {
  refuseContradictions(config);
  const isLocal = hasSandbox(config) && config.PINFOLD_SANDBOX === 'local';
  const front = await openFront(config.PORT, isLocal);
  const here = `http://127.0.0.1:${front.port}`;
  const closing: (() => Promise<void>)[] = [front.close];
  // Released last, when nothing writes to the folder any more.
  let unlock = () => {};
  const close = () => closeAll(closing).finally(() => unlock());
  try {
    await makeFolder(config.dataFolder);
    const stillOpen = await closeToOthers(config.dataFolder);
    if (stillOpen !== undefined) report(stillOpen);
    if (isForOneProcess(config)) unlock = lockFolder(config.dataFolder);
    // Opened first, so that the folder of an older version stays as it is.
    const database = await openDatabase(config);
    closing.push(database.close);
    await refuseOlder(database);
    // A new embedded database sets the permissions of its files by itself, which lets all users read them.
    await closeToOthers(config.dataFolder);
    const keys = await loadKeyRing(config);
    const publicUrl = config.PINFOLD_PUBLIC_URL ?? `http://localhost:${front.port}`;
    const sandbox = hasSandbox(config) ? await openSandbox(config, publicUrl) : undefined;
    if (sandbox) {
      closing.push(sandbox.close);
      front.show(serveSandbox(sandbox, { reach: config.PINFOLD_SANDBOX }));
      report(isLocal ? sandboxIsLocal : sandboxIsPublic);
    }
    report(`opened ${database.describe()}`);
    const google = googleSettings(config, { here, publicUrl });
    // Of several processes that start together, one prepares the database; the others find it ready.
    const services = await database.alone(
      () => prepare({ config, database, keys, google, publicUrl, here, sandbox, report, closing }),
      () => report('another process prepares the database: waiting for it'),
    );
    for (const line of await describeMissingKeys(database.queries, keys)) report(line);
    if (!sandbox && !config.SMTP_URL) report('SMTP_URL is not set: no mail goes out');
    for (const [what, folder] of Object.entries({ panel, 'store locator’s script': widget }))
      if (!existsSync(folder)) report(`the ${what} is not built: npm start or npm run build does it`);
    if (!services.searchResults.isConnected)
      report('DATAFORSEO_LOGIN is not set: no positions are looked up');
    if (!services.pageSpeed.isConnected) report('PAGESPEED_API_KEY is not set: no websites are audited');
    if (!sandbox && !config.OPENAI_BASE_URL && !config.OPENAI_API_KEY)
      report('OPENAI_API_KEY is not set: no model writes drafts of replies and posts');
    if (sandbox && config.PINFOLD_SEED === 'demo') await takeDownAtSandbox(database.queries, sandbox);
    front.show(createServer({ services, panel, widget, sandbox }));
    const pushEndpoint = `${here}/api/providers/google/notifications/${services.notificationSecret.newest()}`;
    if (sandbox && config.PINFOLD_SEED === 'demo')
      await subscribeToSandbox(services, google.baseUrl, pushEndpoint);
    // With a real account it is a command: npm run billing -- setup.
    if (sandbox && services.stripe && config.STRIPE_BASE_URL === undefined)
      await setUpStripe(services, `${here}/api${stripeEventsPath}`);
    if (config.PINFOLD_ROLE !== 'web') {
      // What visitors are shown names our address, which may be another than at the last start.
      await services.jobs.enqueue(database.queries, sweepLocators, [{ payload: {} }]);
      await services.jobs.work(services, allJobs);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: config.PINFOLD_PUBLIC_URL ?? `http://localhost:${front.port}`,
    stop: close,
  };
}

interface Preparation {
  config: Config;
  database: Database;
  keys: KeyRing;
  google: ReturnType<typeof googleSettings>;
  publicUrl: string;
  here: string;
  sandbox: Sandbox | undefined;
  report: Report;
  closing: (() => Promise<void>)[];
}

/** All that a start does to the database: tables, queues, months and the seed. */
async function prepare({
  config,
  database,
  keys,
  google,
  publicUrl,
  here,
  sandbox,
  report,
  closing,
}: Preparation) {
  const services = await openServices({
    config: sandbox && config.PINFOLD_SEED === 'demo' ? withSeller(config) : config,
    database,
    keys,
    log: createLog(config.PINFOLD_LOG),
    google,
    publicUrl,
    ...(sandbox && {
      sandbox: {
        smtpUrl: () => sandbox.smtpUrl(),
        vatRegisterUrl: `${here}/sandbox/vat-register`,
        googlePlayUrl: `${here}/sandbox/google-play`,
        appStoreUrl: `${here}/sandbox/app-store`,
        placesKey: sandboxPlacesKey,
        socialProviders: [sandboxSocialProvider(publicUrl)],
        dataForSeo: { url: `${here}/sandbox/dataforseo`, ...sandboxDataForSeo },
        bingPlaces: { url: `${here}/sandbox/bing`, identity: sandboxBingIdentity },
        pageSpeed: { url: `${here}/sandbox/pagespeed`, key: sandboxPageSpeedKey },
        apple: {
          url: `${here}/sandbox/apple`,
          consentUrl: `${publicUrl}/sandbox/apple`,
          ...sandboxApple,
        },
        facebook: {
          url: `${here}/sandbox/facebook`,
          dialogUrl: `${publicUrl}/sandbox/facebook`,
          ...sandboxFacebook,
        },
        model: { baseUrl: `${here}/sandbox/openai/v1`, key: sandboxOpenAiKey },
        stripe: { url: `${here}/sandbox/stripe`, ...sandboxStripe },
      },
    }),
  });
  // They close the database too.
  closing.splice(closing.indexOf(database.close), 1, services.close);
  report('applied the migrations');
  await ensureMonths(
    database.queries,
    [...rankMonthTables, ...organicMonthTables, ...insightMonthTables],
    ...monthsAhead(services.now()),
  );
  await seed(
    services,
    report,
    sandbox && {
      identityProvider: sandbox.samlIdentityProvider,
      rankPlaces: sandbox.rankPlaces,
      auditPage: sandbox.auditPage,
      organicPages: sandbox.organicPages,
      ...(config.FACEBOOK_BASE_URL === undefined && { facebookConsent: sandbox.facebookConsent }),
      ...(config.APPLE_BASE_URL === undefined && {
        appleSide: { consent: sandbox.appleConsent, endReviews: sandbox.endAppleReviews },
      }),
      ...(config.GOOGLE_PLAY_URL === undefined &&
        config.APP_STORE_URL === undefined && { appKeys: sandbox.appKeys }),
      ...(config.STRIPE_BASE_URL === undefined && { ageCustomer: sandbox.ageCustomer }),
    },
  );
  if (config.PINFOLD_SEED === 'demo') await renewDemoTrial(services);
  if (!services.stripe) {
    await refuseForgottenKey(config, database.queries);
    await freeCompanies(database.queries, services.now());
  }
  if (sandbox) await followSandboxSso(database.queries, await sandbox.samlIdentityProvider());
  return services;
}

/** The demo's invoices name somebody who sells. */
function withSeller(config: Config): Config {
  return { ...config, PINFOLD_BILLING_SELLER: config.PINFOLD_BILLING_SELLER ?? demoSeller };
}

const sandboxIsLocal =
  'the SANDBOX plays the outside world, and shows everybody’s mails without a login: only this machine is answered';
const sandboxIsPublic =
  'the SANDBOX IS OPEN TO EVERYBODY who reaches this port, with all mails and reset links: PINFOLD_SANDBOX=public is for demos';

async function closeAll(closing: (() => Promise<void>)[]): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** The embedded database and the sandbox each take one process: a second one would overwrite what the first stores. */
function isForOneProcess(config: Config): boolean {
  return config.DATABASE_URL === undefined || hasSandbox(config);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StartupError(`The data folder ${folder} cannot be created.`, error);
  });
}

/** We reach the sandbox from here, and browsers by the address that they know us under. */
function googleSettings(config: Config, { here, publicUrl }: { here: string; publicUrl: string }) {
  return {
    ...(config.GOOGLE_BASE_URL
      ? { baseUrl: config.GOOGLE_BASE_URL }
      : { baseUrl: `${here}/sandbox/google`, consentUrl: `${publicUrl}/sandbox/google` }),
    clientId: config.GOOGLE_CLIENT_ID ?? sandboxOAuthClient.id,
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? sandboxOAuthClient.secret,
  };
}

function openSandbox(config: Config, publicUrl: string): Promise<Sandbox> {
  const world =
    config.PINFOLD_SEED === 'scale'
      ? { locations: config.PINFOLD_SCALE_LOCATIONS, reviews: config.PINFOLD_SCALE_REVIEWS }
      : config.PINFOLD_SEED;
  return createSandbox({
    world,
    folder: join(config.dataFolder, 'sandbox'),
    basePath: '/sandbox',
    origin: new URL(publicUrl).origin,
    lively: config.PINFOLD_LIVELY && config.PINFOLD_SEED === 'demo',
  }).catch((error: unknown) => {
    const hint = `Set PINFOLD_SEED as it was, or PINFOLD_DATA to a new folder.`;
    throw new StartupError(`${(error as Error).message} ${hint}`, error);
  });
}
