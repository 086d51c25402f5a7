import type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { companyId, identity, moment, reference } from '../../database/columns.ts';

/** Kinds of posts at Google (product spec, section 3). */
export type PostKind = 'STANDARD' | 'EVENT' | 'OFFER' | 'ALERT';

/** When posts and photos of a location were last read; none before the first time. */
export const publicationReads = pgTable(
  'publication_reads',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId] })],
);

/** Photos of locations as they are at Google; the files are in the file store under `photos/{company}/{id}`. */
export const locationPhotos = pgTable(
  'location_photos',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    /** `accounts/{a}/locations/{l}/media/{m}` at the provider. */
    googleName: text('google_name').notNull(),
    /** The provider’s, such as COVER, INTERIOR or FOOD_AND_DRINK. */
    category: text('category').notNull(),
    /** Content type of the file, as found in its bytes; null before it was fetched. */
    type: text('type'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('location_photos_google_name').on(table.companyId, table.googleName),
    index('location_photos_location').on(table.companyId, table.locationId, table.createdAt),
  ],
);

/** Posts of locations as they are live at Google. */
export const locationPosts = pgTable(
  'location_posts',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    /** `accounts/{a}/locations/{l}/localPosts/{p}` at the provider; `locator/{item}` of one that is only shown here. */
    googleName: text('google_name').notNull(),
    kind: text('kind').$type<PostKind>().notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** How Google repeats it; begin and end are those of one of its dates then. */
    recurrence: jsonb('recurrence').$type<PostRecurrence>(),
    /** The call to action: the provider’s type, such as BOOK, and where it leads. */
    action: jsonb('action').$type<{ type: string; url: string }>(),
    offer: jsonb('offer').$type<{ coupon: string; url: string; terms: string }>(),
    /**
     * The photo that goes with it, kept under `posts/{company}/{id}`, or as the upload that it was sent from; null for
     * none.
     */
    image: jsonb('image').$type<{ type: string; width: number; height: number; upload?: number }>(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('location_posts_google_name').on(table.companyId, table.googleName),
    index('location_posts_location').on(table.companyId, table.locationId, table.publishedAt),
  ],
);
