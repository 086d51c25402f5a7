import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReviewSearch, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { TestMember } from '../../testing/worlds/factories.ts';
import { naiveSearch, type PlainReview } from '../../testing/oracles/naive-review-search.ts';
import { randomReview, randomReviewSearch, type Vocabulary } from '../../testing/worlds/random-reviews.ts';
import { openTestApi, type TestApi } from '../../testing/clients/start-test-api.ts';
import { reviews, taggedReviews } from './reviews.table.ts';
import { sized } from '../../testing/test-size.ts';

/** Of each set of reviews. */
const searches = sized(30, 60);

const timezone = 'Europe/Warsaw';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Searched {
  owner: TestMember;
  /** Sees the first two locations only. */
  scoped: TestMember;
  vocabulary: Vocabulary;
}

async function company(): Promise<Searched> {
  const { make } = api;
  const companyId = await make.company({ timezone });
  const cities = ['Kraków', 'Łódź', 'Ka"to\\wi{ce', 'Kraków'];
  const ids = await Promise.all(cities.map((city) => make.location(companyId, { city })));
  const groups = [ids.slice(0, 2), ids.slice(1, 3)];
  const groupIds = await Promise.all(
    groups.map((members, index) => make.group(companyId, `G${index}`, members)),
  );
  const tagIds = await Promise.all(['kawa', 'ceny', 'czystość'].map((name) => make.tag(companyId, name)));
  const locations = ids.map((id, index) => ({
    id,
    city: cities[index] ?? '',
    groupIds: groupIds.filter((_, group) => groups[group]?.includes(id)),
  }));
  return {
    owner: await make.member(companyId),
    scoped: await make.member(companyId, { locations: ids.slice(0, 2) }),
    vocabulary: { locations, tagIds, groupIds },
  };
}

async function fill(companyId: number, plain: readonly Omit<PlainReview, 'id'>[]): Promise<PlainReview[]> {
  const { queries } = api.services.database;
  await queries.delete(reviews);
  await queries.delete(taggedReviews);
  const rows = plain.map(
    ({ city: _city, groupIds: _groups, tagIds, tagSentiment: _sentiment, ...review }, index) => ({
      ...review,
      companyId,
      googleName: `accounts/1/locations/${review.locationId}/reviews/${index}`,
      hasTags: tagIds.length > 0,
    }),
  );
  const created = await queries.insert(reviews).values(rows).returning({ id: reviews.id });
  const filled = plain.map((review, index) => ({ ...review, id: created[index]?.id ?? 0 }));
  const tagged = filled.flatMap(({ id, tagIds, tagSentiment }) =>
    tagIds.map((tagId) => ({ companyId, tagId, reviewId: id, sentiment: tagSentiment })),
  );
  if (tagged.length > 0) await queries.insert(taggedReviews).values(tagged);
  return filled;
}

describe('RV-01 a search finds what its filters say', () => {
  test('whatever the reviews, the filters and the order, page by page, as a naive reading of the filters does', async () => {
    const { owner, scoped, vocabulary } = await company();
    const visible = vocabulary.locations.slice(0, 2).map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomReview(vocabulary), { minLength: 20, maxLength: 60 }),
        fc.array(randomReviewSearch(vocabulary), { minLength: searches, maxLength: searches }),
        fc.integer({ min: 1, max: 30 }),
        async (plain, asked, pageSize) => {
          const filled = await fill(owner.companyId, plain);
          for (const [index, search] of asked.entries()) {
            const [as, seen] =
              index % 3 === 0
                ? [scoped, filled.filter(({ locationId }) => visible.includes(locationId))]
                : [owner, filled];
            const expected = naiveSearch(seen, search, timezone).map(({ id }) => id);
            expect(await pages(as, search, pageSize), JSON.stringify(search)).toEqual(expected);
          }
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('no filter of the contract is left out of the comparison', async () => {
    const { vocabulary } = await company();
    const drawn = new Set(
      fc.sample(randomReviewSearch(vocabulary), 2000).flatMap((search) => Object.keys(search)),
    );
    expect([...drawn].toSorted()).toEqual(Object.keys(ReviewSearch.shape).toSorted());
  });

  test('counts and ids alone agree with the pages; ids are those that can be answered', async () => {
    const { owner, vocabulary } = await company();
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomReview(vocabulary), { minLength: 20, maxLength: 60 }),
        fc.array(randomReviewSearch(vocabulary), { minLength: 20, maxLength: 20 }),
        async (plain, asked) => {
          const filled = await fill(owner.companyId, plain);
          for (const search of asked) {
            const all = naiveSearch(filled, search, timezone);
            const query = { only_count: true };
            expect(await api.ok(searchReviews, { as: owner, body: search, query })).toEqual({
              count: all.length,
              results: [],
            });
            const forced = { ...search, reply: false, is_processing: false, deleted: false };
            const ids = naiveSearch(filled, forced, timezone).map(({ id }) => id);
            expect(
              await api.ok(searchReviews, { as: owner, body: search, query: { only_ids: true } }),
            ).toEqual({ count: ids.length, results: [], ids });
          }
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

/** Reads all pages of a search, and expects the same count on each. */
async function pages(as: TestMember, body: ReviewSearch, pageSize: number): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page += 1) {
    const { count, results } = await api.ok(searchReviews, {
      as,
      body,
      query: { page, page_size: pageSize },
    });
    if (page === 1 || results.length > 0) found.push(...results.map(({ id }) => id));
    if (results.length < pageSize) {
      expect(count).toBe(found.length);
      return found;
    }
  }
}
