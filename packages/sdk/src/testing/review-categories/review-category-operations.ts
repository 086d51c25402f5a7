import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const reading: Access = { permission: 'view_reviews', module: 'reviews', demo: 'allowed' };
const trying: Access = { permission: 'manage_reviews_categories', module: 'reviews', demo: 'allowed' };
const defining: Access = { ...trying, demo: 'blocked', concernsAllLocations: true };
const tagging: Access = { permission: 'assign_reviews_categories', module: 'reviews', demo: 'blocked' };
const judging: Access = { ...tagging, plan: 'manual_sentiment' };

export type ReviewCategoryOperation =
  | 'listReviewCategories'
  | 'createReviewCategory'
  | 'tryPhrases'
  | 'updateReviewCategory'
  | 'deleteReviewCategory'
  | 'startCategorisation'
  | 'tagReviews'
  | 'tagReview'
  | 'untagReview'
  | 'updateReviewTag'
  | 'updateReviewSentiment';

/** Calls about review categories, tags and sentiment. Fixed paths stand before those with an id. */
export const reviewCategoryOperations: Readonly<Record<ReviewCategoryOperation, TestOperation>> = {
  listReviewCategories: { method: 'GET', path: '/reviews/categories/', access: reading },
  createReviewCategory: { method: 'POST', path: '/reviews/categories/', access: defining },
  tryPhrases: {
    method: 'POST',
    path: '/reviews/categories/preview/',
    access: trying,
  },
  updateReviewCategory: { method: 'PATCH', path: '/reviews/categories/{id}/', access: defining },
  deleteReviewCategory: { method: 'DELETE', path: '/reviews/categories/{id}/', access: defining },
  startCategorisation: {
    method: 'POST',
    path: '/reviews/categorisation/',
    access: { ...defining, plan: 'ai_categorisation' },
  },
  tagReviews: { method: 'PATCH', path: '/reviews/tags/', access: tagging },
  tagReview: { method: 'POST', path: '/reviews/{id}/tags/', access: tagging },
  untagReview: { method: 'DELETE', path: '/reviews/{id}/tags/{tag_id}/', access: tagging },
  updateReviewTag: { method: 'PATCH', path: '/reviews/{id}/tags/{tag_id}/', access: judging },
  updateReviewSentiment: { method: 'PATCH', path: '/reviews/{id}/sentiment/', access: judging },
};
