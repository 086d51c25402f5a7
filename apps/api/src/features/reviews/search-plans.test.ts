import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { reviewOrders } from '@pinfold/contract/features/opinions/opinion';
import type { AppReviewSearch } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../database/database.ts';
import { makeManyReviews } from '../../testing/worlds/many-reviews.ts';
import { openTestApi, type TestApi } from '../../testing/clients/start-test-api.ts';
import {
  appReviewFilter,
  appReviewStatsStatement,
  pageOfAppReviews,
} from '../app-reviews/app-reviews.queries.ts';
import type { Member } from '../company/member.ts';
import { stuckRepliesStatement } from '../opinions/replies/stuck-replies.ts';
import { reviewReplyInbox } from './replies/reply-lifecycle.ts';
import { reviewFilter } from './review-filter.ts';
import { reviewCountStatement, pageOfReviews, reviewStatsStatement } from './reviews.queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await makeManyReviews(api.services.database.queries, { companies: 20, locations: 30, reviews: 100 });
}, 180_000);
afterAll(() => api.close());

const owner: Member = {
  companyId: 7,
  userId: 1,
  timezone: 'Europe/Warsaw',
  type: memberTypes.owner,
  permissions: permissionMap(permissions),
  disabledModules: [],
  planCapabilities: [],
  isDemo: false,
  seesAllLocations: true,
};
const scoped: Member = { ...owner, type: memberTypes.manager, seesAllLocations: false };

const alone: ReviewSearch[] = [
  {},
  { q: 'kawa' },
  { q: 'numer 7001' },
  { q: 'ka' },
  { reply: true },
  { reply: false },
  { reply_status: ['failed', 'rejected'] },
  { rating: [1] },
  { rating: [1, 2, 3] },
  { comment: true },
  { comment: false },
  { has_note: true },
  { has_note: false },
  { has_media: true },
  { has_media: false },
  { deleted: true },
  { deleted: false },
  { is_accurate: true },
  { is_written_by_ai: true },
  { is_processing: true },
  { is_processing: false },
  { only_created: true },
  { only_updated: true },
  { has_tags: true },
  { tags: [61, 62], tags_handling: 0 },
  { tags: [61, 62], tags_handling: 1 },
  { tags: [61, 62], tags_handling: 2 },
  { tags: [61, 62], tags_sentiment: ['negative'] },
  { sentiment: ['negative'] },
  { sentiment: ['positive', 'mixed'] },
  { gmb_address_ids: [181] },
  { gmb_address_ids: [181, 182, 183, 184, 185, 186] },
  { cities: ['Miasto 3'] },
  { groups: [31, 32] },
  { date_from: '2026-05-01' },
  { date_to: '2024-01-01' },
  { date_from: '2026-05-01', date_type: 'edited' },
  { date_type: 'edited' },
];

const together: ReviewSearch[] = [
  { reply: false, deleted: false },
  { reply: false, rating: [1, 2], comment: true, deleted: false },
  { q: 'kawa', rating: [1], date_from: '2025-06-01' },
  { groups: [31], reply: false, date_from: '2026-01-01', date_to: '2026-03-01' },
  { cities: ['Miasto 3'], has_tags: true, only_updated: true },
  { gmb_address_ids: [181, 182], tags: [61], reply_status: ['published'] },
];

const statements = (member: Member, search: ReviewSearch): SQL[] => {
  const where = reviewFilter(member, search);
  return [
    reviewCountStatement(where),
    pageOfReviews(where, search, { page: 1, page_size: 10 }),
    pageOfReviews(where, search, { page: 20, page_size: 10 }),
  ];
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** A table that fits into a few pages is read whole with good reason; how many those are, earlier tests decide too. */
async function nodes(statement: SQL): Promise<Plan[]> {
  const [row] = await api.services.database.queries.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(tx, sql`explain (format json) ${statement}`);
  });
  if (!row) throw new Error('explain answers a plan');
  return flatten(row['QUERY PLAN'][0].Plan);
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}

