import {
  analyseBoosterPhrases,
  analyseBoosterReviews,
  analyseBoosterReviewsBy,
} from '@pinfold/contract/features/review-booster/booster-analytics.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { figuresBy } from '../../opinions/analytics/figures-by.queries.ts';
import { analyticsOf } from '../../opinions/analytics/overview.queries.ts';
import { phrasesOf } from '../../opinions/analytics/phrases.queries.ts';
import { requireCountable } from './require-countable.ts';
import { requireBooster } from '../require-booster.ts';
import { answerDimensions, countedAnswers } from './counted-answers.ts';

/** Figures of answers to forms, for companies that have the booster. */
export function mountBoosterAnalytics(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, analyseBoosterReviews, async ({ member, query, body }) => {
    await requireBooster(queries, member);
    requireCountable(member, body);
    return analyticsOf(queries, countedAnswers, member, body, { ...query, now: now() });
  });
  mount(api, analyseBoosterReviewsBy, async ({ member, query, body }) => {
    await requireBooster(queries, member);
    requireCountable(member, body);
    const dimension = answerDimensions[query.dimension];
    return figuresBy(queries, countedAnswers, member, body, { ...query, dimension, now: now() });
  });
  mount(api, analyseBoosterPhrases, async ({ member, query, body }) => {
    await requireBooster(queries, member);
    requireCountable(member, body);
    return phrasesOf(queries, countedAnswers, member, body, { ...query, now: now() });
  });
}
