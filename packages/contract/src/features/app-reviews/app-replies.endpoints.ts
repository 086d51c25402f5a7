import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { lines } from '../../line.ts';
import { AppReview } from './app-reviews.endpoints.ts';

const access: MemberAccess = {
  permission: 'reply_reviews',
  module: 'app_reviews',
  plan: 'manual_replies',
  demo: 'blocked',
  concernsAllLocations: true,
};

const refusals = [
  'feature_disabled',
  'not_found',
  'review_deleted',
  'app_removed',
  'reply_processing',
] as const;

export const replyToAppReview = defineEndpoint({
  id: 'replyToAppReview',
  method: 'post',
  path: '/app-reviews/{id}/reply/',
  summary: 'Answer a review of an app, or replace the answer; it is processing until the store shows it',
  access,
  params: IdParam,
  body: z
    .object({
      reply_comment: lines()
        .min(1)
        .max(20_000)
        .describe('At most 350 characters at Google Play, 5970 in the App Store.'),
      is_written_by_ai: z
        .boolean()
        .optional()
        .describe('The text began as a draft of the model. Default false.'),
    })
    .meta({ id: 'AppReply' }),
  response: AppReview,
  status: 202,
  problems: [...refusals, 'app_reply_empty', 'app_reply_too_long'],
});

export const deleteAppReply = defineEndpoint({
  id: 'deleteAppReply',
  method: 'delete',
  path: '/app-reviews/{id}/reply/',
  summary: 'Take an answer in the App Store back, or dismiss one that no store has; Google Play deletes none',
  access,
  params: IdParam,
  response: AppReview,
  status: 202,
  problems: [...refusals, 'reply_missing', 'reply_not_retractable'],
});
