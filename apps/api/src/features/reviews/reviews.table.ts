import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ReviewMedia } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { companyId, identity, moment, reference } from '../../database/columns.ts';
import {
  bulkReplyColumns,
  bulkReplyItemColumns,
  replyColumns,
  sentimentColumns,
  tagColumns,
} from '../opinions/opinion-columns.ts';

/** Indexes are in the migrations: covering columns and accent folding cannot be expressed here. */
export const reviews = pgTable(
  'reviews',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    /** `accounts/{a}/locations/{l}/reviews/{r}` at the provider. */
    googleName: text('google_name').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    /** What the provider made of a comment in another language. */
    commentTranslation: text('comment_translation'),
    authorName: text('author_name').notNull(),
    authorIsAnonymous: boolean('author_is_anonymous').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    isEdited: boolean('is_edited')
      .notNull()
      .generatedAlwaysAs(sql`updated_at > created_at`),
    hasComment: boolean('has_comment')
      .notNull()
      .generatedAlwaysAs(sql`comment is not null`),
    deleted: boolean('deleted').notNull().default(false),
    ...replyColumns(),
    isAccurate: boolean('is_accurate').notNull().default(false),
    ...sentimentColumns(),
    hasNote: boolean('has_note').notNull().default(false),
    hasTags: boolean('has_tags').notNull().default(false),
    hasMedia: boolean('has_media').notNull().default(false),
    /** When someone last had them read again. */
    mediaRefreshedAt: moment('media_refreshed_at'),
    /** Where to reply at Google. */
    replyUrl: text('reply_url'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold(coalesce(comment, '') || ' ' || author_name || ' ' || coalesce(reply_comment, '') || coalesce(' ' || comment_translation, ''))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('reviews_google_name').on(table.companyId, table.googleName),
  ],
);

/** Photos and videos that customers added: the provider's addresses, which expire, and never the files. */
export const reviewMedia = pgTable(
  'review_media',
  {
    companyId: companyId(),
    reviewId: reference('review_id').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind').$type<ReviewMedia['kind']>().notNull(),
    thumbnailUrl: text('thumbnail_url'),
    videoUrl: text('video_url'),
    label: text('label'),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reviewId, table.position] }),
    index('review_media_read').on(table.readAt),
  ],
);

export const reviewNotes = pgTable(
  'review_notes',
  {
    companyId: companyId(),
    reviewId: reference('review_id').notNull(),
    text: text('text').notNull(),
    authorId: reference('author_id').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reviewId] })],
);

export const taggedReviews = pgTable(
  'tagged_reviews',
  {
    companyId: companyId(),
    ...tagColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] }),
    unique('tagged_reviews_tag').on(table.companyId, table.tagId, table.reviewId),
  ],
);

export const bulkReplies = pgTable(
  'bulk_replies',
  {
    companyId: companyId(),
    ...bulkReplyColumns(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const bulkReplyItems = pgTable(
  'bulk_reply_items',
  {
    companyId: companyId(),
    ...bulkReplyItemColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.bulkReplyId, table.reviewId] }),
    unique('bulk_reply_items_review').on(table.companyId, table.reviewId, table.replyVersion),
  ],
);

/** When each location's reviews were last compared with the provider's whole list. */
export const reviewComparisons = pgTable(
  'review_comparisons',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    /** Null while the first comparison is under way. */
    comparedAt: moment('compared_at'),
    /** How many calls it took; the next one will take about as many. */
    calls: integer('calls').notNull(),
    /** Where a comparison goes on that a quota has ended, and how many calls it has made; null for none. */
    pageToken: text('page_token'),
    callsMade: integer('calls_made'),
    /** The reviews that it has seen: their names without the location's. */
    seen: text('seen').array(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId] })],
);
