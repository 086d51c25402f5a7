import { resolve } from 'node:path';
import * as z from 'zod';
import { maxPasswordLength } from '@pinfold/contract/features/session/login.endpoints';
import { PaymentMethods, Seller, SoldPlans } from './features/billing/plans/sold-plans.ts';
import { senderPattern } from './mail/mail.ts';
import { BingIdentityText } from './providers/bing-places/bing-identity.ts';
import { SocialProviders } from './providers/openid-connect/social-provider.ts';
import { keysExpected, readKeys } from './secrets/key-ring.ts';
import { StartupError } from './startup-error.ts';

/** A whole number in digits. What is past `most` would overflow a date, a timer or a column. */
const whole = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'a whole number is expected')
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .default(fallback);
const positive = (fallback: number) => whole(1, 1_000_000_000, fallback);
const days = (fallback: number) => whole(1, 36_500, fallback);
/** `true` or `false` as written, and nothing that only looks like it. */
const boolean = () => z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });
const web = () => z.url({ protocol: /^https?$/ });
const contact = () => z.url({ protocol: /^(https?|mailto|tel)$/ });
const postgres = () =>
  z.url({ protocol: /^postgres(ql)?$/, error: 'such as postgres://user:password@host:5432/pinfold' });

const Environment = z.object({
  PORT: whole(0, 65_535, 4400),
  PINFOLD_DATA: z.string().min(1).default('.pinfold'),
  DATABASE_URL: postgres().optional(),
  /** PostgreSQL itself, where DATABASE_URL leads to a pooler that gives each transaction another connection. */
  DATABASE_DIRECT_URL: postgres().optional(),
  PINFOLD_SEED: z.enum(['demo', 'empty', 'scale']).default('demo'),
  PINFOLD_SCALE_LOCATIONS: positive(10_000),
  PINFOLD_SCALE_REVIEWS: positive(1_000_000),
  /** Lets the sandbox's customers write by themselves. */
  PINFOLD_LIVELY: boolean().default(true),
  /** `all`, or one of the two roles when several processes share a PostgreSQL. */
  PINFOLD_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** Keys for stored credentials, the newest first. Default: those in a file of the data folder. */
  PINFOLD_SECRET: z
    .string()
    .refine((text) => readKeys(text) !== undefined, keysExpected)
    .optional(),
  /** A file of such keys, which is read again when it changes. */
  PINFOLD_SECRET_FILE: z.string().min(1).optional(),
  PINFOLD_PUBLIC_URL: web()
    .refine((url) => !/[?#]|\/\/[^/]*@/.test(url), 'an address without a query or a password')
    .optional(),
  /** `public` opens the sandbox, with the mails of all users, to everyone who can reach the port: for demos only. */
  PINFOLD_SANDBOX: z.enum(['local', 'public']).default('local'),
  PINFOLD_TOKEN_DAYS: days(30),
  PINFOLD_LOGIN_ATTEMPTS: positive(10),
  /** Minutes after a proof of identity in which what cannot be taken back may be done. */
  PINFOLD_FRESH_LOGIN_MINUTES: positive(10),
  /** How many embed tokens a key can ask for in a quarter of an hour. */
  PINFOLD_EMBED_TOKENS: positive(3000),
  /** How often an hour one address can have us send it mail. */
  PINFOLD_MAIL_ATTEMPTS: positive(5),
  /** `demo` makes every account read-only, except admins. */
  PINFOLD_APP_MODE: z.enum(['normal', 'demo']).default('normal'),
  PINFOLD_TRIAL_DAYS: days(14),
  /** How many companies that are on trial a master company and those under it can be. */
  PINFOLD_TRIAL_COMPANIES: positive(5),
  /** Whether the owner of a first company can add more companies to it. */
  PINFOLD_FIRST_COMPANY_MAY_ADD: boolean().default(true),
  /**
   * Calls a user may make: to the tax register or to upload an SVG in a quarter of an hour, or for places in a minute.
   */
  PINFOLD_LOOKUPS: positive(60),
  PINFOLD_PASSWORD_MIN_LENGTH: whole(1, maxPasswordLength, 10),
  /** Values of `?access=` that allow signing up, separated by commas. */
  PINFOLD_SIGN_UP_ACCESS: z.string().default('pinfold'),
  PINFOLD_PRICING_URL: web().default('https://pinfold.test/pricing'),
  PINFOLD_TERMS_URL: web().default('https://pinfold.test/terms'),
  PINFOLD_PRIVACY_URL: web().default('https://pinfold.test/privacy'),
  PINFOLD_HELP_URL: web().default('https://pinfold.test/help'),
  /** The page that the video dialog frames; without it there is none. */
  PINFOLD_TUTORIAL_URL: web().optional(),
  /** Hosts of photos and videos in reviews beside Google's own, as origins, separated by commas. */
  PINFOLD_REVIEW_MEDIA_HOSTS: z
    .string()
    .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?(,https:\/\/[a-z0-9.-]+(:\d+)?)*)?$/)
    .default(''),
  /** Where maps get their tiles; without it they are outlines of land and borders. */
  PINFOLD_MAP_TILES_URL: web()
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    .optional(),
  PINFOLD_MAP_ATTRIBUTION: z.string().max(200).default(''),
  PINFOLD_MAP_MAX_ZOOM: whole(1, 22, 19),
  PINFOLD_CONTACT_PL: contact().default('mailto:pomoc@pinfold.test'),
  PINFOLD_CONTACT_EN: contact().default('mailto:support@pinfold.test'),
  PINFOLD_CONTACT_ES: contact().default('mailto:ayuda@pinfold.test'),
  /** Where page views and errors of the panel are sent; without it, nowhere. */
  PINFOLD_TRACKING_URL: web().optional(),
  /** Domains of e-mail addresses whose owners are not tracked, separated by commas. */
  PINFOLD_UNTRACKED_DOMAINS: z.string().default(''),
  PINFOLD_FEATURE_FLAGS: z
    .string()
    .default('spanish,listing_quality,auto_review_reply,services,coordinate_editing,q_and_a'),
  PINFOLD_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  PINFOLD_TRUST_PROXY: boolean().default(false),
  /** `google` for the real one, or where something plays it. Without it, the sandbox does. */
  GOOGLE_BASE_URL: z.union([z.literal('google'), web()]).optional(),
  /** Without them, the sandbox's own. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where Google publishes what changes in connected accounts. */
  GOOGLE_PUBSUB_TOPIC: z
    .string()
    .regex(/^projects\/[^/]+\/topics\/[^/]+$/)
    .default('projects/pinfold/topics/business-profile'),
  GOOGLE_REQUESTS_PER_MINUTE: positive(300),
  /** An edit of texts and attributes takes two, which go together. */
  GOOGLE_EDITS_PER_MINUTE: whole(2, 1_000_000_000, 10),
  /** How long Google's lists may lack what was just created: a lost answer is looked for so long before it is sent again. */
  GOOGLE_LIST_LAG_SECONDS: whole(0, 3600, 60),
  /** How long before its moment Google gets a planned post, to show it by itself; 0: it is sent at the moment. */
  PINFOLD_POST_HANDOVER_HOURS: whole(0, 720, 24),
  /** Seconds in which a decision about an external change can be undone. */
  PINFOLD_UNDO_SECONDS: whole(0, 3600, 10),
  /** How many external changes can be decided at once. */
  PINFOLD_CHANGES_AT_ONCE: positive(1000),
  /** After so many rejections of one field in 30 days a person has to decide. */
  PINFOLD_EDIT_WAR_LIMIT: positive(3),
  /** Where DataForSEO is. Without it, the sandbox plays it; without a sandbox, the real one. */
  DATAFORSEO_URL: web().optional(),
  /** Without them, the sandbox's own. */
  DATAFORSEO_LOGIN: z.string().min(1).optional(),
  DATAFORSEO_PASSWORD: z.string().min(1).optional(),
  DATAFORSEO_CALLS_PER_MINUTE: positive(2000),
  /** Where Apple Business is, or what speaks its protocol. Without it, the sandbox; without a sandbox, the real one. */
  APPLE_BASE_URL: web().optional(),
  /** Without them, the sandbox's own. */
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_WEBHOOK_SECRET: z.string().min(1).optional(),
  APPLE_CALLS_PER_SECOND: positive(15),
  /** Where Bing Places is. Without it, the sandbox plays it; without a sandbox, the real one. */
  BING_PLACES_URL: web().optional(),
  /** A PEM file with the partner's client certificate and its key. */
  BING_PLACES_CERTIFICATE: z.string().min(1).optional(),
  /** Who the partner is, as JSON. Without it, the sandbox's own; without a sandbox, nothing goes to Bing. */
  BING_PLACES_IDENTITY: BingIdentityText.optional(),
  BING_CALLS_PER_FIVE_SECONDS: positive(10),
  /** Where the Google Play Developer API is, with its tokens. Without it, the sandbox; without a sandbox, Google. */
  GOOGLE_PLAY_URL: web().optional(),
  GOOGLE_PLAY_CALLS_PER_MINUTE: positive(3000),
  /** Where App Store Connect is. Without it, the sandbox; without a sandbox, Apple. */
  APP_STORE_URL: web().optional(),
  /** Of all keys together. */
  APP_STORE_CALLS_PER_MINUTE: positive(600),
  APP_STORE_CALLS_PER_KEY_MINUTE: positive(50),
  /** A reply that the App Store has not published for so long has failed. */
  APP_STORE_PUBLISHING_DAYS: positive(7),
  /** Where PageSpeed Insights is, or a server with its protocol. Without it, the sandbox; without a sandbox, Google. */
  PAGESPEED_URL: web().optional(),
  /** Without it, the sandbox's own. */
  PAGESPEED_API_KEY: z.string().min(1).optional(),
  PAGESPEED_CALLS_PER_MINUTE: positive(240),
  /** Where Facebook's Graph API is, or what speaks its protocol. Without it, the sandbox; without a sandbox, the real one. */
  FACEBOOK_BASE_URL: web().optional(),
  /** Without them, the sandbox's own. */
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_CALLS_PER_MINUTE: positive(600),
  /**
   * Base URL of OpenAI's chat completions or a compatible model. Without it and a key, the sandbox plays the model;
   * with a key alone, OpenAI.
   */
  OPENAI_BASE_URL: web().optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** How many replies the model writes for a company a month. */
  PINFOLD_AI_REPLIES_PER_MONTH: positive(500),
  /** How many texts of posts the model writes for a company a month. */
  PINFOLD_AI_POSTS_PER_MONTH: positive(200),
  /** How many drafts of replies and posts together people of a company can ask the model for a minute. */
  PINFOLD_AI_DRAFTS_PER_MINUTE: positive(30),
  /** Classifies reviews with the model; otherwise with phrases and a lexicon. */
  PINFOLD_REVIEWS_BY_MODEL: boolean().default(false),
  /** Hour of the company's day at which ranks are looked up. */
  PINFOLD_RANK_HOUR: whole(0, 23, 4),
  /** Kilometres around a location within which it is also looked up from a search location of the company. */
  PINFOLD_RANK_RADIUS_KM: positive(15),
  /** How many scans of grids a company can ask for a day. */
  PINFOLD_RANK_SCANS_PER_DAY: positive(20),
  /** Every how many days the keywords of websites are looked up. */
  PINFOLD_ORGANIC_EVERY_DAYS: whole(1, 30, 1),
  /** Lets posts of type alert be sent: Google takes them from some accounts only. */
  PINFOLD_ALERT_POSTS: boolean().default(false),
  /** Whether series are handed to Google where its pattern can say them: `auto` where the sandbox plays it. */
  GOOGLE_POST_RECURRENCE: z.enum(['auto', 'on', 'off']).default('auto'),
  /** The key to Google's Places API. Without it, the sandbox's own. */
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
  /** Where Stripe is, or what speaks its protocol. Without it, the sandbox; without a sandbox, the real one. */
  STRIPE_BASE_URL: web().optional(),
  /** Without it, the sandbox's own. A restricted key is enough. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Secrets of the webhook endpoint, separated by commas while one replaces another. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_CALLS_PER_MINUTE: positive(1200),
  /** Whether plans are sold here: `auto` where Stripe is configured, or the sandbox plays it. */
  PINFOLD_BILLING: z.enum(['auto', 'on', 'off']).default('auto'),
  /** The plans with their prices, as JSON. Without it, three for the Polish market. */
  PINFOLD_BILLING_PLANS: SoldPlans.optional(),
  /** How people may pay, separated by commas: `card`, `quick` (BLIK and Przelewy24). */
  PINFOLD_BILLING_METHODS: PaymentMethods,
  /** How many days an invoice can be overdue before the plan is closed. */
  PINFOLD_BILLING_GRACE_DAYS: whole(0, 365, 14),
  /** Who sells, as JSON; invoices name them. */
  PINFOLD_BILLING_SELLER: Seller.optional(),
  /** Opens the operators' API to whoever knows it; as long as a header takes, without blanks. Without it there is none. */
  PINFOLD_OPERATOR_TOKEN: z
    .string()
    .regex(/^\S{32,200}$/)
    .optional(),
  /** Proves to a support chat which user writes, so that nobody writes as another. Without it, no chat is told. */
  PINFOLD_CHAT_SECRET: z.string().min(1).optional(),
  /** Where the Polish VAT register is. Without it, the sandbox plays it; without a sandbox, the real one. */
  VAT_REGISTER_URL: web().optional(),
  /** OpenID Connect providers to log in with, as JSON. Without it, the sandbox's. */
  PINFOLD_OIDC_PROVIDERS: SocialProviders.optional(),
  /** SMTP server for outgoing mail. Default: the sandbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** A bucket of a store that speaks S3, for files of people. Without it, a folder beside the database. */
  PINFOLD_FILES_URL: web().optional(),
  PINFOLD_FILES_KEY: z.string().min(1).optional(),
  PINFOLD_FILES_SECRET: z.string().min(1).optional(),
  PINFOLD_FILES_REGION: z.string().min(1).default('us-east-1'),
  /** How long the answer to a request with an `Idempotency-Key` is kept for repetitions. */
  PINFOLD_IDEMPOTENCY_HOURS: whole(1, 720, 24),
  /** How long an exported file can be downloaded. */
  PINFOLD_EXPORT_DAYS: days(7),
  PINFOLD_MAIL_FROM: z.string().regex(senderPattern).default('Pinfold <no-reply@pinfold.test>'),
});

export type Config = z.infer<typeof Environment> & { dataFolder: string };

/** Reads the environment; a wrong value is named in one line. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  return { ...parsed.data, dataFolder: resolve(parsed.data.PINFOLD_DATA) };
}
