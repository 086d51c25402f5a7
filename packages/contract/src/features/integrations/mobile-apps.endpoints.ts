import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { queryFlag } from '../../pagination.ts';
import { appStores } from '../../app-stores.ts';
import { removedAppReviews } from './mobile-app.ts';
import { keyCheckOutcomes, keyChecks, keyFileReasons, keyRefusals } from './app-keys.ts';

/** Apps have no location: whoever is limited to some has no business with them. */
const reads = {
  permission: 'manage_google_play_account',
  module: 'company',
  demo: 'allowed',
  concernsAllLocations: true,
  needsPlan: true,
} as const;

/** A key opens more than any token that is made to be embedded, and outlives it. */
const writes = { ...reads, demo: 'blocked', embed: 'never' } as const;

const disabled = ['feature_disabled'] as const;
const ofKeys = [
  ...disabled,
  'key_file_invalid',
  'key_refused',
  'provider_unavailable',
  'too_many_attempts',
] as const;

/** What the file holds is refused by its reason, so that it is read before its length is judged. */
const keyFile = z
  .string()
  .min(1)
  .max(200_000)
  .describe(
    'The text of the file as the store gave it out, of 16 KB at most. It is stored sealed, and never returned.',
  );
const accountName = z.string().trim().min(1).max(100);

/** What becomes of the reviews of apps that go. */
const ReviewsOfRemoved = z.object({
  reviews: z
    .enum(removedAppReviews)
    .default('delete')
    .describe(
      'keep: the reviews stay readable and in figures, take no reply, and go on where the app is added again. delete: they go for good.',
    ),
});

export const GooglePlayKey = z.object({ key_file: keyFile });

export const AppStoreKey = z.object({
  key_file: keyFile,
  key_id: z
    .string()
    .regex(/^[A-Z0-9]{8,20}$/)
    .describe('As App Store Connect shows it, such as 2X9R4HXF34.'),
  issuer_id: z.uuid().nullish().describe('Of a key of the team; left out for a key of one person.'),
});

export const MobileAppAccount = z
  .object({
    id: Id,
    store: z.enum(appStores),
    name: z.string(),
    key_id: z.string().describe("The key's id at the store."),
    issuer_id: z.string().nullable().describe("Of a team's key at App Store Connect."),
    client_email: z.string().nullable().describe('The service account at Google.'),
    fingerprint: z.string().describe('SHA-256 of the public key, in hexadecimal.'),
    problem: z.enum(keyRefusals).nullable().describe('Why the store refused the key when it was last used.'),
    connected_at: Timestamp,
    key_set_at: Timestamp.describe('When the key was stored that is in use.'),
    key_set_by: z.string().nullable().describe('The name of whoever stored it; null where they have left.'),
    apps_count: z.int(),
  })
  .meta({ id: 'MobileAppAccount' });
export type MobileAppAccount = z.infer<typeof MobileAppAccount>;

/** One check of a key, in words. */
export const AppKeyCheck = z
  .object({
    check: z.enum(keyChecks),
    outcome: z.enum(keyCheckOutcomes),
    reason: z.enum([...keyFileReasons, ...keyRefusals]).nullable(),
    text: z.string().describe("Written for people, in the request's language."),
  })
  .meta({ id: 'AppKeyCheck' });
export type AppKeyCheck = z.infer<typeof AppKeyCheck>;

export const MobileApp = z
  .object({
    id: Id,
    account_id: Id.describe('Of a removed app, that which it had; it may be deleted since.'),
    store: z.enum(appStores),
    app_id: z.string().describe("The package's name at Google Play, Apple's number of it in the App Store."),
    bundle_id: z.string(),
    name: z.string(),
    store_url: z.string(),
    added_at: Timestamp,
    removed_at: Timestamp.nullable().describe('When it was removed and its reviews were kept.'),
  })
  .meta({ id: 'MobileApp' });
export type MobileApp = z.infer<typeof MobileApp>;

export const listMobileAppAccounts = defineEndpoint({
  id: 'listMobileAppAccounts',
  method: 'get',
  path: '/mobile-apps/accounts/',
  summary: 'The accounts of app stores that the company is connected to',
  access: reads,
  response: z.object({ results: z.array(MobileAppAccount).describe('By name.') }),
  problems: disabled,
});

