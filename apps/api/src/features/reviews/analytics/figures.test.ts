import fc from 'fast-check';
import { periodComparisons, stepUnits } from '@pinfold/contract/period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { analyticsOrders } from '@pinfold/contract/features/opinions/analytics/figures';
import { analyticsDimensions } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import {
  analysePhrases,
  analyseReviews,
  analyseReviewsBy,
} from '@pinfold/contract/features/reviews/analytics/review-analytics.endpoints';
import { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  randomAnalysedReview,
  randomAnalyticsSearch,
  randomReviewAt,
  storeAnalysedReviews,
  type Vocabulary,
} from '../../../testing/worlds/random-reviews.ts';
import { naiveAnalytics, naivePhrases, naiveTable } from '../../../testing/oracles/naive-analytics.ts';
import type { RawRequest } from '../../../testing/clients/request.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { rollupFor } from '../../opinions/analytics/counted-rows.ts';
import { countedReviews } from './counted-reviews.ts';

const days = { timezone: 'Europe/Warsaw', today: '2026-11-03' };
const categories = ['kawa', 'ceny', 'obsluga'];
/** Fewer than there are, so that some are left out. */
const shownCategories = 2;
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ now: new Date(`${days.today}T12:00:00Z`) });
});
afterAll(() => api.close());

test('RV-08 every figure is what a naive count of the same reviews says, from the rollups and from the reviews alike', async () => {
  const { queries } = api.services.database;
  const { owner, scoped, vocabulary, names } = await company();
  const visible = vocabulary.locations.slice(0, 2).map(({ id }) => id);
  const answeredFrom = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomAnalysedReview(vocabulary), { minLength: 20, maxLength: 60 }),
      fc.array(randomAnalyticsSearch(vocabulary), { minLength: 12, maxLength: 12 }),
      fc.constantFrom(undefined, ...stepUnits),
      fc.constantFrom(...periodComparisons),
      fc.constantFrom(...analyticsOrders),
      async (plain, searches, unit, compare, order) => {
        const filled = await storeAnalysedReviews(queries, owner.companyId, plain);
        for (const [index, search] of searches.entries()) {
          const [as, seen] =
            index % 3 === 0
              ? [scoped, filled.filter(({ locationId }) => visible.includes(locationId))]
              : [owner, filled];
          const says = JSON.stringify({ search, unit, compare, order });
          const askOverview = (body: ReviewSearch) =>
            answerTo(analyseReviews, { as, body, query: { compare, ...(unit && { unit }) } });
          answeredFrom.add(rollupFor(countedReviews.rollups, search) ?? 'reviews');
          const overview = await askOverview(search);
          expect(overview, says).toEqual(naiveAnalytics(seen, search, { unit, compare }, days));
          for (const dimension of analyticsDimensions) {
            const query = { dimension, order_by: order, page_size: 100 };
            const table = await answerTo(analyseReviewsBy, { as, body: search, query });
            const expected = naiveTable(
              seen,
              search,
              { dimension, order, categories: shownCategories },
              names,
              days,
            );
            expect(table, says).toEqual(expected);
          }
          const [category = 0] = vocabulary.tagIds;
          const phrases = await answerTo(analysePhrases, { as, body: search, query: { category } });
          expect(phrases, says).toEqual(naivePhrases(seen, search, category, days));
          if (search.only_created || rollupFor(countedReviews.rollups, search) === undefined) continue;
          // Adds no condition, and is no filter of the rollups.
          const fromReviews = { ...search, only_created: false };
          expect(rollupFor(countedReviews.rollups, fromReviews)).toBeUndefined();
          expect(await askOverview(fromReviews), says).toEqual(overview);
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
  expect([...answeredFrom].toSorted()).toEqual(['review_rollups', 'review_tag_rollups', 'reviews']);
});

test('RV-08 no filter of the inbox is left out of the comparison', async () => {
  const { vocabulary } = await company();
  const drawn = new Set(
    fc.sample(randomAnalyticsSearch(vocabulary), 2000).flatMap((search) => Object.keys(search)),
  );
  expect([...drawn].toSorted()).toEqual(Object.keys(ReviewSearch.shape).toSorted());
});

test('RV-08 a table has its pages, and says how many rows there are past the last one too', async () => {
  const { owner, vocabulary } = await company();
  const drawn = vocabulary.locations.map((_, index) => randomReviewAt(vocabulary, index));
  await storeAnalysedReviews(api.services.database.queries, owner.companyId, drawn);
  const page = (number: number) =>
    api.ok(analyseReviewsBy, {
      as: owner,
      body: {},
      query: { dimension: 'location', order_by: 'name', page: number, page_size: 3 },
    });
  const pages = await Promise.all([page(1), page(2), page(3)]);
  expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
    [4, 3],
    [4, 1],
    [4, 0],
  ]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(4);
});

test('RV-08 a series stays readable: too many steps, or days turned round, are refused', async () => {
  const { owner } = await company();
  const asked = async (unit: 'day' | 'week' | undefined, date_from: string, date_to: string) => {
    const query = unit === undefined ? {} : { unit };
    const answer = await api.request(analyseReviews, { as: owner, query, body: { date_from, date_to } });
    return answer.problem?.code ?? 'fine';
  };
  expect(await asked('day', '2025-01-01', '2026-02-04')).toBe('fine');
  expect(await asked('day', '2025-01-01', '2026-02-05')).toBe('period_invalid');
  expect(await asked(undefined, '0001-01-01', '2026-02-05')).toBe('invalid_request');
  expect(await asked(undefined, '1000-01-01', '2026-02-05')).toBe('period_invalid');
  expect(await asked(undefined, '2026-02-05', '9999-12-31')).toBe('fine');
  expect(await asked(undefined, '9999-12-01', '9999-12-31')).toBe('period_invalid');
  expect(await asked('week', '2026-02-05', '2026-02-04')).toBe('period_invalid');
});

async function company() {
  const { make } = api;
  const companyId = await make.company({
    timezone: days.timezone,
    reviewCategoriesDisplayLimit: shownCategories,
  });
  const cities = ['Kraków', 'Łódź', 'Ka"to\\wi{ce', 'Kraków'];
  const ids = await Promise.all(
    cities.map((city, index) =>
      make.location(companyId, { city, name: `Lokal ${index}`, street: `Lipowa ${index}` }),
    ),
  );
  const groups = [ids.slice(0, 2), ids.slice(1, 3)];
  const groupIds = await Promise.all(
    groups.map((members, index) => make.group(companyId, `G${index}`, members)),
  );
  const tagIds = await Promise.all(categories.map((name) => make.tag(companyId, name)));
  const locations = ids.map((id, index) => ({
    id,
    city: cities[index] ?? '',
    groupIds: groupIds.filter((_, group) => groups[group]?.includes(id)),
  }));
  const vocabulary: Vocabulary = { locations, tagIds, groupIds };
  return {
    owner: await make.member(companyId),
    scoped: await make.member(companyId, { locations: ids.slice(0, 2) }),
    vocabulary,
    names: new Map<string, readonly string[]>([
      ...ids.map(
        (id, index) => [`location ${id}`, [`Lokal ${index}`, `Lipowa ${index}, ${cities[index]}`]] as const,
      ),
      ...tagIds.map((id, index) => [`category ${id}`, [categories[index] ?? '', '']] as const),
    ]),
  };
}

/** The body, or the code of the problem. */
async function answerTo(endpoint: Endpoint, asked: RawRequest): Promise<unknown> {
  const { problem, body } = await api.requestRaw(endpoint, asked);
  return problem?.code ?? body;
}
