import {
  createSandbox,
  sandboxApple,
  facebookPeople,
  type Sandbox,
  sandboxBingIdentity,
  sandboxDataForSeo,
  sandboxFacebook,
  sandboxOAuthClient,
  sandboxOpenAiKey,
  sandboxPageSpeedKey,
  sandboxPlacesKey,
} from '@pinfold/sandbox';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '../delivery/provider-error.ts';
import { Problem } from '../problem.ts';
import { createLog } from '../log.ts';
import { createSecretWatch } from '../testing/secrets/secret-watch.ts';
import { learnSettings, watchedLog } from '../testing/secrets/watch-services.ts';
import { watchedFetch } from '../testing/secrets/watch-traffic.ts';
import { fetchOf, sandboxOrigin, script } from '../testing/clients/sandbox-client.ts';
import { openAppleBusiness } from './apple-business/apple-business.ts';
import { openBingPlaces } from './bing-places/bing-places.ts';
import { openAppStore } from './app-store/app-store.ts';
import { readAppStoreKey } from './app-store/app-store-key.ts';
import { openSearchResults } from './dataforseo/search-results.ts';
import { openFacebook } from './facebook/facebook.ts';
import { openGoogleBusinessProfile } from './google-business-profile/google-business-profile.ts';
import { openGooglePlay } from './google-play/google-play.ts';
import { readServiceAccountKey } from './google-play/service-account-key.ts';
import { openGooglePlaces } from './google-places/google-places.ts';
import { openLanguageModel } from './language-model/language-model.ts';
import { openPageSpeed } from './pagespeed/page-speed.ts';
import { openVatRegister } from './vat-register/vat-register.ts';

let sandbox: Sandbox;
const start = new Date('2026-03-10T08:00:05Z');

beforeAll(async () => {
  sandbox = await createSandbox({
    world: { locations: 1, reviews: 0 },
    now: () => start.getTime(),
    tokenMilliseconds: 0,
  });
  facebookToken = await consentToPages();
  appleToken = await consentToOrganization();
});
afterEach(async () => {
  patience = undefined;
  isRepeated = false;
  await script(sandbox, 'DELETE', '/faults');
  await script(sandbox, 'PUT', '/bing', { calls_per_five_seconds: null });
  await script(sandbox, 'PUT', '/quotas', { requests_per_minute: null, search_calls_per_minute: null });
});
afterAll(() => sandbox.close());

/** Milliseconds until silence is given up; for other faults the connectors' own limits are far off. */
let patience: number | undefined;
/** Whether what is said of a refused call repeats all of it. */
let isRepeated = false;
let secrets = createSecretWatch();
const fetch: typeof globalThis.fetch = (input, init) =>
  watchedFetch(secrets, async () => {
    const answer = await fetchOf(sandbox, patience)(input, init);
    return isRepeated && !answer.ok ? repeating(answer, input, init) : answer;
  })(input, init);

const grant = 'demo-scale';
const base = `${sandboxOrigin}/sandbox`;
const now = () => start;
const logged: { kind?: ProviderErrorKind }[] = [];
const log = { warn: (reason: object) => void logged.push(reason) };

const google = openGoogleBusinessProfile({
  baseUrl: `${base}/google`,
  clientId: sandboxOAuthClient.id,
  clientSecret: sandboxOAuthClient.secret,
  fetch,
  now,
});
const places = openGooglePlaces({ baseUrl: `${base}/google`, key: sandboxPlacesKey, fetch, log });
const searchResults = openSearchResults({
  baseUrl: `${base}/dataforseo`,
  ...sandboxDataForSeo,
  takeCall: async () => undefined,
  fetch,
});
const facebook = openFacebook({
  baseUrl: `${base}/facebook`,
  ...sandboxFacebook,
  takeCall: async () => undefined,
  fetch,
  now,
});
let facebookToken = '';