export const checkAppKey = defineEndpoint({
  id: 'checkAppKey',
  method: 'post',
  path: '/mobile-apps/accounts/key-check/',
  summary: 'Try a key file without storing it, and tell what passes and what does not',
  access: writes,
  body: z
    .discriminatedUnion('store', [
      GooglePlayKey.extend({ store: z.literal('google_play') }),
      AppStoreKey.extend({ store: z.literal('app_store') }),
    ])
    .meta({ id: 'AppKeyToCheck' }),
  response: z
    .object({
      is_usable: z.boolean(),
      checks: z.array(AppKeyCheck).describe('In the order in which they are made.'),
    })
    .meta({ id: 'AppKeyVerdict' }),
  problems: [...disabled, 'provider_unavailable', 'too_many_attempts'],
});

export const connectGooglePlay = defineEndpoint({
  id: 'connectGooglePlay',
  method: 'post',
  path: '/mobile-apps/accounts/google-play/',
  summary: 'Connect Google Play by the key of a service account',
  access: writes,
  body: GooglePlayKey.extend({ name: accountName }).meta({ id: 'GooglePlayConnection' }),
  response: MobileAppAccount,
  status: 201,
  problems: ofKeys,
});

export const connectAppStore = defineEndpoint({
  id: 'connectAppStore',
  method: 'post',
  path: '/mobile-apps/accounts/app-store/',
  summary: 'Connect the App Store by a key of App Store Connect',
  access: writes,
  body: AppStoreKey.extend({ name: accountName }).meta({ id: 'AppStoreConnection' }),
  response: MobileAppAccount,
  status: 201,
  problems: ofKeys,
});

export const replaceAppKey = defineEndpoint({
  id: 'replaceAppKey',
  method: 'put',
  path: '/mobile-apps/accounts/{id}/key/',
  summary: 'Replace the key of an account, once the new one has opened all of its apps',
  access: writes,
  params: IdParam,
  body: AppStoreKey.partial({ key_id: true }).meta({ id: 'AppKeyReplacement' }),
  response: MobileAppAccount,
  problems: [...ofKeys, 'not_found'],
});

export const deleteMobileAppAccount = defineEndpoint({
  id: 'deleteMobileAppAccount',
  method: 'delete',
  path: '/mobile-apps/accounts/{id}/',
  summary:
    'Delete an account with its key and its apps, with or without their reviews; the key itself is revoked in the store',
  access: writes,
  params: IdParam,
  query: ReviewsOfRemoved,
  problems: [...disabled, 'not_found'],
});

export const listAvailableApps = defineEndpoint({
  id: 'listAvailableApps',
  method: 'get',
  path: '/mobile-apps/accounts/{id}/available-apps/',
  summary: 'The apps that the key of an account opens',
  access: reads,
  params: IdParam,
  response: z
    .object({
      can_list: z.boolean().describe('Google Play lists no apps: they are added by the name of the package.'),
      results: z.array(
        z.object({
          app_id: z.string(),
          bundle_id: z.string(),
          name: z.string(),
          is_added: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'AvailableApps' }),
  problems: [...disabled, 'not_found', 'key_refused', 'provider_unavailable'],
});

export const listMobileApps = defineEndpoint({
  id: 'listMobileApps',
  method: 'get',
  path: '/mobile-apps/',
  summary: 'The mobile apps of the company, or those that were removed while their reviews were kept',
  access: reads,
  query: z.object({ removed: queryFlag.default(false).describe('Default false.') }),
  response: z.object({ results: z.array(MobileApp).describe('By name.') }),
  problems: disabled,
});

export const addMobileApp = defineEndpoint({
  id: 'addMobileApp',
  method: 'post',
  path: '/mobile-apps/',
  summary: 'Add an app whose reviews the key of an account may read; reviews that were kept of it go on',
  access: writes,
  body: z
    .object({
      account_id: Id,
      app_id: z
        .string()
        .regex(/^(?:\d{1,20}|[A-Za-z]\w*(?:\.\w+)+)$/)
        .max(150)
        .describe("The package's name at Google Play, Apple's number of it in the App Store."),
      name: z.string().trim().min(1).max(100).optional().describe('Default what the store calls it.'),
    })
    .meta({ id: 'NewMobileApp' }),
  response: MobileApp,
  status: 201,
  problems: [...disabled, 'not_found', 'app_not_found', 'app_exists', 'key_refused', 'provider_unavailable'],
});

export const removeMobileApp = defineEndpoint({
  id: 'removeMobileApp',
  method: 'delete',
  path: '/mobile-apps/{id}/',
  summary: 'Remove an app with or without its reviews; of a removed one, delete the reviews that were kept',
  access: writes,
  params: IdParam,
  query: ReviewsOfRemoved,
  problems: [...disabled, 'not_found'],
});
