import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  answeredIds,
  BulkReplyResult,
  filledReply,
  previewCounts,
  rotatedTemplates,
} from '../opinions/bulk-reply-schemas.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'templates',
  demo: 'blocked',
};

/** Several texts for many reviews: each review gets one of them, filled in for it. */
export const TemplateBulkReply = z
  .object({
    reply_templates_ids: rotatedTemplates,
    gmb_reviews_ids: answeredIds,
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
      .array(z.object({ ...filledReply, location: z.string() }))
      .max(10)
      .describe('What the first of them would say.'),
    ...previewCounts,
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