async function consentToPages(): Promise<string> {
  const redirectUri = 'https://panel.test/connected';
  const page = new URL(facebook.consentUrl({ redirectUri, state: 's', language: 'pl' }));
  page.pathname += '/answer';
  page.searchParams.set('person', facebookPeople[0].id);
  page.searchParams.set('page', 'all');
  const { headers } = await sandbox.fetch(new Request(page));
  const code = new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
  return (await facebook.exchangeCode({ code, redirectUri })).token;
}
const apple = openAppleBusiness({
  baseUrl: `${base}/apple`,
  ...sandboxApple,
  takeCall: async () => undefined,
  fetch,
  now,
});
let appleToken = '';

async function consentToOrganization(): Promise<string> {
  const redirectUri = 'https://panel.test/connected';
  const verifier = 'v'.repeat(43);
  const page = new URL(apple.consentUrl({ redirectUri, state: 's', verifier, language: 'pl' }));
  page.pathname += '/answer';
  page.searchParams.set('organization', 'org-lipa');
  const { headers } = await sandbox.fetch(new Request(page));
  const code = new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
  return apple.exchangeCode({ code, redirectUri, verifier });
}
const vatRegister = openVatRegister({ baseUrl: `${base}/vat-register`, fetch, now, log });
const pageSpeed = openPageSpeed({
  baseUrl: `${base}/pagespeed`,
  key: sandboxPageSpeedKey,
  takeCall: async () => undefined,
  fetch,
});
const bingPlaces = openBingPlaces({
  baseUrl: `${base}/bing`,
  identity: sandboxBingIdentity,
  takeCall: async () => undefined,
  fetch,
});
const model = openLanguageModel({
  baseUrl: `${base}/openai/v1`,
  key: sandboxOpenAiKey,
  model: 'sandbox',
  fetch,
});
const googlePlay = openGooglePlay({
  baseUrl: `${base}/google-play`,
  takeCall: async () => undefined,
  fetch,
  now,
});
const appStore = openAppStore({ baseUrl: `${base}/app-store`, takeCall: async () => undefined, fetch, now });
const packageName = 'pl.kawiarnialipa.karta';
let play: ReturnType<typeof readServiceAccountKey>;
let connect: ReturnType<typeof readAppStoreKey>;
beforeAll(async () => {
  await script(sandbox, 'POST', '/google-play/apps', { package_name: packageName });
  await script(sandbox, 'POST', '/app-store/apps', {
    id: '6440000001',
    name: 'Karta',
    bundle_id: packageName,
  });
  const file = await script<object>(sandbox, 'POST', '/google-play/keys', { packages: [packageName] });
  play = readServiceAccountKey(JSON.stringify(file));
  const made = await script<{ key_id: string; issuer_id: string; key_file: string }>(
    sandbox,
    'POST',
    '/app-store/keys',
  );
  connect = readAppStoreKey(made.key_file, { keyId: made.key_id, issuerId: made.issuer_id });
});
const prompt = { system: '', user: '' };
const options = { signal: new AbortController().signal, most: 10_000 };

interface Connector {
  /** Makes one call; made again, it does the same. */
  ask(): Promise<unknown>;
  /** The paths of the provider in the sandbox. */
  path: string;
  /** What a caller is told where the connector keeps the kind to its log. */
  problem?: ProblemCode;
  /** Faults with what they mean; those that mean the same for every connector are left out. */
  faults: PlayedFault[];
}

type PlayedFault = [
  fault: { status?: number; reason?: string; outcome?: string },
  kind: ProviderErrorKind,
  retryAfter?: number,
];

