import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppReviewSearch } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import {
  appAnalyticsDimensions,
  type AppAnalyticsDimension,
} from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics';
import {
  analyseAppPhrases,
  analyseAppReviews,
  analyseAppReviewsBy,
} from '@pinfold/contract/features/app-reviews/analytics/app-review-analytics.endpoints';
import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import { rows } from '../../../database/database.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { localDay, naiveFigures } from '../../../testing/oracles/naive-analytics.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { moments } from '../../../testing/worlds/opinion-history.ts';
import { rollupFor } from '../../opinions/analytics/counted-rows.ts';
import { appReviews, taggedAppReviews } from '../app-reviews.table.ts';
import { countedAppReviews } from './counted-app-reviews.ts';

const timezone = 'Europe/Warsaw';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    now: new Date('2026-11-03T12:00:00Z'),
    config: { PINFOLD_FEATURE_FLAGS: 'app_reviews' },
  });
});
afterAll(() => api.close());

test('RV-12 every figure of apps is what a naive count of the same reviews says, from the rollups and from the reviews alike', async () => {
  const { owner, apps, tagIds } = await company();
  const answeredFrom = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomReview(apps, tagIds), { minLength: 20, maxLength: 50 }),
      fc.array(randomSearch(apps, tagIds), { minLength: 12, maxLength: 12 }),
      async (plain, searches) => {
        await store(owner, plain);
        for (const search of searches) {
          const says = JSON.stringify(search);
          const ask = (body: AppReviewSearch) => api.ok(analyseAppReviews, { as: owner, body });
          const found = plain.filter((review) => matches(review, search));
          const soundings = found.map((review) => ({ review, sentiment: soundOf(review, search) }));
          const overview = await ask(search);
          expect(overview.total, says).toEqual(naiveFigures(soundings));
          const inSteps = overview.series.reduce((sum, { figures }) => sum + figures.count, 0);
          expect(inSteps, says).toBe(found.length);
          answeredFrom.add(rollupFor(countedAppReviews.rollups, search) ?? 'app_reviews');
          // Adds no condition, and is no filter of the rollups.
          const fromReviews = { ...search, only_created: false };
          expect(rollupFor(countedAppReviews.rollups, fromReviews)).toBeUndefined();
          expect(await ask(fromReviews), says).toEqual(overview);
          for (const dimension of appAnalyticsDimensions) {
            const query = { dimension, page_size: 100 };
            const { results } = await api.ok(analyseAppReviewsBy, { as: owner, body: search, query });
            const counted = Object.fromEntries(
              results.map(({ name, id, figures }) => [`${id} ${name}`, figures]),
            );
            expect(counted, `${dimension} ${says}`).toEqual(naiveRows(dimension, found, search));
          }
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
  expect([...answeredFrom].toSorted()).toEqual([
    'app_review_rollups',
    'app_review_tag_rollups',
    'app_reviews',
  ]);

  function naiveRows(
    dimension: AppAnalyticsDimension,
    found: readonly PlainReview[],
    search: AppReviewSearch,
  ) {
    const groups = new Map<string, { review: PlainReview; sentiment: PlainReview['sentiment'] }[]>();
    const put = (key: string, review: PlainReview, sentiment: PlainReview['sentiment']) =>
      groups.set(key, [...(groups.get(key) ?? []), { review, sentiment }]);
    for (const review of found) {
      const sound = soundOf(review, search);
      const { app, appVersion, territory } = review;
      if (dimension === 'app') put(`${app.id} ${app.name}`, review, sound);
      if (dimension === 'store') put(`null ${app.store}`, review, sound);
      if (dimension === 'version' && appVersion) put(`${app.id} ${appVersion}`, review, sound);
      if (dimension === 'territory' && territory) put(`null ${territory}`, review, sound);
      if (dimension === 'category')
        for (const { tagId, sentiment } of review.tagged)
          put(`${tagId} Kategoria ${tagIds.indexOf(tagId)}`, review, sentiment);
    }
    return Object.fromEntries([...groups].map(([key, some]) => [key, naiveFigures(some)]));
  }
});

test('RV-12 ratings by version name the app of each, and only those that the store tells', async () => {
  const { owner, apps, tagIds } = await company();
  const [play, other] = apps;
  const [drawn] = fc.sample(randomReview(apps, tagIds), 1);
  if (!play || !other || !drawn) throw new Error('there are apps');
  const review = (app: App, appVersion: string | null, rating: number) => ({
    ...drawn,
    app,
    appVersion,
    rating,
    deleted: false,
  });
  await store(owner, [
    review(play, '4.2.1', 1),
    review(play, '4.2.1', 2),
    review(play, '4.2.0', 5),
    review(other, '4.2.1', 4),
    review(other, null, 3),
  ]);
  const query = { dimension: 'version', order_by: 'average_rating' } as const;
  const { results } = await api.ok(analyseAppReviewsBy, { as: owner, body: {}, query });
  expect(results.map(({ name, detail, figures }) => [name, detail, figures.average_rating])).toEqual([
    ['4.2.1', play.name, 1.5],
    ['4.2.1', other.name, 4],
    ['4.2.0', play.name, 5],
  ]);
});

test('RV-12 phrases of a category are counted in reviews of apps, by sentiment', async () => {
  const { owner, apps, tagIds } = await company();
  const [tagId = 0] = tagIds;
  const [drawn] = fc.sample(randomReview(apps, tagIds), 1);
  if (!drawn) throw new Error('there is a review');
  const said = (phrase: string | null, sentiment: 'positive' | 'negative') => ({
    ...drawn,
    deleted: false,
    tagged: [{ tagId, phrase, sentiment }],
  });
  await store(owner, [
    said('karta', 'negative'),
    said('karta', 'positive'),
    said('login', 'negative'),
    said(null, 'positive'),
  ]);
  const query = { category: tagId };
  const { results } = await api.ok(analyseAppPhrases, { as: owner, body: {}, query });
  expect(results).toEqual([
    { phrase: 'karta', count: 2, positive: 1, negative: 1 },
    { phrase: 'login', count: 1, positive: 0, negative: 1 },
  ]);
  const unknown = await api.request(analyseAppPhrases, { as: owner, body: {}, query: { category: 987_654 } });
  expect(unknown.problem?.code).toBe('not_found');
});

test('RV-12 without the flag, or for whoever is limited to locations, there are no figures of apps', async () => {
  const { make } = api;
  const { owner } = await company();
  const locationId = await make.location(owner.companyId);
  const scoped = await make.member(owner.companyId, { locations: [locationId] });
  const asked = await api.request(analyseAppReviews, { as: scoped, body: {} });
  expect(asked.problem?.status).toBe(403);
  const closed = await openTestApi({ config: { PINFOLD_FEATURE_FLAGS: '' } });
  try {
    const member = await closed.make.member(await closed.make.company());
    const refused = await closed.request(analyseAppReviews, { as: member, body: {} });
    expect(refused.problem?.code).toBe('feature_disabled');
  } finally {
    await closed.close();
  }
});

interface App {
  id: number;
  name: string;
  store: 'google_play' | 'app_store';
}

async function company() {
  const { make, services } = api;
  const companyId = await make.company({ timezone, reviewCategoriesDisplayLimit: 20 });
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`insert into mobile_apps (company_id, account_id, store, app_id, bundle_id, name, added_at)
        select ${companyId}::int8, 1, store, 'app ' || n, 'pl.lipa.karta', 'Karta ' || n, '2026-01-01'
        from unnest(array['google_play', 'google_play', 'app_store']) with ordinality as given (store, n)
        returning id::int8 as id`,
  );
  const stores = ['google_play', 'google_play', 'app_store'] as const;
  const apps: App[] = stores.map((appStore, index) => ({
    id: found[index]?.id ?? 0,
    name: `Karta ${index + 1}`,
    store: appStore,
  }));
  const tagIds = [await make.tag(companyId, 'Kategoria 0'), await make.tag(companyId, 'Kategoria 1')];
  return { owner: await make.member(companyId), apps, tagIds };
}

