import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { Review } from './review.ts';

export const deleteReply = defineEndpoint({
  id: 'deleteReply',
  method: 'delete',
  path: '/reviews/{id}/reply/',
  summary: 'Take an answer back; it is processing until the provider confirms',
  access: { permission: 'reply_reviews', module: 'reviews', plan: 'manual_replies', demo: 'blocked' },
  params: IdParam,
  response: Review,
  status: 202,
  problems: ['not_found', 'review_deleted', 'reply_processing', 'reply_missing'],
});
