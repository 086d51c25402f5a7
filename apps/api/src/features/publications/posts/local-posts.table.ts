import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlannedZone, PostContent, PostType } from '@pinfold/contract/features/publications/local-post';
import type { PostRecurrence, RecurrenceCarrier } from '@pinfold/contract/features/publications/recurrence';
import type { PostStatus } from '@pinfold/contract/features/publications/post-status';
import type { Language } from '@pinfold/contract/languages';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import { itemColumns, openItemsInSql } from '../item-columns.ts';

/** Posts as they were written, for all their locations; wall times as text, never as moments. */
export const localPosts = pgTable(
  'local_posts',
  {
    companyId: companyId(),
    id: identity(),
    type: smallint('type').$type<PostType>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    start: text('start'),
    end: text('end'),
    offer: jsonb('offer').$type<PostContent['offer']>().notNull(),
    action: jsonb('action').$type<PostContent['action']>(),
    uploadId: reference('upload_id'),
    onMaps: boolean('on_maps').notNull(),
    inLocator: boolean('in_locator').notNull(),
    plannedAt: text('planned_at'),
    plannedZone: text('planned_zone').$type<PlannedZone>().notNull(),
    /** Of a series, whose moments are those of its next date: they move along. */
    recurrence: jsonb('recurrence').$type<PostRecurrence>(),
    /** Who repeats a series; null for any other post. */
    carrier: text('carrier').$type<RecurrenceCarrier>(),
    /** The series that a post is a date of, and which. */
    seriesId: reference('series_id'),
    occurrenceOn: date('occurrence_on', { mode: 'string' }),
    /** Of a date that was changed for itself: changes of the series leave it as it is. */
    isOwn: boolean('is_own').notNull().default(false),
    status: text('status').$type<PostStatus>().notNull(),
    /** Grows with every change: jobs carry the one that they were made for, and a later one makes them void. */
    version: integer('version').notNull().default(1),
    /** Made by the composer: of two requests with one of them, one writes a post. */
    requestId: uuid('request_id').notNull(),
    authorId: reference('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When sending began; null while planned. */
    sentAt: moment('sent_at'),
    /** When the last of its items may be sent within the provider's quotas. */
    lastSendAt: moment('last_send_at'),
    /** What people look for, folded. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold(title || ' ' || summary)`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('local_posts_request').on(table.companyId, table.requestId),
    unique('local_posts_occurrence').on(table.companyId, table.seriesId, table.occurrenceOn),
    index('local_posts_repeating')
      .on(table.companyId, table.id)
      .where(sql`status = 'repeating'`),
    index('local_posts_status').on(table.companyId, table.status, table.sentAt),
  ],
);

/** Where a series is posted: its groups are looked up again for each date. */
export const postSeries = pgTable(
  'post_series',
  {
    companyId: companyId(),
    postId: reference('post_id').notNull(),
    /** Chosen one by one. */
    locationIds: bigint('location_ids', { mode: 'number' }).array().notNull(),
    groupIds: bigint('group_ids', { mode: 'number' }).array().notNull(),
    /** All of them, as they were last looked up. */
    reachedIds: bigint('reached_ids', { mode: 'number' }).array().notNull(),
    /** In which dates are named in its texts. */
    language: text('language').$type<Language>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.postId] })],
);

/** A post at one location. */
export const localPostItems = pgTable(
  'local_post_items',
  {
    companyId: companyId(),
    id: identity(),
    postId: reference('post_id').notNull(),
    locationId: reference('location_id').notNull(),
    ...itemColumns(),
    /** What is to be done at the provider. */
    action: text('action').$type<'create' | 'delete'>().notNull(),
    /** Texts with their variables filled in. */
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Whether its texts were written for this location alone, when the post was fixed there. */
    isRewritten: boolean('is_rewritten').notNull().default(false),
    /** The planned moment by the clocks that are meant; null for at once. */
    plannedAt: moment('planned_at'),
    /** What the provider last said: PROCESSING, LIVE, REJECTED, SCHEDULED or RECURRING. */
    googleState: text('google_state'),
    searchUrl: text('search_url').notNull().default(''),
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('local_post_items_location').on(table.companyId, table.postId, table.locationId),
    index('local_post_items_of_location').on(table.companyId, table.locationId),
    index('local_post_items_google_name').on(table.companyId, table.googleName),
    index('local_post_items_open')
      .on(table.acceptedAt)
      .where(sql`status in ${openItemsInSql}`),
  ],
);