const connectors: Record<string, Connector> = {
  'BAS-02 Google': {
    ask: () => google.as(grant).listAccounts(),
    path: '/v1/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403, reason: 'SERVICE_DISABLED' }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 408 }, 'temporary'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'MON-08 Google, days of a profile': {
    ask: () =>
      google.as(grant).readPerformanceDays('locations/scale-l0', '2026-02-01', '2026-02-02', ['calls']),
    path: '/v1/locations/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 403 }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'MON-08 Google, search keywords of a profile': {
    ask: () => google.as(grant).readSearchKeywords('locations/scale-l0', '2026-02-01', 200),
    path: '/v1/locations/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'COM-06 Google Places': {
    ask: () => places.autocomplete('krak', 'pl'),
    path: '/v1/places*',
    problem: 'provider_unavailable',
    faults: [
      [{ status: 403 }, 'denied'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'COM-06 Google Places, of one town': {
    ask: () => places.place('ChIJx'),
    path: '/v1/places*',
    problem: 'provider_unavailable',
    faults: [
      [{ status: 403 }, 'denied'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-01 Google Places, of a business': {
    ask: () => places.business('ChIJx'),
    path: '/v1/places*',
    faults: [
      [{ status: 403 }, 'denied'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'MON-03 DataForSEO': {
    ask: () => searchResults.readySearches(),
    path: '/dataforseo/*',
    faults: [
      [{ status: 400 }, 'temporary'],
      [{ status: 401 }, 'denied'],
      [{ status: 402 }, 'temporary'],
      [{ status: 404 }, 'invalid'],
      [{ status: 429 }, 'quota'],
      [{ status: 500, reason: '40103' }, 'temporary'],
      [{ status: 502 }, 'temporary'],
    ],
  },
  'MON-07 PageSpeed Insights': {
    ask: () => pageSpeed.audit('https://lipa.example/', 'pl'),
    path: '/pagespeed/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 400, reason: 'API_KEY_INVALID' }, 'denied'],
      [{ status: 400, reason: 'FAILED_DOCUMENT_REQUEST' }, 'temporary'],
      [{ status: 403 }, 'denied'],
      [{ status: 429 }, 'quota', 86_400],
      [{ status: 500, reason: 'NO_FCP' }, 'temporary'],
    ],
  },
  'INT-04 Bing Places': {
    ask: () => bingPlaces.readStatuses(['pf-1-1']),
    path: '/bing/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403 }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-05 Google Play, where it gives tokens': {
    ask: () => googlePlay.as(play).signIn(),
    path: '/google-play/token',
    faults: [
      [{ status: 401 }, 'denied'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-05 Google Play': {
    ask: () => googlePlay.as(play).tryReviews(packageName),
    path: '/google-play/androidpublisher/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403, reason: 'SERVICE_DISABLED' }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'RV-12 Google Play, reviews': {
    ask: () => googlePlay.as(play).reviewsOf(packageName).list(undefined),
    path: '/google-play/androidpublisher/*',
    faults: [
      [{ status: 404 }, 'not_found'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'RV-12 App Store Connect, reviews': {
    ask: () => appStore.as(connect).reviewsOf('6440000001').list(undefined),
    path: '/app-store/*',
    faults: [
      [{ status: 403 }, 'denied'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-05 App Store Connect': {
    ask: () => appStore.as(connect).listApps(),
    path: '/app-store/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403 }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 409 }, 'conflict'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-02 Facebook': {
    ask: () => facebook.as(facebookToken).getPerson(),
    path: '/facebook/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403 }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 429 }, 'quota'],
      [{ status: 400, reason: '2' }, 'temporary'],
      [{ status: 400, reason: '32' }, 'quota'],
      [{ status: 400, reason: '100/33' }, 'not_found'],
      [{ status: 400, reason: '190/460' }, 'denied'],
      [{ status: 400, reason: '368' }, 'invalid'],
      [{ status: 400, reason: '506' }, 'conflict'],
    ],
  },
  'INT-03 Apple Business': {
    ask: () => apple.as(appleToken).listNews('org-lipa', null),
    path: '/apple/api/*',
    faults: [
      [{ status: 400 }, 'invalid'],
      [{ status: 401 }, 'denied'],
      [{ status: 403 }, 'denied'],
      [{ status: 404 }, 'not_found'],
      [{ status: 409 }, 'conflict'],
      [{ status: 412 }, 'conflict'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'INT-03 Apple Business, where it gives tokens': {
    ask: consentToOrganization,
    path: '/apple/oauth2/token',
    faults: [[{ status: 429 }, 'quota']],
  },
  'COM-07 the VAT register': {
    ask: () => vatRegister.findByNip('9991001010'),
    path: '/vat-register/*',
    problem: 'registry_unavailable',
    faults: [
      [{ status: 400 }, 'temporary'],
      [{ status: 429 }, 'quota'],
    ],
  },
  'RV-06 a model that decides': {
    ask: () => model.decide(prompt, options),
    path: '/openai/*',
    faults: [
      [{ status: 401 }, 'denied'],
      [{ status: 429 }, 'quota', 20],
      [{ status: 429, reason: 'insufficient_quota' }, 'temporary'],
      [{ status: 400, reason: 'content_filter' }, 'invalid'],
      [{ status: 400 }, 'temporary'],
    ],
  },
  'RV-04 a model that writes': {
    async ask() {
      for await (const _ of model.write(prompt, options));
    },
    path: '/openai/*',
    faults: [[{ status: 429 }, 'quota', 20]],
  },
};

/** Bad days that mean the same at every provider. */
const everywhere: PlayedFault[] = [
  [{ status: 500 }, 'temporary'],
  [{ status: 503 }, 'temporary'],
  [{ outcome: 'malformed' }, 'temporary'],
  [{ outcome: 'cut' }, 'temporary'],
  [{ outcome: 'hang' }, 'temporary'],
];

describe.each(Object.entries(connectors))('%s', (_, { ask, path, problem, faults }) => {
  test.each([...everywhere, ...faults])(
    'after %j fails as %s, and works again',
    async (fault, kind, retryAfter) => {
      await script(sandbox, 'POST', '/faults', { path, times: 9, ...fault });
      patience = fault.outcome === 'hang' ? 20 : undefined;
      expect(await failureOf(ask)).toEqual(problem ? { kind, problem } : { kind, retryAfter });
      await script(sandbox, 'DELETE', '/faults');
      patience = undefined;
      await ask();
    },
  );
});

test.each(Object.entries(connectors))(
  'BAS-01 %s: what it repeats of a refused call is in no error',
  async (_, { ask, path, faults }) => {
    const [fault] = faults.find(([{ status = 0 }]) => status === 401 || status === 403) ?? [{ status: 429 }];
    secrets = createSecretWatch();
    learnSettings(secrets, { sandboxOAuthClient, sandboxDataForSeo, sandboxFacebook, sandboxApple });
    learnSettings(secrets, {
      placesKey: sandboxPlacesKey,
      modelKey: sandboxOpenAiKey,
      auditsKey: sandboxPageSpeedKey,
    });
    await script(sandbox, 'POST', '/faults', { path, times: 9, ...fault });
    isRepeated = true;
    logged.length = 0;
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    createLog('info', watchedLog(secrets)).warn({ err: error, logged }, 'refused');
    expect(secrets.findings()).toEqual([]);
  },
);

/** The answer with the call in each text of its own words. */
async function repeating(
  answer: Response,
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit | undefined,
): Promise<Response> {
  const headers = [...new Headers(init?.headers)].map((header) => header.join(': '));
  const call = [input instanceof Request ? input.url : String(input), ...headers, String(init?.body)].join(
    ' ',
  );
  const said: unknown = JSON.parse(await answer.text(), (name, value: unknown) =>
    /message|detail|description/i.test(name) && typeof value === 'string' ? `${value} ${call}` : value,
  );
  return new Response(JSON.stringify(said), answer);
}

test.each([
  ['BAS-02 Google', { requests_per_minute: 0 }, 55],
  ['MON-08 Google, days of a profile', { requests_per_minute: 0 }, 55],
  ['MON-03 DataForSEO', { search_calls_per_minute: 0 }, undefined],
])(
  '%s counts our calls too, and says when the next may be made if it ever does',
  async (name, quotas, retryAfter) => {
    await script(sandbox, 'PUT', '/quotas', quotas);
    expect(await failureOf(async () => connectors[name]?.ask())).toEqual({ kind: 'quota', retryAfter });
  },
);

async function failureOf(ask: () => Promise<unknown>): Promise<object> {
  logged.length = 0;
  const error = await ask().catch((thrown: unknown) => thrown);
  if (error instanceof ProviderError) return { kind: error.kind, retryAfter: error.retryAfter };
  if (error instanceof Problem) return { kind: logged[0]?.kind, problem: error.code };
  throw new Error('The call did not fail as one to a provider does.', { cause: error });
}
