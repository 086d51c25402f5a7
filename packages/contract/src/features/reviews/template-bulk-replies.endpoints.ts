import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { BulkReplyResult } from './bulk-replies.endpoints.ts';
import { bulkReplyMaxReviews } from './bulk-reply.ts';
import { rotatedAtMost } from '../opinions/templates/reply-template.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'templates',
  demo: 'blocked',
};

/** Several texts for many reviews: each review gets one of them, filled in for it. */
export const TemplateBulkReply = z
  .object({
    reply_templates_ids: z.array(Id).min(1).max(rotatedAtMost),
    gmb_reviews_ids: z.array(Id).min(1).max(bulkReplyMaxReviews),
  })
  .meta({ id: 'TemplateBulkReply' });
export type TemplateBulkReply = z.infer<typeof TemplateBulkReply>;

export const templateBulkReply = defineEndpoint({
  id: 'templateBulkReply',
  method: 'post',
  path: '/reviews/template-bulk-reply/',
  summary: 'Reply to many reviews with templates in turn; those already replied are skipped',
  access,
  body: TemplateBulkReply,
  response: BulkReplyResult,
  status: 202,
  problems: ['template_unknown'],
});

export const TemplateBulkReplyPreview = z
  .object({
    replies: z
      .array(
        z.object({
          review_id: Id,
          author: z.string(),
          location: z.string(),
          rating: z.number().int(),
          template_id: Id,
          text: z.string(),
        }),
      )
      .max(10)
      .describe('What the first of them would say.'),
    accepted: z.number().int().describe('Reviews that would be answered.'),
    skipped: z.number().int(),
    distinct: z.number().int().describe('How many different texts customers would read.'),
    most_alike: z.number().int().describe('How many customers would read the text that is sent most often.'),
    too_long: z
      .number()
      .int()
      .describe('Replies that grow over the limit of 4096 bytes when filled in; they are skipped.'),
  })
  .meta({ id: 'TemplateBulkReplyPreview' });
export type TemplateBulkReplyPreview = z.infer<typeof TemplateBulkReplyPreview>;

export const previewTemplateBulkReply = defineEndpoint({
  id: 'previewTemplateBulkReply',
  method: 'post',
  path: '/reviews/template-bulk-reply/preview/',
  summary: 'What a bulk reply with templates would say, and how many of its texts are alike',
  access: { ...access, demo: 'allowed' },
  body: TemplateBulkReply,
  response: TemplateBulkReplyPreview,
  problems: ['template_unknown'],
});
