import { type FeatureFlag, featureFlags } from '@pinfold/contract/access/feature-flags';
import { installationFlags } from '../../apps/api/src/features/session/installation-settings.ts';
import { readConfig, type Config } from '../../apps/api/src/config.ts';
import { generatedNotice } from './generated-notice.ts';
import { table } from './table.ts';

type Variable = Exclude<keyof Config, 'dataFolder'>;

/** The compiler asks for a line here whenever the API reads one more variable. */
const meanings: Record<Variable, string> = {
  PORT: 'The one port that everything is served on.',
  PINFOLD_DATA: 'The folder of the database, the sandbox’s state and the generated secret.',
  DATABASE_URL: 'A PostgreSQL to use instead of the PGlite in the data folder.',
  DATABASE_DIRECT_URL:
    'The address of PostgreSQL itself, where `DATABASE_URL` leads to a pooler such as PgBouncer in transaction mode: for notifications, the queue and the lock of a start.',
  PINFOLD_SEED: 'What an empty database is filled with: `demo`, `empty` or `scale`.',
  PINFOLD_SCALE_LOCATIONS: 'Locations of the seed `scale`.',
  PINFOLD_SCALE_REVIEWS: 'Reviews of the seed `scale`.',
  PINFOLD_LIVELY: 'Whether the sandbox’s customers write by themselves.',
  PINFOLD_ROLE: '`all`, or `web` or `worker` where several processes share a PostgreSQL.',
  PINFOLD_SECRET:
    'Seals stored credentials: 32 bytes in base64, or several such keys as `name:base64` with commas between them, of which the first seals and all open. Unset, one is made and kept in the data folder.',
  PINFOLD_SECRET_FILE:
    'A file of such keys instead, which running processes read again when it changes: `npm run keys` writes it.',
  PINFOLD_PUBLIC_URL: 'The address that people use, when it is not `http://localhost:PORT`.',
  PINFOLD_SANDBOX:
    'Whom the sandbox answers: `local` this machine alone, and then everything listens on loopback; `public` everybody who reaches the port, with all mails and reset links, for demos.',
  PINFOLD_TOKEN_DAYS: 'Days until a login expires.',
  PINFOLD_FRESH_LOGIN_MINUTES:
    'minutes after a password or a second factor in which what cannot be taken back may be done, such as making an API key',
  PINFOLD_LOGIN_ATTEMPTS:
    'Failed logins at an account, or five times as many from an address, before the next ones are slowed down to as many in a quarter of an hour. A browser in which the account was opened before is counted by itself.',
  PINFOLD_EMBED_TOKENS: 'Embed tokens that one API key can ask for in a quarter of an hour.',
  PINFOLD_TRIAL_COMPANIES:
    'How many companies on trial somebody can have: a first one with those that were added to it.',
  PINFOLD_FIRST_COMPANY_MAY_ADD: 'Whether the owner of a first company can add more companies to it.',
  PINFOLD_LOOKUPS:
    'Questions to the tax register and SVG pictures in a quarter of an hour, or questions for places in a minute, before somebody has to wait.',
  PINFOLD_MAIL_ATTEMPTS:
    'How often an hour one address can have us send it mail: links that confirm, or set a password.',
  PINFOLD_APP_MODE: '`demo` makes every account read-only, except admins.',
  PINFOLD_TRIAL_DAYS: 'Days of the free trial.',
  PINFOLD_PASSWORD_MIN_LENGTH: 'Characters that a new password has at least.',
  PINFOLD_SIGN_UP_ACCESS: 'Values of `?access=` that let their holder sign up, separated by commas.',
  PINFOLD_PRICING_URL: 'Where those are sent who may not sign up.',
  PINFOLD_TERMS_URL: 'The terms that are accepted at sign-up.',
  PINFOLD_PRIVACY_URL: 'The privacy policy.',
  PINFOLD_HELP_URL: 'Where the help link leads.',
  PINFOLD_TUTORIAL_URL: 'The page that the video dialog frames. Unset, there is no such dialog.',
  PINFOLD_REVIEW_MEDIA_HOSTS:
    'Hosts of photos and videos in reviews beside `*.googleusercontent.com`, such as `https://media.example.com`, separated by commas. The panel may load pictures and videos from them.',
  PINFOLD_MAP_TILES_URL:
    'Where maps get their tiles, such as `https://tiles.example.com/{z}/{x}/{y}.png`. Unset, maps are outlines of land and borders.',
  PINFOLD_MAP_ATTRIBUTION: 'Whom the tiles are owed to, as the map says it.',
  PINFOLD_MAP_MAX_ZOOM: 'The closest zoom that has tiles.',
  PINFOLD_CONTACT_PL: 'Where readers of Polish write to: a `mailto:` or `https:` address.',
  PINFOLD_CONTACT_EN: 'The same for English.',
  PINFOLD_CONTACT_ES: 'The same for Spanish.',
  PINFOLD_TRACKING_URL: 'Where page views and errors of the panel are sent. Unset, nowhere.',
  PINFOLD_UNTRACKED_DOMAINS: 'Domains of e-mail addresses whose owners are not tracked, separated by commas.',
  PINFOLD_FEATURE_FLAGS:
    'Feature flags that are on for all companies, separated by commas; the settings page of the documentation says what each does. A company can have more of its own.',
  PINFOLD_LOG: '`silent`, `error`, `warn`, `info` or `debug`.',
  PINFOLD_TRUST_PROXY: 'Whether `X-Forwarded-For` is believed: only behind a proxy that sets it.',
  GOOGLE_BASE_URL:
    '`google` for the real one, or an address where something plays it. Unset, the sandbox does.',
  GOOGLE_CLIENT_ID: 'The OAuth client. Unset, the sandbox’s own.',
  GOOGLE_CLIENT_SECRET: 'Its secret.',
  GOOGLE_PUBSUB_TOPIC: 'Where Google announces what changes in connected accounts.',
  GOOGLE_REQUESTS_PER_MINUTE: 'Calls to Google a minute.',
  GOOGLE_EDITS_PER_MINUTE:
    'Edits of one location at Google a minute; at least 2, since an edit may take two calls.',
  GOOGLE_LIST_LAG_SECONDS:
    'Seconds for which Google’s lists may lack a post or photo that was just created. What a lost answer left open is sent again only after them.',
  GOOGLE_PLACES_KEY: 'The key to Google’s Places API, for towns. Unset, the sandbox’s own.',
  STRIPE_BASE_URL:
    'Where Stripe is, or what speaks its protocol. Unset, the sandbox plays it; where there is no sandbox, `https://api.stripe.com`.',
  STRIPE_SECRET_KEY: 'The key to Stripe; a restricted one is enough. Unset, the sandbox’s own.',
  STRIPE_WEBHOOK_SECRET:
    'The secret of the webhook endpoint, which `npm run billing -- setup` prints; several with commas between them while one replaces another.',
  STRIPE_CALLS_PER_MINUTE: 'How many calls a minute Stripe takes from this account.',
  PINFOLD_BILLING:
    'Whether plans are sold: `auto` where Stripe has a key or the sandbox plays it, `on`, or `off`. Where they are not, every company has all there is, without an end.',
  PINFOLD_BILLING_PLANS: 'The plans that are sold with their prices, as JSON. Unset, three in PLN.',
  PINFOLD_BILLING_METHODS:
    'How people may pay, with commas between: `card`, and `quick` for BLIK and Przelewy24.',
  PINFOLD_BILLING_GRACE_DAYS: 'How many days an invoice can be overdue before the plan is closed.',
  PINFOLD_BILLING_SELLER:
    'Who sells, as JSON of `{ tax_id, name, street, house_number, postal_code, city, country, email }`. Unset, invoices name nobody.',
  PINFOLD_OPERATOR_TOKEN:
    'Opens the operators’ API to whoever knows it: 32 to 200 characters without blanks. Unset, there is none.',
  PINFOLD_CHAT_SECRET:
    'Signs the address of whoever is logged in, as `hmac`, so that a support chat knows who writes. Unset, nothing is signed.',
  VAT_REGISTER_URL:
    'Where the Polish VAT register is. Unset, the sandbox plays it; where there is no sandbox, the real one.',
  PINFOLD_OIDC_PROVIDERS:
    'Where people can log in: a JSON list of `{ id, name, issuer, client_id, client_secret }`, with `token_endpoint_auth_method` where a provider takes another than its metadata say. Unset, the sandbox.',
  SMTP_URL: 'Where mail goes out: `smtp://user:password@host:port` or `smtps://…`. Unset, to the sandbox.',
  PINFOLD_FILES_URL:
    'The bucket in which files of people are kept, at any store that speaks S3, such as `https://s3.eu-central-1.amazonaws.com/pinfold`. Without it, the data folder: several processes on several machines need a store.',
  PINFOLD_FILES_KEY: 'The access key of the file store.',
  PINFOLD_FILES_SECRET: 'The secret key of the file store.',
  PINFOLD_FILES_REGION: 'The region that requests to the file store are signed for.',
  DATAFORSEO_URL:
    'Where DataForSEO is. Without it the sandbox plays it; without a sandbox, `https://api.dataforseo.com`.',
  DATAFORSEO_LOGIN: 'The login of the DataForSEO account.',
  DATAFORSEO_PASSWORD: 'Its password for the API.',
  DATAFORSEO_CALLS_PER_MINUTE: 'How many calls a minute DataForSEO takes from this account.',
  APPLE_BASE_URL:
    'Where Apple Business is, or what speaks its protocol. Without it the sandbox plays it; without a sandbox, `https://business.apple.com`.',
  APPLE_CLIENT_ID:
    'The partner at Apple Business. Without it and a sandbox, no organisations can be connected.',
  APPLE_CLIENT_SECRET: 'Its secret.',
  APPLE_WEBHOOK_SECRET:
    'What Apple signs notifications with, shown once when their address, `/api/apple/webhook/`, is saved there. Without it Apple is asked every 15 minutes.',
  APPLE_CALLS_PER_SECOND: 'How many calls a second Apple Business takes.',
  BING_PLACES_URL:
    'Where Bing Places is. Without it the sandbox plays it; without a sandbox, `https://api.bingplaces.com`.',
  BING_PLACES_CERTIFICATE:
    'A PEM file with the client certificate that Microsoft gave to this partner, and its private key.',
  BING_PLACES_IDENTITY:
    'Who the partner is: JSON of `{ Puid, AuthProvider, EmailId }`. Without it and a sandbox, nothing goes to Bing.',
  BING_CALLS_PER_FIVE_SECONDS: 'How many calls of one method Bing takes in five seconds.',
  GOOGLE_PLAY_URL:
    'Where the Google Play Developer API is, with `/token` for its tokens. Without it the sandbox plays it; without a sandbox, Google’s own hosts.',
  GOOGLE_PLAY_CALLS_PER_MINUTE: 'How many calls a minute Google Play takes from this installation.',
  APP_STORE_URL:
    'Where App Store Connect is. Without it the sandbox plays it; without a sandbox, `https://api.appstoreconnect.apple.com`.',
  APP_STORE_CALLS_PER_MINUTE: 'How many calls a minute go to App Store Connect, by all keys together.',
  APP_STORE_PUBLISHING_DAYS:
    'After how many days a reply that the App Store has not published counts as failed; it is published all the same if the store does so later.',
  APP_STORE_CALLS_PER_KEY_MINUTE:
    'How many of them by one key: Apple takes 3500 within any hour, and refuses bursts before that.',
  PAGESPEED_URL:
    'Where PageSpeed Insights is, or a server with its protocol. Without it the sandbox plays it; without a sandbox, `https://pagespeedonline.googleapis.com`.',
  PAGESPEED_API_KEY: 'The key to it. Without it and a sandbox, websites are not audited.',
  PAGESPEED_CALLS_PER_MINUTE: 'How many audits a minute begin; of one website’s host six at most.',
  FACEBOOK_BASE_URL:
    'Where Facebook’s Graph API is, or what speaks its protocol. Without it the sandbox plays it; without a sandbox, `https://graph.facebook.com`.',
  FACEBOOK_APP_ID: 'The app at Facebook. Without it and a sandbox, no pages can be connected.',
  FACEBOOK_APP_SECRET: 'Its secret.',
  FACEBOOK_CALLS_PER_MINUTE:
    'How many calls a minute go to Facebook, which has limits of its own by hours and days.',
  OPENAI_BASE_URL:
    'Where a language model answers OpenAI’s chat completions. Without it and a key, the sandbox plays it; with a key alone, `https://api.openai.com/v1`.',
  OPENAI_API_KEY: 'The key to that model.',
  OPENAI_MODEL: 'The name of the model.',
  PINFOLD_REVIEWS_BY_MODEL:
    'Whether the model puts reviews into categories and says how they sound; phrases and a lexicon do without it.',
  PINFOLD_AI_REPLIES_PER_MONTH: 'How many replies the model writes for a company a month.',
  PINFOLD_AI_POSTS_PER_MONTH: 'How many texts of posts the model writes for a company a month.',
  PINFOLD_AI_DRAFTS_PER_MINUTE:
    'How many drafts of replies and posts together people of a company can ask the model for a minute.',
  PINFOLD_RANK_HOUR: 'At which hour of the company’s day positions are looked up.',
  PINFOLD_ORGANIC_EVERY_DAYS:
    'Every how many days the keywords of websites are looked up; each lookup is paid.',
  PINFOLD_RANK_RADIUS_KM:
    'Kilometres around a location within which its positions are looked up from the company’s search locations too.',
  PINFOLD_POST_HANDOVER_HOURS:
    'How long before its moment Google gets a planned post, to show it by itself. At 0 it is sent at the moment.',
  PINFOLD_IDEMPOTENCY_HOURS:
    'Hours for which a repetition of a request with an `Idempotency-Key` gets the first one’s answer.',
  GOOGLE_POST_RECURRENCE:
    'Whether weekly offers and the like are handed to Google, which then repeats them by itself: `auto` hands them over where the sandbox plays Google. Google does not document what becomes of such a post between its dates, so try it with one location before you switch it `on`.',
  PINFOLD_ALERT_POSTS: 'Lets posts of type alert be sent. Google takes them from some accounts only.',
  PINFOLD_RANK_SCANS_PER_DAY: 'How many scans of grids a company can ask for a day.',
  PINFOLD_UNDO_SECONDS: 'Seconds in which a decision about an external change can be undone.',
  PINFOLD_CHANGES_AT_ONCE: 'How many external changes can be decided at once.',
  PINFOLD_EDIT_WAR_LIMIT:
    'After so many rejections of one field of a location in 30 days a person has to decide.',
  PINFOLD_EXPORT_DAYS: 'How many days an exported file can be downloaded.',
  PINFOLD_MAIL_FROM: 'Who mails come from.',
};

