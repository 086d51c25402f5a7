import * as z from 'zod';
import { BatchStatusValue } from '../../batch-status-schema.ts';
import { Id, Timestamp } from '../../id.ts';
import { bulkReplyMaxReviews } from './bulk-reply.ts';
import { rotatedAtMost } from './templates/reply-template.ts';

/** Reviews that a bulk reply is about. */
export const answeredIds = z.array(Id).min(1).max(bulkReplyMaxReviews);

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
            'reply_missing',
            'reply_processing',
            'review_deleted',
            'app_removed',
            'not_found',
            'too_long',
            'empty',
          ])
          .describe(
            '`reply_missing`: without a reply that could be sent again; `too_long`: over the limit of where it is published, once a template is filled in; `empty`: nothing but markup, which Google Play removes; `app_removed`: of apps alone.',
          ),
      }),
    ),
  })
  .meta({ id: 'BulkReplyResult' });
export type BulkReplyResult = z.infer<typeof BulkReplyResult>;

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

/** Templates that a bulk reply sends in turn. */
export const rotatedTemplates = z.array(Id).min(1).max(rotatedAtMost);

/** One filled-in text of a preview, whatever its review is about. */
export const filledReply = {
  review_id: Id,
  author: z.string(),
  rating: z.number().int(),
  template_id: Id,
  text: z.string(),
};

/** How many replies a bulk reply with templates would send, and how alike they are. */
export const previewCounts = {
  accepted: z.number().int().describe('Reviews that would be answered.'),
  skipped: z.number().int(),
  distinct: z.number().int().describe('How many different texts customers would read.'),
  most_alike: z.number().int().describe('How many customers would read the text that is sent most often.'),
  too_long: z
    .number()
    .int()
    .describe(
      'Replies that grow over the limit of where they are published when filled in; they are skipped.',
    ),
};
