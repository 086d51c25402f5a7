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

const access: MemberAccess = {
  permission: 'view_rb_reviews_analytics',
  module: 'review_booster',
  demo: 'allowed',
};

export const analyseBoosterReviews = defineEndpoint({
  id: 'analyseBoosterReviews',
  method: 'post',
  path: '/review-booster/analytics/',
  summary: 'What answers to forms amount to, in all and over time; filters are those of the inbox',
  access,
  query: analyticsQuery,
  body: BoosterReviewSearch,
  response: ReviewAnalytics.describe('Erased answers count with score and day.'),
  problems: ['booster_disabled', 'period_invalid'],
});

export const analyseBoosterReviewsBy = defineEndpoint({
  id: 'analyseBoosterReviewsBy',
  method: 'post',
  path: '/review-booster/analytics/by/',
  summary: 'The same figures for each form, location, channel or category',
  access,
  query: figuresPageQuery.extend({ dimension: z.enum(boosterAnalyticsDimensions) }),
  body: BoosterReviewSearch,
  response: ReviewFiguresPage,
  problems: ['booster_disabled', 'period_invalid'],
});

export const analyseBoosterPhrases = defineEndpoint({
  id: 'analyseBoosterPhrases',
  method: 'post',
  path: '/review-booster/analytics/phrases/',
  summary: 'Which phrases of a category put answers into it, most often first',
  access,
  query: phrasesQuery,
  body: BoosterReviewSearch,
  response: PhraseFiguresList,
  problems: ['booster_disabled', 'not_found', 'period_invalid'],
});