type PlainReview = ReturnType<typeof randomReview> extends fc.Arbitrary<infer Value> ? Value : never;

function randomReview(apps: readonly App[], tagIds: readonly number[]) {
  return fc
    .record({
      app: fc.constantFrom(...apps),
      rating: fc.integer({ min: 1, max: 5 }),
      comment: fc.constantFrom(null, 'Nie działa'),
      territory: fc.constantFrom(null, 'POL', 'DEU'),
      appVersion: fc.constantFrom<string | null>(null, '4.2.0', '4.2.1'),
      createdAt: fc.constantFrom(...moments).map((moment) => new Date(moment)),
      deleted: fc.constantFrom(true, false, false),
      replyStatus: fc.constantFrom(...replyStatuses),
      replyHours: fc.constantFrom(null, 0, 5, 24, 30),
      sentiment: fc.constantFrom(...sentiments),
      tagged: fc
        .subarray([...tagIds])
        .chain((chosen) =>
          fc.tuple(
            ...chosen.map((tagId) =>
              fc
                .constantFrom(...sentiments)
                .map((sentiment) => ({ tagId, sentiment, phrase: null as string | null })),
            ),
          ),
        ),
    })
    .map(({ replyHours, ...review }) => ({
      ...review,
      replyUpdatedAt:
        replyHours === null ? null : new Date(review.createdAt.getTime() + replyHours * 3_600_000),
    }));
}

