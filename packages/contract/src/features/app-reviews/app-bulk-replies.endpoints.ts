import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { page, pageQuery } from '../../pagination.ts';
import {
  answeredIds,
  BulkReplyProgress,
  BulkReplyResult,
  filledReply,
  previewCounts,
  rotatedTemplates,
} from '../opinions/bulk-reply-schemas.ts';
import { appReplyAccess, AppReplyComment } from './app-replies.endpoints.ts';
import { AppReviewPage, appReviewsAccess, ReviewedApp } from './app-reviews.endpoints.ts';

export const bulkAppReply = defineEndpoint({
  id: 'bulkAppReply',
  method: 'post',
  path: '/app-reviews/bulk-reply/',
  summary:
    'Reply to many reviews of apps; those already replied are skipped, and those whose store takes no text as long',
  access: appReplyAccess,
  body: z
    .union([
      z.strictObject({ ids: answeredIds, reply_comment: AppReplyComment }),
      z.strictObject({
        ids: answeredIds,
        again: z.literal(true).describe('Each reply that was rejected or failed is sent again as it was.'),
      }),
    ])
    .meta({ id: 'BulkAppReply' }),
  response: BulkReplyResult,
  status: 202,
  problems: ['feature_disabled'],
});

export const listBulkAppReplies = defineEndpoint({
  id: 'listBulkAppReplies',
  method: 'get',
  path: '/app-reviews/bulk-replies/',
  summary: 'Bulk replies to reviews of apps and how far they are, newest first',
  access: appReviewsAccess,
  query: pageQuery(5),
  response: page(BulkReplyProgress),
  problems: ['feature_disabled'],
});

export const listBulkAppReplyProblems = defineEndpoint({
  id: 'listBulkAppReplyProblems',
  method: 'get',
  path: '/app-reviews/bulk-replies/{id}/problems/',
  summary: 'The reviews of a bulk reply to apps whose answers were rejected or failed',
  access: appReviewsAccess,
  params: IdParam,
  query: pageQuery(50),
  response: AppReviewPage,
  problems: ['feature_disabled', 'not_found'],
});

const templateAccess: MemberAccess = { ...appReplyAccess, plan: 'templates' };

/** Several texts for many reviews of apps: each review gets one of them, filled in for it. */
export const TemplateBulkAppReply = z
  .object({ reply_templates_ids: rotatedTemplates, ids: answeredIds })
  .meta({ id: 'TemplateBulkAppReply' });
export type TemplateBulkAppReply = z.infer<typeof TemplateBulkAppReply>;

export const templateBulkAppReply = defineEndpoint({
  id: 'templateBulkAppReply',
  method: 'post',
  path: '/app-reviews/template-bulk-reply/',
  summary: 'Reply to many reviews of apps with templates in turn; those already replied are skipped',
  access: templateAccess,
  body: TemplateBulkAppReply,
  response: BulkReplyResult,
  status: 202,
  problems: ['feature_disabled', 'template_unknown', 'template_needs_city'],
});

export const TemplateBulkAppReplyPreview = z
  .object({
    replies: z
      .array(z.object({ ...filledReply, app: ReviewedApp }))
      .max(10)
      .describe('What the first of them would say.'),
    ...previewCounts,
  })
  .meta({ id: 'TemplateBulkAppReplyPreview' });
export type TemplateBulkAppReplyPreview = z.infer<typeof TemplateBulkAppReplyPreview>;

export const previewTemplateBulkAppReply = defineEndpoint({
  id: 'previewTemplateBulkAppReply',
  method: 'post',
  path: '/app-reviews/template-bulk-reply/preview/',
  summary:
    'What a bulk reply with templates to reviews of apps would say, and how many of its texts are alike',
  access: { ...templateAccess, demo: 'allowed' },
  body: TemplateBulkAppReply,
  response: TemplateBulkAppReplyPreview,
  problems: ['feature_disabled', 'template_unknown', 'template_needs_city'],
});
