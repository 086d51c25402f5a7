import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, IdText } from '../../../id.ts';
import { sentiments } from '../../opinions/sentiment.ts';
import { Review } from '../reviews.endpoints.ts';
import { taggedAtOnce } from '../../opinions/categories/review-category.ts';

const access: MemberAccess = { permission: 'assign_reviews_categories', module: 'reviews', demo: 'blocked' };

const TagParams = IdParam.extend({ tag_id: IdText });

export const tagReview = defineEndpoint({
  id: 'tagReview',
  method: 'post',
  path: '/reviews/{id}/tags/',
  summary: 'Put a review into a category by hand',
  access,
  params: IdParam,
  body: z.object({ tag: Id.describe('Id of the category.') }).meta({ id: 'ReviewTagging' }),
  response: Review,
  status: 201,
  problems: ['not_found', 'review_category_unknown', 'categorisation_in_progress'],
});

export const untagReview = defineEndpoint({
  id: 'untagReview',
  method: 'delete',
  path: '/reviews/{id}/tags/{tag_id}/',
  summary: 'Take a review out of a category; phrases do not put it back',
  access,
  params: TagParams,
  response: Review,
  problems: ['not_found', 'categorisation_in_progress'],
});

export const updateReviewTag = defineEndpoint({
  id: 'updateReviewTag',
  method: 'patch',
  path: '/reviews/{id}/tags/{tag_id}/',
  summary: 'Say by hand how a review speaks of one category',
  access: { ...access, plan: 'manual_sentiment' },
  params: TagParams,
  body: z.object({ sentiment: z.enum(sentiments) }).meta({ id: 'TagSentiment' }),
  response: Review,
  problems: ['not_found', 'categorisation_in_progress'],
});

export const updateReviewSentiment = defineEndpoint({
  id: 'updateReviewSentiment',
  method: 'patch',
  path: '/reviews/{id}/sentiment/',
  summary: 'Say by hand how a whole review sounds',
  access: { ...access, plan: 'manual_sentiment' },
  params: IdParam,
  body: z.object({ sentiment: z.enum(sentiments) }).meta({ id: 'ReviewSentiment' }),
  response: Review,
  problems: ['not_found', 'categorisation_in_progress'],
});

export const tagReviews = defineEndpoint({
  id: 'tagReviews',
  method: 'patch',
  path: '/reviews/tags/',
  summary: 'Put many reviews into categories, or take them out',
  access,
  body: z
    .object({
      ids: z.array(Id).min(1).max(taggedAtOnce),
      add: z.array(Id).max(100).default([]),
      remove: z.array(Id).max(100).default([]),
    })
    .meta({ id: 'BulkTagging' }),
  response: z
    .object({
      changed: z.number().int().describe('Reviews whose categories are others now.'),
      skipped: z
        .number()
        .int()
        .describe('Reviews that are not there, or that are answered while the switch for those is off.'),
    })
    .meta({ id: 'BulkTaggingResult' }),
  problems: ['review_category_unknown', 'categorisation_in_progress'],
});
