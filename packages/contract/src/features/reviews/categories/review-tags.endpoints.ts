import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { IdParam } from '../../../id.ts';
import {
  BulkTagging,
  BulkTaggingResult,
  ReviewSentiment,
  ReviewTagging,
  TagParams,
  TagSentiment,
} from '../../opinions/opinion-changes.ts';
import { Review } from '../reviews.endpoints.ts';

const access: MemberAccess = { permission: 'assign_reviews_categories', module: 'reviews', demo: 'blocked' };

export const tagReview = defineEndpoint({
  id: 'tagReview',
  method: 'post',
  path: '/reviews/{id}/tags/',
  summary: 'Put a review into a category by hand',
  access,
  params: IdParam,
  body: ReviewTagging,
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
  body: TagSentiment,
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
  body: ReviewSentiment,
  response: Review,
  problems: ['not_found', 'categorisation_in_progress'],
});

export const tagReviews = defineEndpoint({
  id: 'tagReviews',
  method: 'patch',
  path: '/reviews/tags/',
  summary: 'Put many reviews into categories, or take them out',
  access,
  body: BulkTagging,
  response: BulkTaggingResult,
  problems: ['review_category_unknown', 'categorisation_in_progress'],
});
