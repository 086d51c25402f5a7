import {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
} from '@pinfold/contract/features/reviews/analytics/review-analytics.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { figuresBy } from './figures-by.queries.ts';
import { analyticsOf } from './overview.queries.ts';
import { phrasesOf } from './phrases.queries.ts';

export function mountReviewAnalytics(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, analyseReviews, ({ member, query, body }) =>
    analyticsOf(queries, member, body, { ...query, now: now() }),
  );
  mount(api, analyseReviewsBy, ({ member, query, body }) => figuresBy(queries, member, body, query, now()));
  mount(api, analysePhrases, ({ member, query, body }) =>
    phrasesOf(queries, member, body, { category: query.category, now: now() }),
  );
}
