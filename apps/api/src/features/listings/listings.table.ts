import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const locations = pgTable(
  'locations',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    googleAccountId: bigint('google_account_id', { mode: 'number' }),
    /** `locations/{id}` at the provider. */
    googleName: text('google_name'),
    name: text('name').notNull(),
    storeCode: text('store_code').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    labels: text('labels').array().notNull().default([]),
    isVerified: boolean('is_verified').notNull(),
    openStatus: text('open_status').notNull().default('OPEN'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('locations_google_name').on(table.companyId, table.googleName),
    index('locations_city').on(table.companyId, table.city, table.street),
    index('locations_google').on(table.googleName),
  ],
);

export const locationGroups = pgTable(
  'location_groups',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    name: text('name').notNull(),
    isLabelGroup: boolean('is_label_group').notNull().default(false),
    /** Of a label group: whoever has one of them belongs to it. */
    labels: text('labels').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('location_groups_name').on(table.companyId, sql`fold(${table.name})`),
  ],
);

export const locationGroupMembers = pgTable(
  'location_group_members',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    groupId: bigint('group_id', { mode: 'number' }).notNull(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.groupId, table.locationId] }),
    index('location_group_members_location').on(table.companyId, table.locationId),
  ],
);
