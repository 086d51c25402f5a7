import * as z from 'zod';
import { BatchStatusValue } from '../../batch-status-schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { bulkReplyMaxReviews } from './bulk-reply.ts';
import { ReplyComment } from '../opinions/reply-comment.ts';
import { ReviewPage } from './reviews.endpoints.ts';

const reviewIds = z.array(Id).min(1).max(bulkReplyMaxReviews);

const BulkReply = z
  .union([
    z.strictObject({ ids: reviewIds, reply_comment: ReplyComment }),
    z.strictObject({ gmb_reviews_ids: reviewIds, reply_comment: ReplyComment }),
    z.strictObject({
      ids: reviewIds,
      again: z.literal(true).describe('Each reply that was rejected or failed is sent again as it was.'),
    }),
  ])
  .meta({ id: 'BulkReply' });

export const BulkReplyResult = z
  .object({
    bulk_reply_id: Id.nullable().describe('Null when every review was skipped.'),
    accepted_ids: z.array(Id).describe('Marked as replied and processing.'),
    skipped: z.array(
      z.object({
        id: Id,
        reason: z
          .enum([
            'already_replied',
            'reply_processing',
            'review_deleted',
            'app_removed',
            'not_found',
            'too_long',
          ])
          .describe(
            '`too_long`: over 4096 bytes once the template is filled in. `app_removed`: of apps alone.',
          ),
      }),
    ),
  })
  .meta({ id: 'BulkReplyResult' });
export type BulkReplyResult = z.infer<typeof BulkReplyResult>;

export const bulkReply = defineEndpoint({
  id: 'bulkReply',
  method: 'post',
  path: '/reviews/bulk-reply/',
  summary: 'Reply to many reviews; those already replied are skipped',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  body: BulkReply,
  response: BulkReplyResult,
  status: 202,
});

export const BulkReplyProgress = z
  .object({
    id: Id,
    status: BatchStatusValue,
    created_at: Timestamp,
    author: z.string(),
    reply_comment: z.string().describe('What all of them say, or the first of several texts.'),
    templates_count: z.number().int().describe('Templates sent in turn; 0 for one text.'),
    total: z.number().int(),
    processing: z.number().int(),
    published: z.number().int(),
    rejected: z.number().int(),
    failed: z.number().int(),
    seconds_left: z
      .number()
      .int()
      .nullable()
      .describe("Estimate from the provider's quotas; null when done."),
  })
  .meta({ id: 'BulkReplyProgress' });
export type BulkReplyProgress = z.infer<typeof BulkReplyProgress>;

export const listBulkReplies = defineEndpoint({
  id: 'listBulkReplies',
  method: 'get',
  path: '/reviews/bulk-replies/',
  summary: 'Bulk replies and how far they are, newest first',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  query: pageQuery(5),
  response: page(BulkReplyProgress),
});

export const listBulkReplyProblems = defineEndpoint({
  id: 'listBulkReplyProblems',
  method: 'get',
  path: '/reviews/bulk-replies/{id}/problems/',
  summary: 'The reviews of a bulk reply whose answers were rejected or failed',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  params: IdParam,
  query: pageQuery(50),
  response: ReviewPage,
  problems: ['not_found'],
});
