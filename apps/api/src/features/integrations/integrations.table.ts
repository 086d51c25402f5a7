import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ImportOutcome,
  ImportProblem,
  PlacesProblem,
} from '@pinfold/contract/features/integrations/google';
import { companyId, identity, moment, reference } from '../../database/columns.ts';

/** A connected Google account. The refresh token is stored sealed (see secrets/). */
export const googleAccounts = pgTable(
  'google_accounts',
  {
    companyId: companyId(),
    id: identity(),
    /** `accounts/{id}` at the provider. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    sealedRefreshToken: text('sealed_refresh_token').notNull(),
    /** The Google login that gave the grant; empty for one that was given before logins were kept. */
    login: text('login').notNull().default(''),
    connectedAt: moment('connected_at'),
    /** The grant was withdrawn, or has ended. */
    isDisconnected: boolean('is_disconnected').notNull().default(false),
    /** When the list of places was requested, and when it was last complete. */
    placesAskedAt: moment('places_asked_at'),
    placesListedAt: moment('places_listed_at'),
    placesProblem: text('places_problem').$type<PlacesProblem>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('google_accounts_name').on(table.companyId, table.name),
  ],
);

/** The places of an account as Google last listed them, so that they can be searched and counted here. */
export const googlePlaces = pgTable(
  'google_places',
  {
    companyId: companyId(),
    googleAccountId: reference('google_account_id').notNull(),
    /** `locations/{id}` at the provider. */
    googleName: text('google_name').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    storeCode: text('store_code').notNull(),
    isVerified: boolean('is_verified').notNull(),
    isDuplicate: boolean('is_duplicate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.googleAccountId, table.googleName] })],
);

/** States of authorizations that came back, until they would expire by themselves: none is good twice. */
export const usedStates = pgTable('used_states', {
  provider: text('provider').notNull(),
  stateHash: text('state_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** An import of chosen places; runs in the background. */
export const googleImports = pgTable(
  'google_imports',
  {
    companyId: companyId(),
    id: identity(),
    googleAccountId: reference('google_account_id').notNull(),
    userId: reference('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('google_imports_open')
      .on(table.companyId)
      .where(sql`finished_at is null`),
  ],
);

export const googleImportPlaces = pgTable(
  'google_import_places',
  {
    companyId: companyId(),
    importId: reference('import_id').notNull(),
    /** `locations/{id}` at the provider. */
    googleName: text('google_name').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** Null while it waits for its turn. */
    outcome: text('outcome').$type<ImportOutcome>(),
    /** Why it failed, as a code. */
    problem: text('problem').$type<ImportProblem>(),
    locationId: reference('location_id'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.importId, table.googleName] })],
);
