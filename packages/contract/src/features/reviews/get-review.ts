import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { Review } from './review.ts';

export const getReview = defineEndpoint({
  id: 'getReview',
  method: 'get',
  path: '/reviews/{id}/',
  summary: 'One review',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  params: IdParam,
  response: Review,
  problems: ['not_found'],
});