/** No table that grows is read whole, and no index of reviews is walked through the rows of other companies. */
async function expectIndexed(statement: SQL, what: string) {
  const plan = await nodes(statement);
  const whole = plan.filter(
    (node) =>
      node['Node Type'].includes('Seq Scan') &&
      ['reviews', 'locations', 'tagged_reviews', 'app_reviews', 'tagged_app_reviews'].includes(
        node['Relation Name'] ?? '',
      ),
  );
  expect(whole, what).toEqual([]);
  const entered = plan.filter((node) => /^(tagged_)?(app_)?reviews/.test(node['Index Name'] ?? ''));
  expect(entered.length, what).toBeGreaterThan(0);
  for (const node of entered) expect(node['Index Cond'], what).toMatch(/company_id = /);
}

describe('RV-01 BAS-01 a search reads the rows of its own company, by index', () => {
  test.each([...alone, ...together].map((search) => [JSON.stringify(search), search] as const))(
    '%s',
    async (name, search) => {
      for (const member of [owner, scoped])
        for (const statement of statements(member, search)) await expectIndexed(statement, name);
    },
  );

  test.each(reviewOrders)('in the order %s, also of the last change', async (order_by) => {
    for (const date_type of ['created', 'edited'] as const)
      for (const search of [{}, { reply: false }, { rating: [1, 5] }, { cities: ['Miasto 3'] }])
        for (const statement of statements(owner, { ...search, order_by, date_type }))
          await expectIndexed(statement, order_by);
  });

  test('the numbers above the inbox do too', async () => {
    for (const member of [owner, scoped]) await expectIndexed(reviewStatsStatement(member), 'stats');
  });

  test('what finds replies whose jobs were lost does too', async () => {
    await expectIndexed(stuckRepliesStatement(reviewReplyInbox, new Date()), 'stuck replies');
  });

  test('no filter of the contract is left out', () => {
    const tried = new Set([...alone, ...together].flatMap((search) => Object.keys(search)));
    expect([...tried, 'order_by'].toSorted()).toEqual(Object.keys(ReviewSearch.shape).toSorted());
  });
});

describe('RV-12 BAS-01 so does a search of the reviews of apps', () => {
  const search = (filter: AppReviewSearch, page = 1) =>
    pageOfAppReviews(appReviewFilter(owner, filter), filter, { page, page_size: 10 });

  test.each<[AppReviewSearch, string]>([
    [{}, 'app_reviews_created'],
    [{ order_by: 'created_at' }, 'app_reviews_created'],
    [{ date_type: 'edited' }, 'app_reviews_updated'],
    [{ order_by: 'rating' }, 'app_reviews_rating'],
    [{ order_by: '-rating', deleted: false }, 'app_reviews_rating'],
    [{ apps: [13] }, 'app_reviews_app'],
  ])('%o is paged in the order of %s, from the index alone', async (filter, index) => {
    for (const page of [1, 20]) {
      const statement = search(filter, page);
      await expectIndexed(statement, index);
      const plan = await nodes(statement);
      expect(plan.filter((node) => node['Index Name']).map((node) => node['Index Name'])).toEqual([index]);
      expect(plan.map((node) => node['Node Type'])).toContain('Index Only Scan');
    }
  });

  test.each<AppReviewSearch>([
    { q: 'numer 13001' },
    { rating: [1, 2] },
    { reply_status: ['failed', 'rejected'] },
    { tags: [61, 62] },
    { tags: [61, 62], tags_handling: 1 },
    { stores: ['app_store'], has_tags: true },
    { reply: false, deleted: false },
    { sentiment: ['negative'], date_from: '2026-05-01' },
  ])('%o', async (filter) => {
    await expectIndexed(search(filter), 'page');
    await expectIndexed(reviewsCounted(filter), 'count');
  });

  test('the numbers above the inbox read each review once, from an index alone', async () => {
    await expectIndexed(appReviewStatsStatement(owner), 'stats');
    const read = (await nodes(appReviewStatsStatement(owner))).filter(
      (node) => node['Relation Name'] === 'app_reviews',
    );
    expect(read.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
  });
});

function reviewsCounted(filter: AppReviewSearch): SQL {
  return sql`select count(*) from app_reviews r where ${appReviewFilter(owner, filter)}`;
}
