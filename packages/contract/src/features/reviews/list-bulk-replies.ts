import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import { batchStatus } from './bulk-reply-status.ts';

export const BulkReplyProgress = z
  .object({
    id: Id,
    status: z.union([
      z.literal(batchStatus.pending),
      z.literal(batchStatus.completed),
      z.literal(batchStatus.finishedWithProblems),
    ]),
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