function randomSearch(apps: readonly App[], tagIds: readonly number[]): fc.Arbitrary<AppReviewSearch> {
  const ofRollups = {
    apps: fc.subarray([...apps.map(({ id }) => id), 987_654]),
    stores: fc.subarray(['google_play', 'app_store'] as const),
    rating: fc.subarray([1, 2, 3, 4, 5]),
    sentiment: fc.subarray([...sentiments]),
    tags: fc.constantFrom(...tagIds).map((tag) => [tag]),
    date_from: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25'),
  };
  const plain = fc.record(ofRollups, { requiredKeys: [] });
  const others = fc.record(
    {
      ...ofRollups,
      territories: fc.subarray(['POL', 'DEU', 'FRA']),
      app_versions: fc.subarray(['4.2.0', '4.2.1']),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(plain, plain, others) as fc.Arbitrary<AppReviewSearch>;
}

function matches(review: PlainReview, search: AppReviewSearch): boolean {
  const among = <Value>(wanted: readonly Value[] | null | undefined, actual: Value) =>
    !wanted?.length || wanted.includes(actual);
  return (
    !review.deleted &&
    among(search.apps, review.app.id) &&
    among(search.stores, review.app.store) &&
    among(search.territories, review.territory) &&
    among(search.app_versions, review.appVersion) &&
    among(search.rating, review.rating) &&
    among(search.sentiment, review.sentiment) &&
    (!search.tags?.length || review.tagged.some(({ tagId }) => search.tags?.includes(tagId))) &&
    (!search.date_from || localDay(review.createdAt, timezone) >= search.date_from)
  );
}

/** Of the category where the search names one. */
function soundOf(review: PlainReview, { tags }: AppReviewSearch) {
  if (!tags?.length) return review.sentiment;
  return review.tagged.find(({ tagId }) => tags.includes(tagId))?.sentiment ?? 'unassigned';
}

/** Stores them instead of all that there were. */
async function store({ companyId }: TestMember, plain: readonly PlainReview[]): Promise<void> {
  const { queries } = api.services.database;
  await queries.delete(appReviews);
  await queries.delete(taggedAppReviews);
  const created = await queries
    .insert(appReviews)
    .values(
      plain.map(({ app, tagged, ...review }, index) => ({
        ...review,
        companyId,
        appId: app.id,
        store: app.store,
        externalId: `r${index}`,
        authorName: 'Anna',
        updatedAt: review.createdAt,
        hasTags: tagged.length > 0,
      })),
    )
    .returning({ id: appReviews.id });
  const tags = plain.flatMap(({ tagged }, index) =>
    tagged.map((tag) => ({ companyId, reviewId: created[index]?.id ?? 0, ...tag })),
  );
  if (tags.length > 0) await queries.insert(taggedAppReviews).values(tags);
}
