import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { bulkReplyMaxReviews } from './bulk-reply-limit.ts';
import { ReplyComment } from './reply-comment.ts';

const reviewIds = z.array(Id).min(1).max(bulkReplyMaxReviews);

export const BulkReply = z
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
          .enum(['already_replied', 'reply_processing', 'review_deleted', 'not_found', 'too_long'])
          .describe('`too_long`: over 4096 bytes once the template is filled in.'),
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
