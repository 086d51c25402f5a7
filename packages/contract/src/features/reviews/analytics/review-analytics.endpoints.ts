import * as z from 'zod';
import type { MemberAccess } from '../../../access/access.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import {
  analyticsQuery,
  figuresPageQuery,
  PhraseFiguresList,
  phrasesQuery,
  ReviewAnalytics,
  ReviewFiguresPage,
} from '../../opinions/analytics/figure-schemas.ts';
import { ReviewSearch } from '../reviews.endpoints.ts';
import { analyticsDimensions } from './review-analytics.ts';

const access: MemberAccess = {
  permission: 'view_reviews_analytics',
  module: 'reviews',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
};

export const analyseReviews = defineEndpoint({
  id: 'analyseReviews',
  method: 'post',
  path: '/reviews/analytics/',
  summary: 'What reviews amount to, in all and over time; filters are those of the inbox',
  access,
  query: analyticsQuery,
  body: ReviewSearch,
  response: ReviewAnalytics,
  problems: ['period_invalid'],
});

export const analyseReviewsBy = defineEndpoint({
  id: 'analyseReviewsBy',
  method: 'post',
  path: '/reviews/analytics/by/',
  summary: 'The same figures for each location, city or category',
  access,
  query: figuresPageQuery.extend({ dimension: z.enum(analyticsDimensions) }),
  body: ReviewSearch,
  response: ReviewFiguresPage,
  problems: ['period_invalid'],
});

export const analysePhrases = defineEndpoint({
  id: 'analysePhrases',
  method: 'post',
  path: '/reviews/analytics/phrases/',
  summary: 'Which phrases of a category put reviews into it, most often first',
  access,
  query: phrasesQuery,
  body: ReviewSearch,
  response: PhraseFiguresList,
  problems: ['not_found', 'period_invalid'],
});
