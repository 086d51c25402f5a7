import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import {
  BulkTagging,
  BulkTaggingResult,
  ReviewSentiment,
  ReviewTagging,
  TagParams,
  TagSentiment,
} from '../opinions/opinion-changes.ts';
import { AppReview } from './app-reviews.endpoints.ts';

const access: MemberAccess = {
  permission: 'assign_reviews_categories',
  module: 'app_reviews',
  demo: 'blocked',
  concernsAllLocations: true,
};

const refusals = ['feature_disabled', 'not_found', 'categorisation_in_progress'] as const;

export const tagAppReview = defineEndpoint({
  id: 'tagAppReview',
  method: 'post',
  path: '/app-reviews/{id}/tags/',
  summary: 'Put a review of an app into a category by hand',
  access,
  params: IdParam,
  body: ReviewTagging,
  response: AppReview,
  status: 201,
  problems: [...refusals, 'review_category_unknown'],
});

export const untagAppReview = defineEndpoint({
  id: 'untagAppReview',
  method: 'delete',
  path: '/app-reviews/{id}/tags/{tag_id}/',
  summary: 'Take a review of an app out of a category; phrases do not put it back',
  access,
  params: TagParams,
  response: AppReview,
  problems: refusals,
});

export const updateAppReviewTag = defineEndpoint({
  id: 'updateAppReviewTag',
  method: 'patch',
  path: '/app-reviews/{id}/tags/{tag_id}/',
  summary: 'Say by hand how a review of an app speaks of one category',
  access: { ...access, plan: 'manual_sentiment' },
  params: TagParams,
  body: TagSentiment,
  response: AppReview,
  problems: refusals,
});

export const updateAppReviewSentiment = defineEndpoint({
  id: 'updateAppReviewSentiment',
  method: 'patch',
  path: '/app-reviews/{id}/sentiment/',
  summary: 'Say by hand how a whole review of an app sounds',
  access: { ...access, plan: 'manual_sentiment' },
  params: IdParam,
  body: ReviewSentiment,
  response: AppReview,
  problems: refusals,
});

export const tagAppReviews = defineEndpoint({
  id: 'tagAppReviews',
  method: 'patch',
  path: '/app-reviews/tags/',
  summary: 'Put many reviews of apps into categories, or take them out',
  access,
  body: BulkTagging,
  response: BulkTaggingResult,
  problems: ['feature_disabled', 'review_category_unknown', 'categorisation_in_progress'],
});
