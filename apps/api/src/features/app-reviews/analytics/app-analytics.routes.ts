import {
  analyseAppPhrases,
  analyseAppReviews,
  analyseAppReviewsBy,
} from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { figuresBy } from '../../opinions/analytics/figures-by.queries.ts';
import { analyticsOf } from '../../opinions/analytics/overview.queries.ts';
import { phrasesOf } from '../../opinions/analytics/phrases.queries.ts';
import { requireAppReviews } from '../app-review-access.ts';
import { appReviewDimensions, countedAppReviews } from './counted-app-reviews.ts';

/** Figures of reviews of apps, for companies that have the flag. */
export function mountAppReviewAnalytics(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, analyseAppReviews, async ({ services, member, query, body }) => {
    await requireAppReviews(services, member);
    return analyticsOf(queries, countedAppReviews, member, body, { ...query, now: now() });
  });
  mount(api, analyseAppReviewsBy, async ({ services, member, query, body }) => {
    await requireAppReviews(services, member);
    const dimension = appReviewDimensions[query.dimension];
    return figuresBy(queries, countedAppReviews, member, body, { ...query, dimension, now: now() });
  });
  mount(api, analyseAppPhrases, async ({ services, member, query, body }) => {
    await requireAppReviews(services, member);
    const { category } = query;
    return phrasesOf(queries, countedAppReviews, member, body, { category, now: now() });
  });
}
