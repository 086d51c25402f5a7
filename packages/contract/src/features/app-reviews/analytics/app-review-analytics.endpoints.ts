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
import { AppReviewSearch } from '../app-reviews.endpoints.ts';
import { appAnalyticsDimensions } from './app-review-analytics.ts';

const access: MemberAccess = {
  permission: 'view_reviews_analytics',
  module: 'app_reviews',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
  concernsAllLocations: true,
};

export const analyseAppReviews = defineEndpoint({
  id: 'analyseAppReviews',
  method: 'post',
  path: '/app-reviews/analytics/',
  summary: 'What reviews of apps amount to, in all and over time; filters are those of the inbox',
  access,
  query: analyticsQuery,
  body: AppReviewSearch,
  response: ReviewAnalytics,
  problems: ['feature_disabled', 'period_invalid'],
});

export const analyseAppReviewsBy = defineEndpoint({
  id: 'analyseAppReviewsBy',
  method: 'post',
  path: '/app-reviews/analytics/by/',
  summary: 'The same figures for each app, store, version, country or category',
  access,
  query: figuresPageQuery.extend({
    dimension: z
      .enum(appAnalyticsDimensions)
      .describe('Reviews of which the store tells no version or no country are in no row of these.'),
  }),
  body: AppReviewSearch,
  response: ReviewFiguresPage,
  problems: ['feature_disabled', 'period_invalid'],
});

export const analyseAppPhrases = defineEndpoint({
  id: 'analyseAppPhrases',
  method: 'post',
  path: '/app-reviews/analytics/phrases/',
  summary: 'Which phrases of a category put reviews of apps into it, most often first',
  access,
  query: phrasesQuery,
  body: AppReviewSearch,
  response: PhraseFiguresList,
  problems: ['feature_disabled', 'not_found', 'period_invalid'],
});
