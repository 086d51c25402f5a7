import {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
} from '@pinfold/contract/features/reviews/analytics/review-analytics.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { figuresBy } from '../../opinions/analytics/figures-by.queries.ts';
import { analyticsOf } from '../../opinions/analytics/overview.queries.ts';
import { phrasesOf } from '../../opinions/analytics/phrases.queries.ts';
import { countedReviews, reviewDimensions } from './counted-reviews.ts';

export function mountReviewAnalytics(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, analyseReviews, ({ member, query, body }) =>
    analyticsOf(queries, countedReviews, member, body, { ...query, now: now() }),
  );
  mount(api, analyseReviewsBy, ({ member, query, body }) =>
    figuresBy(queries, countedReviews, member, body, {
      ...query,
      dimension: reviewDimensions[query.dimension],
      now: now(),
    }),
  );
  mount(api, analysePhrases, ({ member, query, body }) =>
    phrasesOf(queries, countedReviews, member, body, { category: query.category, now: now() }),
  );
}
