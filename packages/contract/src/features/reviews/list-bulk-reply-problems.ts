import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import { pageQuery } from '../../pagination.ts';
import { ReviewPage } from './search-reviews.ts';

export const listBulkReplyProblems = defineEndpoint({
  id: 'listBulkReplyProblems',
  method: 'get',
  path: '/reviews/bulk-replies/{id}/problems/',
  summary: 'The reviews of a bulk reply whose answers were rejected or failed',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  params: IdParam,
  query: pageQuery(50),
  response: ReviewPage,
  problems: ['not_found'],
});
