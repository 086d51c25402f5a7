import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';

export const ReviewCategory = z.object({ id: Id, name: z.string() }).meta({ id: 'ReviewCategory' });

export const listReviewTags = defineEndpoint({
  id: 'listReviewTags',
  method: 'get',
  path: '/reviews/tags/',
  summary: "The company's review categories, by name",
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  response: z.object({ results: z.array(ReviewCategory) }),
});
