import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { IdParam } from '../../id.ts';
import {
  BulkTagging,
  BulkTaggingResult,
  NoteText,
  ReviewSentiment,
  ReviewTagging,
  TagParams,
  TagSentiment,
} from '../opinions/opinion-changes.ts';
import { BoosterReview } from './booster-reviews.endpoints.ts';

/*
 * Whoever changes an answer is shown it: each of these calls needs `view_rb_reviews` too.
 */

const notes: MemberAccess = { permission: 'reply_reviews', module: 'review_booster', demo: 'blocked' };

export const createBoosterNote = defineEndpoint({
  id: 'createBoosterNote',
  method: 'post',
  path: '/review-booster/reviews/{id}/note/',
  summary: 'Write a note on an answer to a form, for the team only; replaces an earlier one',
  access: notes,
  params: IdParam,
  body: NoteText,
  response: BoosterReview,
  status: 201,
  problems: ['permission_denied', 'booster_disabled', 'not_found', 'answer_erased'],
});

export const updateBoosterNote = defineEndpoint({
  id: 'updateBoosterNote',
  method: 'patch',
  path: '/review-booster/reviews/{id}/note/',
  summary: 'Change the note on an answer to a form',
  access: notes,
  params: IdParam,
  body: NoteText,
  response: BoosterReview,
  problems: ['permission_denied', 'booster_disabled', 'not_found', 'answer_erased', 'note_missing'],
});

export const deleteBoosterNote = defineEndpoint({
  id: 'deleteBoosterNote',
  method: 'delete',
  path: '/review-booster/reviews/{id}/note/',
  summary: 'Remove the note from an answer to a form',
  access: notes,
  params: IdParam,
  response: BoosterReview,
  problems: ['permission_denied', 'booster_disabled', 'not_found', 'answer_erased', 'note_missing'],
});

const tags: MemberAccess = {
  permission: 'assign_reviews_categories',
  module: 'review_booster',
  demo: 'blocked',
};

const sentiments: MemberAccess = { ...tags, plan: 'manual_sentiment' };

const refusals = [
  'permission_denied',
  'booster_disabled',
  'not_found',
  'answer_erased',
  'categorisation_in_progress',
] as const;

export const tagBoosterReview = defineEndpoint({
  id: 'tagBoosterReview',
  method: 'post',
  path: '/review-booster/reviews/{id}/tags/',
  summary: 'Put an answer to a form into a category by hand',
  access: tags,
  params: IdParam,
  body: ReviewTagging,
  response: BoosterReview,
  status: 201,
  problems: [...refusals, 'review_category_unknown'],
});

export const untagBoosterReview = defineEndpoint({
  id: 'untagBoosterReview',
  method: 'delete',
  path: '/review-booster/reviews/{id}/tags/{tag_id}/',
  summary: 'Take an answer to a form out of a category; phrases do not put it back',
  access: tags,
  params: TagParams,
  response: BoosterReview,
  problems: refusals,
});

export const updateBoosterReviewTag = defineEndpoint({
  id: 'updateBoosterReviewTag',
  method: 'patch',
  path: '/review-booster/reviews/{id}/tags/{tag_id}/',
  summary: 'Say by hand how an answer to a form speaks of one category',
  access: sentiments,
  params: TagParams,
  body: TagSentiment,
  response: BoosterReview,
  problems: refusals,
});

export const updateBoosterReviewSentiment = defineEndpoint({
  id: 'updateBoosterReviewSentiment',
  method: 'patch',
  path: '/review-booster/reviews/{id}/sentiment/',
  summary: 'Say by hand how a whole answer to a form sounds',
  access: sentiments,
  params: IdParam,
  body: ReviewSentiment,
  response: BoosterReview,
  problems: refusals,
});

export const tagBoosterReviews = defineEndpoint({
  id: 'tagBoosterReviews',
  method: 'patch',
  path: '/review-booster/reviews/tags/',
  summary: 'Put many answers to forms into categories, or take them out; erased ones are skipped',
  access: tags,
  body: BulkTagging,
  response: BulkTaggingResult,
  problems: [
    'permission_denied',
    'booster_disabled',
    'review_category_unknown',
    'categorisation_in_progress',
  ],
});
