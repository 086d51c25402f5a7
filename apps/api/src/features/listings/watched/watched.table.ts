import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** What the map says of a watched location beyond its listing; the rest is its row in `locations`. */
export const watchedLocations = pgTable(
  'watched_locations',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    /** In the words of the provider. */
    category: text('category').notNull(),
    /** From 1 to 5; null without reviews. */
    rating: real('rating'),
    reviewsCount: integer('reviews_count').notNull(),
    readAt: moment('read_at').notNull(),
    /** The map did not have it any more. */
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.locationId] }),
    index('watched_locations_read').on(table.readAt),
  ],
);

/** Rating and reviews of each day on which the map was asked. */
export const watchedDays = pgTable(
  'watched_days',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    day: date('day').notNull(),
    rating: real('rating'),
    reviewsCount: integer('reviews_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.day] })],
);

/** What changed on the map, for information: nobody decides about it. */
export const watchedChanges = pgTable(
  'watched_changes',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    fields: text('fields').array().$type<ListingField[]>().notNull(),
    before: jsonb('before').$type<Partial<ListingFields>>().notNull(),
    after: jsonb('after').$type<Partial<ListingFields>>().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('watched_changes_location').on(table.companyId, table.locationId, sql`${table.id} desc`),
  ],
);
