import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { StartupError } from './startup-error.ts';

const postgres = 'postgres://db.test/pinfold';
const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const google = { GOOGLE_BASE_URL: 'google', PINFOLD_SEED: 'empty', ...client };
const bucket = {
  PINFOLD_FILES_URL: 'https://s3.test/pinfold',
  PINFOLD_FILES_KEY: 'k',
  PINFOLD_FILES_SECRET: 's',
};
const dataForSeo = { DATAFORSEO_LOGIN: 'l', DATAFORSEO_PASSWORD: 'p' };

test.each<[fault: string, settings: Record<string, string>, says: RegExp]>([
  [
    'the real Google with the demo',
    { ...client, GOOGLE_BASE_URL: 'google' },
    /^PINFOLD_SEED=demo .+ GOOGLE_BASE_URL .+ PINFOLD_SEED=empty\.$/,
  ],
  [
    'another Google with a large seed',
    { GOOGLE_BASE_URL: 'http://google.test', PINFOLD_SEED: 'scale' },
    /^PINFOLD_SEED=scale .+ GOOGLE_BASE_URL/,
  ],
  [
    'the real Google with the sandbox’s client',
    { GOOGLE_BASE_URL: 'google', PINFOLD_SEED: 'empty' },
    /^GOOGLE_BASE_URL=google needs GOOGLE_CLIENT_ID/,
  ],
  [
    'half a client',
    { ...google, GOOGLE_CLIENT_SECRET: '' },
    /^GOOGLE_CLIENT_ID is set and GOOGLE_CLIENT_SECRET is not/,
  ],
  [
    'the other half',
    { ...google, GOOGLE_CLIENT_ID: '' },
    /^GOOGLE_CLIENT_SECRET is set and GOOGLE_CLIENT_ID is not/,
  ],
  ['a client for the sandbox', client, /^GOOGLE_CLIENT_ID is set, and the sandbox .+ GOOGLE_BASE_URL=google/],
  ['a key for the sandbox', { GOOGLE_PLACES_KEY: 'k' }, /^GOOGLE_PLACES_KEY is set, and the sandbox/],
  [
    'a login for the sandbox',
    dataForSeo,
    /^DATAFORSEO_LOGIN is set, and the sandbox .+ DATAFORSEO_URL=https:/,
  ],
  [
    'half a login',
    { ...google, DATAFORSEO_LOGIN: 'l' },
    /^DATAFORSEO_LOGIN is set and DATAFORSEO_PASSWORD is not/,
  ],
  [
    'half a login, the other',
    { ...google, DATAFORSEO_PASSWORD: 'p' },
    /^DATAFORSEO_PASSWORD is set and DATAFORSEO_LOGIN is not/,
  ],
  [
    'a partner at Apple for the sandbox',
    { APPLE_CLIENT_ID: 'a', APPLE_CLIENT_SECRET: 's' },
    /^APPLE_CLIENT_ID is set, and the sandbox .+ APPLE_BASE_URL=https:/,
  ],
  [
    'an app at Facebook for the sandbox',
    { FACEBOOK_APP_ID: 'a', FACEBOOK_APP_SECRET: 's' },
    /^FACEBOOK_APP_ID is set, and the sandbox .+ FACEBOOK_BASE_URL=https:/,
  ],
  [
    'half an app',
    { ...google, FACEBOOK_APP_ID: 'a' },
    /^FACEBOOK_APP_ID is set and FACEBOOK_APP_SECRET is not/,
  ],
  [
    'a model that is not there',
    { ...google, PINFOLD_REVIEWS_BY_MODEL: 'true' },
    /^PINFOLD_REVIEWS_BY_MODEL=true needs a model: set OPENAI_API_KEY/,
  ],
  [
    'the sandbox on the internet',
    { PINFOLD_PUBLIC_URL: 'https://pinfold.example.com' },
    /^PINFOLD_PUBLIC_URL is https:\S+, .+ GOOGLE_BASE_URL=google, or PINFOLD_SANDBOX=public/,
  ],
  [
    'the sandbox in a network',
    { PINFOLD_PUBLIC_URL: 'http://192.168.1.4:4400', DATABASE_URL: postgres },
    /^PINFOLD_PUBLIC_URL is http:/,
  ],
  [
    'a name that only looks local',
    { PINFOLD_PUBLIC_URL: 'http://localhost.example.com' },
    /^PINFOLD_PUBLIC_URL is/,
  ],
  ['a worker without a server', { PINFOLD_ROLE: 'worker' }, /^PINFOLD_ROLE=worker needs DATABASE_URL/],
  ['a web process without a server', { PINFOLD_ROLE: 'web' }, /^PINFOLD_ROLE=web needs DATABASE_URL/],
  [
    'a direct address alone',
    { DATABASE_DIRECT_URL: postgres },
    /^DATABASE_DIRECT_URL is set and DATABASE_URL is not/,
  ],
  [
    'keys at two places',
    { PINFOLD_SECRET: 'a'.repeat(43), PINFOLD_SECRET_FILE: '/run/secrets/pinfold' },
    /^PINFOLD_SECRET and PINFOLD_SECRET_FILE are both set/,
  ],
  [
    'a bucket without a key',
    { ...bucket, PINFOLD_FILES_KEY: '' },
    /^PINFOLD_FILES_URL is set and PINFOLD_FILES_KEY is not/,
  ],
  [
    'a bucket without a secret',
    { ...bucket, PINFOLD_FILES_SECRET: '' },
    /^PINFOLD_FILES_URL is set and PINFOLD_FILES_SECRET is not/,
  ],
  [
    'a key without a bucket',
    { PINFOLD_FILES_KEY: 'k' },
    /^PINFOLD_FILES_KEY is set and PINFOLD_FILES_URL is not/,
  ],
  [
    'a secret without a bucket',
    { PINFOLD_FILES_SECRET: 's' },
    /^PINFOLD_FILES_SECRET is set and PINFOLD_FILES_URL is not/,
  ],
])('BAS-04 %s ends the start with one line that names the settings', (_fault, settings, says) => {
  const refuse = () => refuseContradictions(readConfig(settings));
  expect(refuse).toThrow(StartupError);
  expect(refuse).toThrow(says);
  expect(refuse).toThrow(/^[^\n]+$/);
});

test.each<[what: string, settings: Record<string, string>]>([
  ['nothing', {}],
  ['the demo at another local address', { PINFOLD_PUBLIC_URL: 'http://127.0.0.1:8080' }],
  ['the demo at a name of this machine', { PINFOLD_PUBLIC_URL: 'http://pinfold.localhost:4400' }],
  ['a demo for everybody', { PINFOLD_PUBLIC_URL: 'https://demo.example.com', PINFOLD_SANDBOX: 'public' }],
  [
    'real providers on the internet',
    { ...google, ...dataForSeo, ...bucket, PINFOLD_PUBLIC_URL: 'https://pinfold.example.com' },
  ],
  ['real positions beside the sandbox', { ...dataForSeo, DATAFORSEO_URL: 'https://api.dataforseo.com' }],
  [
    'a sandbox of another process',
    { GOOGLE_BASE_URL: 'http://127.0.0.1:4400/sandbox/google', PINFOLD_SEED: 'empty' },
  ],
  ['a worker', { PINFOLD_ROLE: 'worker', DATABASE_URL: postgres, DATABASE_DIRECT_URL: postgres }],
])('BAS-04 %s starts', (_what, settings) => {
  expect(() => refuseContradictions(readConfig(settings))).not.toThrow();
});
