import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { AppleBrandState } from '@pinfold/contract/features/integrations/apple-brand';
import type {
  Directory,
  DirectoryAccountProblem,
  DirectoryAccountStatus,
  DirectoryListingState,
  DirectoryProblemCode,
} from '@pinfold/contract/features/integrations/directory';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** What keeps a location out of a directory. */
export interface DirectoryProblem {
  code: DirectoryProblemCode;
  /** The field of the listing that it is about, where there is one. */
  field?: ListingField;
  /** The directory's own words; left out where it has none. */
  message?: string;
}

/** A company's connection to a directory. Where a whole installation has one login, as at Bing, it is only the switch. */
export const directoryAccounts = pgTable(
  'directory_accounts',
  {
    companyId: companyId(),
    id: identity(),
    directory: text('directory').$type<Directory>().notNull(),
    /** The account at the directory; empty where the installation's own is used. */
    externalId: text('external_id').notNull().default(''),
    /** What the directory calls it, such as the name of a person. */
    name: text('name').notNull().default(''),
    /** Null where the installation's own are used, and after it was disconnected. */
    sealedCredentials: text('sealed_credentials'),
    status: text('status').$type<DirectoryAccountStatus>().notNull(),
    problem: text('problem').$type<DirectoryAccountProblem>(),
    connectedAt: moment('connected_at'),
    /** Up to where we have read what the directory tells of it; null where it tells nothing, or from the beginning. */
    newsCursor: text('news_cursor'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('directory_accounts_external').on(table.companyId, table.directory, table.externalId),
  ],
);

/** A location in a directory. It outlives its location until it is taken out there. */
export const directoryListings = pgTable(
  'directory_listings',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    directory: text('directory').$type<Directory>().notNull(),
    accountId: reference('account_id').notNull(),
    /** Its name at the directory; null before the directory is known to have it. */
    externalId: text('external_id'),
    /** The directory's mark of what it has, where it gives one. */
    etag: text('etag'),
    /** Hash of what the directory last took. */
    sentHash: text('sent_hash'),
    /** What the directory last took, where what it has is compared with that before it is written. */
    sent: jsonb('sent').$type<object>(),
    /** Grows each time that there is something to send, which makes the jobs of before void. */
    version: integer('version').notNull().default(1),
    state: text('state').$type<DirectoryListingState>().notNull(),
    problems: jsonb('problems').$type<DirectoryProblem[]>().notNull().default([]),
    /** When there was last something to send. */
    acceptedAt: moment('accepted_at').notNull(),
    /** When the directory was called about what it has not answered yet. */
    sendingAt: moment('sending_at'),
    /** When the directory first took it, and first showed it. */
    createdAt: moment('created_at'),
    publishedAt: moment('published_at'),
    /** Where the directory shows it; empty while it does not. */
    link: text('link').notNull().default(''),
    /** Of a directory that gives each listing a key of its own, as Facebook does with pages. */
    sealedCredentials: text('sealed_credentials'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.locationId, table.directory] }),
    index('directory_listings_open')
      .on(table.directory, table.acceptedAt)
      .where(sql`state in ('waiting', 'removing')`),
    index('directory_listings_sent').on(table.directory, table.companyId, table.locationId),
  ],
);

/** What a brand is called in a country, at an account of Apple: its locations are sent once Apple shows it. */
export const appleBrands = pgTable(
  'apple_brands',
  {
    companyId: companyId(),
    accountId: reference('account_id').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    name: text('name').notNull(),
    /** Its id at Apple; null before Apple is known to have it. */
    externalId: text('external_id'),
    state: text('state').$type<AppleBrandState>().notNull(),
    /** In the words of Apple. */
    problems: jsonb('problems').$type<string[]>().notNull().default([]),
    /** Grows with each name, which makes the jobs of before void. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId, table.country] })],
);
