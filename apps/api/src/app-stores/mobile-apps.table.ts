import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { AppStore } from '@pinfold/contract/app-stores';
import type { KeyRefusal } from '@pinfold/contract/features/integrations/app-keys';
import { companyId, identity, moment, reference } from '../database/columns.ts';

/** An account of an app store, with the key that signs its calls. The key is stored sealed (see secrets/). */
export const mobileAppAccounts = pgTable(
  'mobile_app_accounts',
  {
    companyId: companyId(),
    id: identity(),
    store: text('store').$type<AppStore>().notNull(),
    name: text('name').notNull(),
    keyId: text('key_id').notNull(),
    /** Of a team's key at App Store Connect. */
    issuerId: text('issuer_id'),
    /** The service account at Google. */
    clientEmail: text('client_email'),
    fingerprint: text('fingerprint').notNull(),
    sealedCredentials: text('sealed_credentials').notNull(),
    /** Why the store refused the key when it was last used. */
    problem: text('problem').$type<KeyRefusal>(),
    connectedAt: moment('connected_at').notNull(),
    keySetAt: moment('key_set_at').notNull(),
    keySetBy: reference('key_set_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** Apps that were picked from the accounts of a company. */
export const mobileApps = pgTable(
  'mobile_apps',
  {
    companyId: companyId(),
    id: identity(),
    /** Of a removed app, that which it had. */
    accountId: reference('account_id').notNull(),
    store: text('store').$type<AppStore>().notNull(),
    /** The name of the package at Google Play, Apple's number in the App Store. */
    appId: text('app_id').notNull(),
    bundleId: text('bundle_id').notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    /** When it was removed while its reviews were kept: nothing calls its store for it, and it can be added again. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('mobile_apps_app').on(table.companyId, table.store, table.appId),
  ],
);
