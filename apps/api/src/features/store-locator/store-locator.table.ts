import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  DistanceUnit,
  LauncherPosition,
  LocatorImageKind,
} from '@pinfold/contract/features/store-locator/locator';
import type {
  LocatorContact,
  LocatorFilter,
  LocatorLink,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { companyId, identity, moment, reference } from '../../database/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The settings of a company's locator; no row until they are changed. `sections` refers to pictures by id too. */
export const storeLocators = pgTable(
  'store_locators',
  {
    companyId: companyId().primaryKey(),
    name: text('name').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    headerName: text('header_name').notNull(),
    logoId: reference('logo_id'),
    siteIconId: reference('site_icon_id'),
    primaryColor: text('primary_color').notNull(),
    language: text('language').$type<Language>().notNull(),
    distanceUnit: text('distance_unit').$type<DistanceUnit>().notNull(),
    scopeAll: boolean('scope_all').notNull().default(true),
    scopeFacilities: reference('scope_facilities').array().notNull().default([]),
    scopeGroups: reference('scope_groups').array().notNull().default([]),
    centerLatitude: doublePrecision('center_latitude'),
    centerLongitude: doublePrecision('center_longitude'),
    radiusKm: integer('radius_km'),
    filters: jsonb('filters').$type<LocatorFilter[]>().notNull().default([]),
    showsMap: boolean('shows_map').notNull().default(true),
    asksConsent: boolean('asks_consent').notNull().default(true),
    launcherText: text('launcher_text').notNull().default(''),
    launcherPosition: text('launcher_position').$type<LauncherPosition>().notNull().default('bottom_right'),
    showsReviews: boolean('shows_reviews').notNull().default(true),
    minRating: smallint('min_rating').notNull().default(1),
    textOnly: boolean('text_only').notNull().default(false),
    showsPosts: boolean('shows_posts').notNull().default(true),
    showsPhotos: boolean('shows_photos').notNull().default(true),
    showsFaq: boolean('shows_faq').notNull().default(true),
    showsContact: boolean('shows_contact').notNull().default(false),
    contact: jsonb('contact').$type<LocatorContact>().notNull(),
    offerLink: jsonb('offer_link').$type<LocatorLink>(),
    sections: jsonb('sections').$type<LocatorSection[]>().notNull().default([]),
    /** Incremented by every change of the owner. */
    version: integer('version').notNull().default(1),
    /** Time of the last update of what visitors see. */
    builtAt: moment('built_at'),
    /** Of everything that visitors see; what is built under it never changes. */
    builtVersion: text('built_version'),
    /** Of all that it was built from: while that is the same, there is nothing to build. */
    builtFrom: text('built_from'),
  },
  // The name is part of the public URL, so it is unique across companies.
  (table) => [uniqueIndex('store_locators_name').on(table.name)],
);

/** The overrides of one location; null for the locator's value. */
export const locatorListings = pgTable(
  'locator_listings',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    text: text('text'),
    contact: jsonb('contact').$type<LocatorContact>(),
    offerLink: jsonb('offer_link').$type<LocatorLink>(),
    sections: jsonb('sections').$type<LocatorSection[]>(),
    showsReviews: boolean('shows_reviews'),
    showsPosts: boolean('shows_posts'),
    showsPhotos: boolean('shows_photos'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId] })],
);

export const locatorQuestions = pgTable(
  'locator_questions',
  {
    companyId: companyId(),
    id: identity(),
    /** Null for a question that is about all locations. */
    locationId: reference('location_id'),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('locator_questions_order').on(table.companyId, table.locationId, table.position),
  ],
);

/** Uploaded pictures; the files are in the file store under `locator/{company}/{id}`. */
export const locatorImages = pgTable(
  'locator_images',
  {
    companyId: companyId(),
    id: identity(),
    kind: text('kind').$type<LocatorImageKind>().notNull(),
    /** Content type, as found in the bytes. */
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Null for one uploaded before this was stored. */
    authorId: reference('author_id'),
    /** Of one that an embed token uploaded, the locations of the token; the author is the maker of its key then. */
    embedScope: text('embed_scope').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/**
 * The stored public responses: a visit reads one row, however many locations there are. A part is `locator`, `page:{n}`
 * or, of the pages for search engines, `sitemap`.
 */
export const locatorParts = pgTable(
  'locator_parts',
  {
    companyId: companyId(),
    language: text('language').$type<Language>().notNull(),
    part: text('part').notNull(),
    /** Of the bytes; what a browser names in If-None-Match. */
    etag: text('etag').notNull(),
    version: text('version').notNull(),
    /** JSON, compressed by brotli. */
    body: bytes('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.language, table.part] })],
);
