import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { StartupError } from './startup-error.ts';

test('BAS-04 nothing has to be configured, and an empty variable is none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4400, PINFOLD_SEED: 'demo' });
});

const numbers = ['0', '-1', '1.5', '1e3', 'ten', ' ', '99999999999999999999'];
const longDays = [...numbers, '36501'];
const pages = ['pinfold', 'javascript:alert(1)', 'file:///etc/passwd'];
const databases = ['pinfold', 'https://example.com/pinfold', 'mysql://db/pinfold'];
const choice = ['loud', 'TRUE'];
/** Takes any text. */
const anyText: string[] = [];

/** What cannot be used of each setting; the compiler asks for a line whenever the API reads one more. */
const wrong: Record<Exclude<keyof Config, 'dataFolder'>, string[]> = {
  PORT: ['70000', 'abc', '-1', ' ', '80.5'],
  PINFOLD_DATA: anyText,
  DATABASE_URL: databases,
  DATABASE_DIRECT_URL: databases,
  PINFOLD_SEED: ['big'],
  PINFOLD_SCALE_LOCATIONS: numbers,
  PINFOLD_SCALE_REVIEWS: numbers,
  PINFOLD_LIVELY: choice,
  PINFOLD_ROLE: ['boss'],
  PINFOLD_SECRET: [
    'short',
    'a'.repeat(64),
    `${'!'.repeat(43)}=`,
    ',',
    '2027:short',
    `Name:${'a'.repeat(43)}`,
    `a.b:${'a'.repeat(43)}`,
    `a:b:${'a'.repeat(43)}`,
    `2027:${'a'.repeat(43)},2027:${'b'.repeat(43)}`,
    `${'a'.repeat(43)},initial:${'b'.repeat(43)}`,
  ],
  PINFOLD_SECRET_FILE: anyText,
  PINFOLD_PUBLIC_URL: [
    ...pages,
    'https://anna:secret@example.com',
    'https://example.com/?a=b',
    'https://example.com/#a',
  ],
  PINFOLD_SANDBOX: choice,
  PINFOLD_TOKEN_DAYS: longDays,
  PINFOLD_LOGIN_ATTEMPTS: numbers,
  PINFOLD_FRESH_LOGIN_MINUTES: numbers,
  PINFOLD_EMBED_TOKENS: numbers,
  PINFOLD_MAIL_ATTEMPTS: numbers,
  PINFOLD_APP_MODE: choice,
  PINFOLD_TRIAL_DAYS: longDays,
  PINFOLD_TRIAL_COMPANIES: numbers,
  PINFOLD_FIRST_COMPANY_MAY_ADD: choice,
  PINFOLD_LOOKUPS: numbers,
  PINFOLD_PASSWORD_MIN_LENGTH: [...numbers, '1025'],
  PINFOLD_SIGN_UP_ACCESS: anyText,
  PINFOLD_PRICING_URL: pages,
  PINFOLD_TERMS_URL: pages,
  PINFOLD_PRIVACY_URL: pages,
  PINFOLD_HELP_URL: pages,
  PINFOLD_TUTORIAL_URL: pages,
  PINFOLD_REVIEW_MEDIA_HOSTS: ['cdn.test', 'http://cdn.test', 'https://cdn.test; script-src *'],
  PINFOLD_MAP_TILES_URL: [...pages, 'https://tiles.test/{z}/{x}.png'],
  PINFOLD_MAP_ATTRIBUTION: ['x'.repeat(201)],
  PINFOLD_MAP_MAX_ZOOM: [...numbers, '23'],
  PINFOLD_CONTACT_PL: pages,
  PINFOLD_CONTACT_EN: pages,
  PINFOLD_CONTACT_ES: pages,
  PINFOLD_TRACKING_URL: pages,
  PINFOLD_UNTRACKED_DOMAINS: anyText,
  PINFOLD_FEATURE_FLAGS: anyText,
  PINFOLD_LOG: choice,
  PINFOLD_TRUST_PROXY: choice,
  GOOGLE_BASE_URL: ['yahoo', ...pages],
  GOOGLE_CLIENT_ID: anyText,
  GOOGLE_CLIENT_SECRET: anyText,
  GOOGLE_PUBSUB_TOPIC: ['topic', 'projects/a/topics/'],
  GOOGLE_REQUESTS_PER_MINUTE: numbers,
  GOOGLE_EDITS_PER_MINUTE: ['1', ...numbers],
  GOOGLE_LIST_LAG_SECONDS: ['-1', '1.5', '3601', 'a minute'],
  PINFOLD_POST_HANDOVER_HOURS: ['721', '-1', 'abc', '1.5'],
  PINFOLD_UNDO_SECONDS: ['-1', '3601', 'ten', ' '],
  PINFOLD_CHANGES_AT_ONCE: numbers,
  PINFOLD_EDIT_WAR_LIMIT: numbers,
  DATAFORSEO_URL: pages,
  DATAFORSEO_LOGIN: anyText,
  DATAFORSEO_PASSWORD: anyText,
  DATAFORSEO_CALLS_PER_MINUTE: numbers,
  APPLE_BASE_URL: pages,
  APPLE_CLIENT_ID: anyText,
  APPLE_CLIENT_SECRET: anyText,
  APPLE_WEBHOOK_SECRET: anyText,
  APPLE_CALLS_PER_SECOND: numbers,
  BING_PLACES_URL: pages,
  BING_PLACES_CERTIFICATE: anyText,
  BING_PLACES_IDENTITY: ['nobody', '{}', '{"Puid":"1"}'],
  BING_CALLS_PER_FIVE_SECONDS: numbers,
  GOOGLE_PLAY_URL: pages,
  GOOGLE_PLAY_CALLS_PER_MINUTE: numbers,
  APP_STORE_URL: pages,
  APP_STORE_CALLS_PER_MINUTE: numbers,
  APP_STORE_CALLS_PER_KEY_MINUTE: numbers,
  APP_STORE_PUBLISHING_DAYS: numbers,
  PAGESPEED_URL: pages,
  PAGESPEED_API_KEY: anyText,
  PAGESPEED_CALLS_PER_MINUTE: numbers,
  FACEBOOK_BASE_URL: pages,
  FACEBOOK_APP_ID: anyText,
  FACEBOOK_APP_SECRET: anyText,
  FACEBOOK_CALLS_PER_MINUTE: numbers,
  OPENAI_BASE_URL: pages,
  OPENAI_API_KEY: anyText,
  OPENAI_MODEL: anyText,
  PINFOLD_AI_REPLIES_PER_MONTH: numbers,
  PINFOLD_AI_POSTS_PER_MONTH: numbers,
  PINFOLD_AI_DRAFTS_PER_MINUTE: numbers,
  PINFOLD_REVIEWS_BY_MODEL: choice,
  PINFOLD_ALERT_POSTS: choice,
  GOOGLE_POST_RECURRENCE: ['true', 'On'],
  PINFOLD_IDEMPOTENCY_HOURS: ['721', '0', 'abc', '1.5'],
  PINFOLD_RANK_HOUR: ['-1', '24', 'noon', ' '],
  PINFOLD_RANK_RADIUS_KM: numbers,
  PINFOLD_RANK_SCANS_PER_DAY: numbers,
  PINFOLD_ORGANIC_EVERY_DAYS: ['0', '31', '1.5', 'daily'],
  GOOGLE_PLACES_KEY: anyText,
  STRIPE_BASE_URL: pages,
  STRIPE_SECRET_KEY: anyText,
  STRIPE_WEBHOOK_SECRET: anyText,
  STRIPE_CALLS_PER_MINUTE: numbers,
  PINFOLD_BILLING: choice,
  PINFOLD_BILLING_PLANS: ['pinfold', '[]', '[{"key":"a"}]', '{}'],
  PINFOLD_BILLING_METHODS: ['cash', 'card,cash'],
  PINFOLD_BILLING_GRACE_DAYS: ['-1', '1.5', 'ten', '366'],
  PINFOLD_BILLING_SELLER: ['Pinfold', '{}'],
  PINFOLD_OPERATOR_TOKEN: ['short', 'x'.repeat(201), `${'x'.repeat(20)} ${'x'.repeat(20)}`],
  PINFOLD_CHAT_SECRET: anyText,
  VAT_REGISTER_URL: ['biala-lista', ...pages],
  PINFOLD_OIDC_PROVIDERS: ['[{', '{}', '[{"id":"a"}]', `[${provider('a')},${provider('a')}]`],
  SMTP_URL: ['https://example.com', 'example.com'],
  PINFOLD_FILES_URL: pages,
  PINFOLD_FILES_KEY: anyText,
  PINFOLD_FILES_SECRET: anyText,
  PINFOLD_FILES_REGION: anyText,
  PINFOLD_EXPORT_DAYS: longDays,
  PINFOLD_MAIL_FROM: ['Pinfold', 'Pinfold <a@b.test>, Eve <eve@evil.test>'],
};

test.each(Object.entries(wrong))('BAS-04 a wrong %s is named in one line', (name, values) => {
  for (const value of values) {
    const read = () => readConfig({ [name]: value });
    expect(read, value).toThrow(StartupError);
    expect(read, value).toThrow(new RegExp(`^${name}(\\.\\w+)* is not usable: [^\\n]+$`));
  }
});

test('BAS-04 a day that is counted from the longest setting is still a date', () => {
  const { PINFOLD_TOKEN_DAYS } = readConfig({ PINFOLD_TOKEN_DAYS: '36500' });
  expect(new Date(Date.now() + PINFOLD_TOKEN_DAYS * 86_400_000).getTime()).not.toBeNaN();
});

function provider(id: string): string {
  return JSON.stringify({ id, name: 'A', issuer: 'https://a.test', client_id: 'a', client_secret: 'b' });
}
