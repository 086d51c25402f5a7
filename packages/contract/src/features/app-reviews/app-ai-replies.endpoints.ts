import { AiDraftEvent } from '../../ai-draft.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { AiReplyWish } from '../opinions/ai/ai-reply-wish.ts';
import { appReplyAccess } from './app-replies.endpoints.ts';

export const writeAiAppReply = defineEndpoint({
  id: 'writeAiAppReply',
  method: 'post',
  path: '/app-reviews/{id}/ai-reply/',
  summary:
    'Have the model write a draft within the limit of the store, word by word; counts against the limit of reviews',
  access: { ...appReplyAccess, plan: 'ai_reply' },
  params: IdParam,
  body: AiReplyWish,
  response: AiDraftEvent,
  stream: true,
  problems: [
    'feature_disabled',
    'not_found',
    'review_without_text',
    'review_deleted',
    'app_removed',
    'reply_processing',
    'too_many_attempts',
  ],
});
