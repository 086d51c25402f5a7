import { boolean, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AppStore } from '@pinfold/contract/app-stores';
import { companyId, identity, moment, reference } from '../../database/columns.ts';
import { replyColumns, sentimentColumns, tagColumns } from '../opinions/opinion-columns.ts';

export const appReviews = pgTable(
  'app_reviews',
  {
    companyId: companyId(),
    id: identity(),
    /** Of `mobile_apps`. */
    appId: reference('app_id').notNull(),
    store: text('store').$type<AppStore>().notNull(),
    /** The store's id of the review. */
    externalId: text('external_id').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title'),
    comment: text('comment'),
    authorName: text('author_name').notNull(),
    territory: text('territory'),
    language: text('language'),
    appVersion: text('app_version'),
    /** When the store said that it was written or changed, at the first sight. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    isEdited: boolean('is_edited')
      .notNull()
      .generatedAlwaysAs(sql`updated_at > created_at`),
    deleted: boolean('deleted').notNull().default(false),
    ...replyColumns(),
    ...sentimentColumns(),
    hasTags: boolean('has_tags').notNull().default(false),
    /** For the team only. */
    noteText: text('note_text'),
    noteAuthorId: reference('note_author_id'),
    noteUpdatedAt: moment('note_updated_at'),
    hasNote: boolean('has_note')
      .notNull()
      .generatedAlwaysAs(sql`note_text is not null`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold(coalesce(title, '') || ' ' || coalesce(comment, '') || ' ' || author_name || ' ' || coalesce(reply_comment, ''))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('app_reviews_external').on(table.companyId, table.appId, table.externalId),
    index('app_reviews_text').using('gin', table.companyId, table.searchText.op('gin_trgm_ops')),
    index('app_reviews_unstudied')
      .on(table.companyId, table.id)
      .where(sql`not is_studied`),
  ],
);

export const taggedAppReviews = pgTable(
  'tagged_app_reviews',
  { companyId: companyId(), ...tagColumns() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] }),
    index('tagged_app_reviews_tag').on(table.companyId, table.tagId),
  ],
);

/** Categories that people took a review out of, so that no phrase puts it back. */
export const refusedAppTags = pgTable(
  'refused_app_tags',
  {
    companyId: companyId(),
    reviewId: reference('review_id').notNull(),
    tagId: reference('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] })],
);

/** When the reviews of each app were last read as far back as its store shows them. */
export const appReviewReads = pgTable(
  'app_review_reads',
  { companyId: companyId(), appId: reference('app_id').notNull(), readAt: moment('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.appId] })],
);

/** Times of which reviews may be missing, since their store was read too late. */
export const appReviewGaps = pgTable(
  'app_review_gaps',
  {
    companyId: companyId(),
    appId: reference('app_id').notNull(),
    from: moment('gap_from').notNull(),
    to: moment('gap_to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId, table.from] })],
);
