import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { Review } from '../reviews.endpoints.ts';
import {
  Categorisation,
  CategoryPhrases,
  DetailedReviewCategory,
} from '../../opinions/categories/categories.endpoints.ts';

const reads: MemberAccess = {
  permission: 'view_reviews',
  module: 'reviews',
  orModule: 'app_reviews',
  demo: 'allowed',
};

const tries: MemberAccess = { permission: 'manage_reviews_categories', module: 'reviews', demo: 'allowed' };

const writes: MemberAccess = { ...tries, demo: 'blocked', concernsAllLocations: true };

export const listReviewCategories = defineEndpoint({
  id: 'listReviewCategories',
  method: 'get',
  path: '/reviews/categories/',
  summary: 'Review categories with their phrases, by name, and whether reviews are being put into them',
  access: reads,
  response: z
    .object({ results: z.array(DetailedReviewCategory), categorisation: Categorisation })
    .meta({ id: 'ReviewCategoryList' }),
});

const PhraseMatch = z
  .object({
    review: Review,
    phrase: z.string().describe('Of the category.'),
    from: z.number().int().describe('Where in the comment the words begin that it matched, in UTF-16 units.'),
    to: z.number().int().describe('Where they end.'),
  })
  .meta({ id: 'PhraseMatch' });

export const tryPhrases = defineEndpoint({
  id: 'tryPhrases',
  method: 'post',
  path: '/reviews/categories/preview/',
  summary: 'Which of the latest reviews some phrases would find, and by which words',
  access: tries,
  body: z.object({ phrases: CategoryPhrases.min(1) }).meta({ id: 'TriedPhrases' }),
  response: z
    .object({
      read: z.number().int().describe('Reviews with text that were read, the latest first; 2 000 at most.'),
      found: z.number().int(),
      results: z.array(PhraseMatch).max(10),
    })
    .meta({ id: 'TriedPhrasesResult' }),
});

export const startCategorisation = defineEndpoint({
  id: 'startCategorisation',
  method: 'post',
  path: '/reviews/categorisation/',
  summary: 'Put all reviews with text, of apps too, into the automatic categories anew, in the background',
  access: { ...writes, plan: 'ai_categorisation' },
  response: Categorisation,
  status: 202,
  problems: ['categorisation_in_progress'],
});
