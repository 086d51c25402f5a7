import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  analyticsQuery,
  figuresPageQuery,
  PhraseFiguresList,
  phrasesQuery,
  ReviewAnalytics,
  ReviewFiguresPage,
} from '../opinions/analytics/figure-schemas.ts';
import { boosterAnalyticsDimensions } from './booster-analytics.ts';
import { BoosterReviewSearch } from './booster-reviews.endpoints.ts';

/*
 * Whoever may see figures but no answers (`view_rb_reviews`) is refused `q`, `has_contact` and `has_note` with
 * `permission_denied`: counts would tell word by word what customers wrote.
 */

const access: MemberAccess = {
  permission: 'view_rb_reviews_analytics',
  module: 'review_booster',
  demo: 'allowed',
};

export const analyseBoosterReviews = defineEndpoint({
  id: 'analyseBoosterReviews',
  method: 'post',
  path: '/review-booster/analytics/',
  summary:
    'What answers to forms amount to, in all and over time; filters are those of the inbox; q, has_contact and has_note need view_rb_reviews too',
  access,
  query: analyticsQuery,
  body: BoosterReviewSearch,
  response: ReviewAnalytics.describe('Erased answers count with score and day.'),
  problems: ['permission_denied', 'booster_disabled', 'period_invalid'],
});

export const analyseBoosterReviewsBy = defineEndpoint({
  id: 'analyseBoosterReviewsBy',
  method: 'post',
  path: '/review-booster/analytics/by/',
  summary: 'The same figures for each form, location, channel or category, with the same filters',
  access,
  query: figuresPageQuery.extend({ dimension: z.enum(boosterAnalyticsDimensions) }),
  body: BoosterReviewSearch,
  response: ReviewFiguresPage,
  problems: ['permission_denied', 'booster_disabled', 'period_invalid'],
});

export const analyseBoosterPhrases = defineEndpoint({
  id: 'analyseBoosterPhrases',
  method: 'post',
  path: '/review-booster/analytics/phrases/',
  summary: 'Which phrases of a category put answers into it, most often first, with the same filters',
  access,
  query: phrasesQuery,
  body: BoosterReviewSearch,
  response: PhraseFiguresList,
  problems: ['permission_denied', 'booster_disabled', 'not_found', 'period_invalid'],
});
