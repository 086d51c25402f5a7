import { AiDraftEvent } from '../../ai-draft.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { AiReplyWish } from '../opinions/ai/ai-reply-wish.ts';

export const writeAiReply = defineEndpoint({
  id: 'writeAiReply',
  method: 'post',
  path: '/reviews/{id}/ai-reply/',
  summary: 'Have the model write a draft for a review with text, word by word; it is never sent by itself',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'ai_reply', demo: 'blocked' },
  params: IdParam,
  body: AiReplyWish,
  response: AiDraftEvent,
  stream: true,
  problems: ['not_found', 'review_without_text', 'review_deleted', 'reply_processing', 'too_many_attempts'],
});
