import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { AiDraftEvent } from '../../ai-draft.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { AiReplyWish } from '../opinions/ai/ai-reply-wish.ts';
import { replyCommentIn } from '../opinions/reply-comment.ts';
import { BoosterReview } from './booster-reviews.endpoints.ts';

/** Who may answer by mail what was answered in forms; they need `view_rb_reviews` too. */
export const boosterReplyAccess: MemberAccess = {
  permission: 'reply_reviews',
  module: 'review_booster',
  plan: 'manual_replies',
  demo: 'blocked',
};

const refusals = [
  'permission_denied',
  'booster_disabled',
  'not_found',
  'answer_erased',
  'contact_missing',
  'reply_processing',
  'reply_sent',
] as const;

export const replyToBoosterReview = defineEndpoint({
  id: 'replyToBoosterReview',
  method: 'post',
  path: '/review-booster/reviews/{id}/reply/',
  summary: 'Answer a customer by mail, once; one that could not be sent can be sent again',
  access: boosterReplyAccess,
  params: IdParam,
  body: z
    .object({
      reply_comment: replyCommentIn('email').describe(
        'At most 2000 characters. Asks for no public review: it may hold no link to one, and offers nothing in return.',
      ),
      is_written_by_ai: z
        .boolean()
        .optional()
        .describe('The text began as a draft of the model. Default false.'),
    })
    .meta({ id: 'BoosterReply' }),
  response: BoosterReview,
  status: 202,
  problems: [...refusals, 'incentive_refused', 'gating_refused'],
});

export const deleteBoosterReply = defineEndpoint({
  id: 'deleteBoosterReply',
  method: 'delete',
  path: '/review-booster/reviews/{id}/reply/',
  summary: 'Dismiss a mail that could not be sent; one that was sent stays',
  access: boosterReplyAccess,
  params: IdParam,
  response: BoosterReview,
  problems: [...refusals, 'reply_missing'],
});

export const writeAiBoosterReply = defineEndpoint({
  id: 'writeAiBoosterReply',
  method: 'post',
  path: '/review-booster/reviews/{id}/ai-reply/',
  summary: 'Have the model write a draft of a mail, word by word; counts against the limit of reviews',
  access: { ...boosterReplyAccess, plan: 'ai_reply' },
  params: IdParam,
  body: AiReplyWish,
  response: AiDraftEvent,
  stream: true,
  problems: [...refusals, 'review_without_text', 'too_many_attempts'],
});
