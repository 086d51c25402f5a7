import { boolean, integer, text } from 'drizzle-orm/pg-core';
import type { TagSource } from '@pinfold/contract/features/opinions/categories/review-category';
import type { ReplyProblem, ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { identity, moment, reference } from '../../database/columns.ts';

/** The reply to an opinion, in the row of the opinion. */
export const replyColumns = () => ({
  replyComment: text('reply_comment'),
  replyUpdatedAt: moment('reply_updated_at'),
  replyStatus: text('reply_status').$type<ReplyStatus>().notNull().default('none'),
  replyProblem: text('reply_problem').$type<ReplyProblem>(),
  /** Counts acceptances of a reply: a job carries the one it was made for, and a later one makes it void. */
  replyVersion: integer('reply_version').notNull().default(0),
  /** Set before the provider is called; a retry that finds it asks the provider what arrived. */
  replySendingAt: moment('reply_sending_at'),
  /** The reply is processing because it is being deleted. Every outcome resets it. */
  isRetracting: boolean('is_retracting').notNull().default(false),
  isWrittenByAi: boolean('is_written_by_ai').notNull().default(false),
});

/** How an opinion sounds, and who says so. */
export const sentimentColumns = () => ({
  sentiment: text('sentiment').$type<Sentiment>().notNull().default('unassigned'),
  /** Whether a rule or a person set the sentiment; null while unset. Rules do not change what a person set. */
  sentimentSource: text('sentiment_source').$type<TagSource>(),
  /** Whether phrases, sentiment and rules of automatic replies have seen it as it is now. */
  isStudied: boolean('is_studied').notNull().default(false),
});

/** A category that an opinion is in, and how it speaks of it. */
export const tagColumns = () => ({
  tagId: reference('tag_id').notNull(),
  reviewId: reference('review_id').notNull(),
  sentiment: text('sentiment').$type<Sentiment>().notNull(),
  /** Who put the review into the category, and the phrase by which. */
  source: text('source').$type<TagSource>().notNull().default('manual'),
  phrase: text('phrase'),
  sentimentSource: text('sentiment_source').$type<TagSource>().notNull().default('rule'),
});

/** A bulk reply to opinions of a company. */
export const bulkReplyColumns = () => ({
  id: identity(),
  authorId: reference('author_id').notNull(),
  /** The one text, or the first of the templates that were sent in turn. */
  replyComment: text('reply_comment').notNull(),
  templateIds: reference('template_ids').array(),
  createdAt: moment('created_at').notNull(),
  /** When the last of its replies may be sent within the provider's quotas. */
  lastSendAt: moment('last_send_at').notNull(),
});

/** The outcome of each opinion of a bulk reply. The reply's version ties it to its batch. */
export const bulkReplyItemColumns = () => ({
  bulkReplyId: reference('bulk_reply_id').notNull(),
  reviewId: reference('review_id').notNull(),
  replyVersion: integer('reply_version').notNull(),
  status: text('status').$type<ReplyStatus>().notNull(),
});
