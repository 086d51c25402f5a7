import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type {
  AutoReplySource,
  AutoReplyStatus,
} from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

const ids = (name: string) => reference(name).array().notNull();

/** Rules for automatic replies to new reviews; the first match by position decides. */
export const autoReplyRules = pgTable(
  'auto_reply_rules',
  {
    companyId: companyId(),
    id: identity(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull(),
    rating: smallint('rating').array().notNull(),
    comment: boolean('comment'),
    locationIds: ids('location_ids'),
    groupIds: ids('group_ids'),
    source: text('source').$type<AutoReplySource>().notNull(),
    templateIds: ids('template_ids'),
    needsAcceptance: boolean('needs_acceptance').notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
    /** The rule ignores reviews from before; set to the current time when it is switched on. */
    activeSince: moment('active_since').notNull(),
    /** The member who is responsible for what it sends. */
    authorId: reference('author_id').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** What rules made for reviews; at most one for a review as it was at that moment. */
export const autoReplies = pgTable(
  'auto_replies',
  {
    companyId: companyId(),
    id: identity(),
    reviewId: reference('review_id').notNull(),
    /** The review's `updated_at` when the reply was made. */
    reviewUpdatedAt: moment('review_updated_at').notNull(),
    ruleId: reference('rule_id').notNull(),
    ruleName: text('rule_name').notNull(),
    text: text('text').notNull(),
    source: text('source').$type<AutoReplySource>().notNull(),
    status: text('status').$type<AutoReplyStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Null when a rule decided, or while the reply is waiting. */
    decidedBy: reference('decided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('auto_replies_review').on(table.companyId, table.reviewId, table.reviewUpdatedAt),
    index('auto_replies_status').on(table.companyId, table.status, table.id.desc()),
  ],
);
