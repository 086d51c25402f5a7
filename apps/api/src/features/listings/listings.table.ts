import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { attributeValueTypes } from '@pinfold/contract/features/listings/attributes/attribute';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type {
  BusinessType,
  MapsConnection,
  VerificationStatus,
} from '@pinfold/contract/features/listings/location-filters';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { ProfileStatus, UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import { companyId, identity, moment, reference } from '../../database/columns.ts';
import type { StoredProblem } from './updates/listing-updates.table.ts';

/** `joinStreetLines` of the contract as SQL; further lines of a street follow after a comma. */
const addressLine = sql`
  case when country in ('GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'FR')
    then trim(house_number || ' ' || split_part(street, chr(10), 1))
    else trim(split_part(street, chr(10), 1)
      || case when house_number = '' then '' when country = 'ES' then ', ' else ' ' end || house_number)
  end || replace(substr(street, length(split_part(street, chr(10), 1)) + 1), chr(10), ', ')`;

const searchText = sql`fold(name || ' ' || ${addressLine} || ' ' || city || ' ' || store_code)`;

/** The links of a listing to profiles elsewhere and to orders, as a JSON array of its attributes. */
export const profileLinks = sql.raw(
  `jsonb_path_query_array(attributes, '$[*] ? (@.value_type == ${attributeValueTypes.url})')`,
);

const isOpenAndOwned = sql`is_owner and open_status <> 'CLOSED_PERMANENTLY'`;

export const locations = pgTable(
  'locations',
  {
    companyId: companyId(),
    id: identity(),
    googleAccountId: reference('google_account_id'),
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
    isVerified: boolean('is_verified')
      .notNull()
      .generatedAlwaysAs(sql`verification = 'is_verified'`),
    openStatus: text('open_status').$type<OpenStatus>().notNull().default('OPEN'),
    houseNumber: text('house_number').notNull().default(''),
    /** Street and number in one line, as the country writes them; by it people tell locations of a town apart. */
    addressLine: text('address_line').notNull().generatedAlwaysAs(addressLine),
    /** What people look for, folded: name, address, town and store code. */
    searchText: text('search_text').notNull().generatedAlwaysAs(searchText),
    phone2: text('phone_2').notNull().default(''),
    description: text('description').notNull().default(''),
    /** YYYY-MM or YYYY-MM-DD; empty when it is not known. */
    openingDate: text('opening_date').notNull().default(''),
    primaryCategory: text('primary_category').notNull().default(''),
    additionalCategories: text('additional_categories').array().notNull().default([]),
    openingHours: jsonb('opening_hours').$type<ListingFields['opening_hours']>().notNull().default([]),
    specialHours: jsonb('special_hours').$type<ListingFields['special_hours']>().notNull().default([]),
    moreHours: jsonb('more_hours').$type<ListingFields['more_hours']>().notNull().default([]),
    serviceItems: jsonb('service_items').$type<ListingFields['service_items']>().notNull().default([]),
    attributes: jsonb('attributes').$type<ListingFields['attributes']>().notNull().default([]),
    /** What the listing names of profiles elsewhere, as a hash: those of a chain mostly name the same. */
    profilesHash: uuid('profiles_hash')
      .notNull()
      .generatedAlwaysAs(sql`md5(${profileLinks}::text)::uuid`),
    businessType: text('business_type').$type<BusinessType>().notNull().default('storefront'),
    /** False for a location that is only watched. */
    isOwner: boolean('is_owner').notNull().default(true),
    verification: text('verification').$type<VerificationStatus>().notNull().default('is_unverified'),
    /** Whether the provider takes posts of it; null before it has said so. */
    canPost: boolean('can_post'),
    /** Null before it is known. */
    locationState: text('location_state').$type<ProfileStatus>(),
    bingStatus: text('bing_status').$type<MapsConnection>().notNull().default('no_connection'),
    updateStatus: text('update_status').$type<UpdateStatus>().notNull().default('no_data'),
    qualityScore: smallint('quality_score').notNull().default(0),
    /** Of each part, in the order of `qualityParts`; null before they are first counted. */
    qualityPoints: real('quality_points').array(),
    placeId: text('place_id').notNull().default(''),
    /** Where customers write a review. */
    newReviewUrl: text('new_review_url').notNull().default(''),
    mapsUrl: text('maps_url').notNull().default(''),
    /** Grows with every change of what the listing says; an edit names the one that it was made from. */
    version: integer('version').notNull().default(1),
    /** Before this moment nothing is known of the listing. */
    knownSince: moment('known_since').notNull().defaultNow(),
    /** When the provider last took an edit. */
    sentAt: moment('sent_at'),
    /** Null for a location that is on the map; else how far it is with getting there. */
    creation: text('creation').$type<'in_progress' | 'failed'>(),
    /** Of every attempt to create it: asked again under this id, Google creates nothing new. */
    creationRequest: text('creation_request'),
    /** Why it could not be added to the map, as problems of a listing are kept. */
    creationProblems: jsonb('creation_problem').$type<StoredProblem[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('locations_google_name').on(table.companyId, table.googleName),
    uniqueIndex('locations_watched_place')
      .on(table.companyId, table.placeId)
      .where(sql`not is_owner and place_id <> ''`),
    index('locations_city').on(table.companyId, table.city, table.addressLine),
    index('locations_google').on(table.googleName),
    index('locations_watched')
      .on(table.companyId)
      .where(sql`not is_owner`),
    index('locations_account').on(table.companyId, table.googleAccountId),
    // What the dashboard counts of all listings stands in these alone.
    index('locations_quality').on(table.companyId, table.qualityPoints, table.id).where(isOpenAndOwned),
    index('locations_profiles').on(table.companyId, table.profilesHash, table.id).where(isOpenAndOwned),
  ],
);

export const locationGroups = pgTable(
  'location_groups',
  {
    companyId: companyId(),
    id: identity(),
    name: text('name').notNull(),
    isLabelGroup: boolean('is_label_group').notNull().default(false),
    /** Of a label group: locations with any of these labels belong to it. */
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
    companyId: companyId(),
    groupId: reference('group_id').notNull(),
    locationId: reference('location_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.groupId, table.locationId] }),
    index('location_group_members_location').on(table.companyId, table.locationId),
  ],
);