/** `reference/environment.md`. */
export function environmentPage(): string {
  return `${generatedNotice('apps/api/src/config.ts')}

# Environment

Everything has a default: without any of these, \`npm start\` runs the whole product. A value that cannot be used, or
two that cannot go together, stop the start with one line that names them.

${environmentTable()}

## Feature flags

\`PINFOLD_FEATURE_FLAGS\` names those that are on for everybody; a company can have more of its own
(\`companies.feature_flags\`). A name that is not in this table is passed over.

${flagTable()}
`;
}

/** The compiler asks for a line here whenever there is one more flag. */
const flagMeanings: Record<FeatureFlag, string> = {
  auto_review_reply: 'Automatic replies to reviews: rules, and the list of those that wait for a person.',
  q_and_a: 'The page of questions and answers.',
  apple_maps: 'The page of Apple accounts.',
  facebook_accounts: 'The page of Facebook pages.',
  map_settings: 'The page of settings for other maps.',
  mobile_apps: 'The page of accounts of app stores.',
  app_reviews: 'The pages of reviews in app stores.',
  timezone_settings:
    'The time zone of the company in its profile, and the page on which a reader changes it. Off, it stays as it is.',
  listing_quality: 'The page that scores listings and says what to complete.',
  services:
    'Services of a listing can be edited: their part of the editor, of the bulk editor, and in the API. Off, they stay as they are.',
  spanish: 'Spanish as a language of the panel.',
  coordinate_editing:
    'The pin of a location can be moved: its fields and the map in the editor, in the bulk editor, and in the API. Off, it stays where it is; new locations get one all the same.',
  bulk_categories_for_replied_reviews:
    'Putting many reviews into categories at once takes answered ones too. Off, they are passed over.',
  maintenance: 'Everybody sees the maintenance page.',
  service_unavailable: 'A call that fails on the server (500) leads to the maintenance page.',
};

function flagTable(): string {
  const on = installationFlags(readConfig({}));
  const rows = featureFlags.map((flag) => [
    `\`${flag}\``,
    on.includes(flag) ? 'on' : 'off',
    flagMeanings[flag],
  ]);
  return table(['flag', 'default', 'what it opens'], rows);
}

export function environmentTable(): string {
  const defaults = readConfig({});
  const rows = (Object.keys(meanings) as Variable[]).map((name) => [
    `\`${name}\``,
    defaults[name] === undefined ? 'unset' : `\`${defaults[name]}\``,
    meanings[name],
  ]);
  return table(['variable', 'default', 'meaning'], rows);
}
