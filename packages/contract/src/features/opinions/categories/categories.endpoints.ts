import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { line } from '../../../line.ts';
import { phraseMaxLength, phrasesAtMost, reviewCategoryMaxLength } from './review-category.ts';

const ReviewCategory = z.object({ id: Id, name: z.string() }).meta({ id: 'ReviewCategory' });

export const listReviewTags = defineEndpoint({
  id: 'listReviewTags',
  method: 'get',
  path: '/reviews/tags/',
  summary: "The company's review categories, by name",
  access: { permission: 'view_reviews', module: 'reviews', orModule: 'app_reviews', demo: 'allowed' },
  response: z.object({ results: z.array(ReviewCategory) }),
});

const writes: MemberAccess = {
  permission: 'manage_reviews_categories',
  module: 'reviews',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Phrases of a category, or those that may become one. */
export const CategoryPhrases = z.array(line().min(1).max(phraseMaxLength)).max(phrasesAtMost);

/** A subject that reviews speak of, with the phrases by which they are found. */
export const DetailedReviewCategory = z
  .object({
    id: Id,
    name: z.string(),
    phrases: z.array(z.string()),
    is_automatic: z.boolean().describe('New reviews are put into it by its phrases, or by the model.'),
    reviews_count: z
      .number()
      .int()
      .describe('Reviews on maps, of those that the reader may see, without deleted ones.'),
    app_reviews_count: z
      .number()
      .int()
      .describe(
        'Reviews of apps, likewise; none without their module or flag, or with some locations alone.',
      ),
    booster_reviews_count: z
      .number()
      .int()
      .describe('Answers to forms of the Review Booster, likewise; none without their module.'),
  })
  .meta({ id: 'DetailedReviewCategory' });
export type DetailedReviewCategory = z.infer<typeof DetailedReviewCategory>;

/** Reviews of all kinds that are being put into categories, or were last. */
export const Categorisation = z
  .object({
    status: z.enum(['idle', 'processing', 'done', 'failed']),
    total: z.number().int().describe('Reviews to read, of maps and of apps.'),
    processed: z.number().int(),
    started_at: Timestamp.nullable(),
    finished_at: Timestamp.nullable(),
    method: z.enum(['rule', 'model']).describe('Whether phrases decide, or the model that is configured.'),
  })
  .meta({ id: 'Categorisation' });
export type Categorisation = z.infer<typeof Categorisation>;

export const createReviewCategory = defineEndpoint({
  id: 'createReviewCategory',
  method: 'post',
  path: '/reviews/categories/',
  summary: 'Add a review category; an automatic one needs room within the plan',
  access: writes,
  body: z
    .object({
      name: line().min(1).max(reviewCategoryMaxLength),
      phrases: CategoryPhrases.default([]),
      is_automatic: z.boolean().default(false),
    })
    .meta({ id: 'NewReviewCategory' }),
  response: DetailedReviewCategory,
  status: 201,
  problems: [
    'review_category_exists',
    'too_many_review_categories',
    'plan_limit_reached',
    'plan_does_not_allow',
  ],
});

export const updateReviewCategory = defineEndpoint({
  id: 'updateReviewCategory',
  method: 'patch',
  path: '/reviews/categories/{id}/',
  summary: 'Change a review category; tags that people set stay',
  access: writes,
  params: IdParam,
  body: z
    .object({
      name: line().min(1).max(reviewCategoryMaxLength).optional(),
      phrases: CategoryPhrases.optional(),
      is_automatic: z.boolean().optional(),
    })
    .meta({ id: 'ReviewCategoryChange' }),
  response: DetailedReviewCategory,
  problems: ['not_found', 'review_category_exists', 'plan_limit_reached', 'plan_does_not_allow'],
});

export const deleteReviewCategory = defineEndpoint({
  id: 'deleteReviewCategory',
  method: 'delete',
  path: '/reviews/categories/{id}/',
  summary: 'Delete a review category; its reviews lose the tag',
  access: writes,
  params: IdParam,
  problems: ['not_found', 'categorisation_in_progress'],
});
