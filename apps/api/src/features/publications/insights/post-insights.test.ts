import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  getPostInsights,
  type PostInsights,
} from '@pinfold/contract/features/publications/post-insights.endpoints';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { postInsights } from './post-insights.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Two locations: of the first, three days of two posts are known, of the second one day. */
async function start() {
  const { make, services } = api;
  const companyId = await make.company();
  const owner = await make.member(companyId, { type: memberTypes.owner });
  const first = await make.location(companyId, { name: 'Lipa na Rynku' });
  const second = await make.location(companyId, { name: 'Lipa na Kazimierzu' });
  const group = await make.group(companyId, 'Kazimierz', [second]);
  const count = (locationId: number, day: string, views: number, actionClicks: number, post = 1) => ({
    companyId,
    locationId,
    googleName: `accounts/1/locations/${locationId}/localPosts/${post}`,
    day,
    views,
    actionClicks,
  });
  await services.database.queries
    .insert(postInsights)
    .values([
      count(first, '2023-02-24', 10, 1),
      count(first, '2023-02-24', 5, 2, 2),
      count(first, '2023-02-25', 0, 0),
      count(first, '2023-02-27', 7, 0),
      count(second, '2023-02-27', 100, 9),
    ]);
  const read = (changes: Record<string, unknown> = {}, as: TestMember = owner): Promise<PostInsights> =>
    api.ok(getPostInsights, { as, body: { ...february, ...changes } });
  return { companyId, owner, first, second, group, read };
}

const february = { date_from: '2023-02-24', date_to: '2023-02-28' };

describe('PUB-06 statistics of posts', () => {
  test('are added up by day, with a gap where nothing is known and zero where nothing happened', async () => {
    const { read, first, second } = await start();
    const { facilities, ...insights } = await read();
    expect(insights).toEqual({
      ...february,
      dates: ['2023-02-24', '2023-02-25', '2023-02-26', '2023-02-27', '2023-02-28'],
      metrics: { views: [15, 0, null, 107, null], action_clicks: [3, 0, null, 9, null] },
      totals: { views: 122, action_clicks: 12 },
      facilities_count: 2,
    });
    expect(facilities.map(({ facility, totals }) => [facility.id, facility.name, totals])).toEqual([
      [second, 'Lipa na Kazimierzu', { views: 100, action_clicks: 9 }],
      [first, 'Lipa na Rynku', { views: 22, action_clicks: 3 }],
    ]);
  });

  test('of days of which nothing is known have no totals', async () => {
    const { read } = await start();
    expect(await read({ date_from: '2023-01-01', date_to: '2023-01-02' })).toMatchObject({
      metrics: { views: [null, null], action_clicks: [null, null] },
      totals: { views: null, action_clicks: null },
      facilities: [],
      facilities_count: 0,
    });
  });

  test('are of chosen locations and groups', async () => {
    const { read, first, second, group } = await start();
    expect((await read({ facilities_ids: [first] })).totals).toEqual({ views: 22, action_clicks: 3 });
    expect((await read({ groups: [group] })).totals).toEqual({ views: 100, action_clicks: 9 });
    expect((await read({ groups: [group], facilities_ids: [first] })).totals.views).toBeNull();
    expect((await read({ facilities_ids: [first, second], groups: [] })).totals.views).toBe(122);
  });

  test('count only locations that the member sees, whatever the member asks for', async () => {
    const { read, companyId, first, second } = await start();
    const manager = await api.make.member(companyId, { locations: [first] });
    for (const asked of [{}, { facilities_ids: [first, second] }]) {
      const seen = await read(asked, manager);
      expect(seen.totals).toEqual({ views: 22, action_clicks: 3 });
      expect(seen.facilities.map(({ facility }) => facility.id)).toEqual([first]);
    }
    expect((await read({ facilities_ids: [second] }, manager)).facilities_count).toBe(0);
  });

  test('tell another company nothing', async () => {
    const { read, first } = await start();
    const { owner: stranger } = await start();
    expect(await read({ facilities_ids: [first] }, stranger)).toMatchObject({
      totals: { views: null, action_clicks: null },
      facilities: [],
      facilities_count: 0,
    });
  });

  test('are read in demo mode, and not without the permission', async () => {
    const { read, companyId } = await start();
    const demo = await api.make.member(companyId, { isDemo: true, permissions: ['view_local_posts'] });
    expect((await read({}, demo)).totals.views).toBe(122);
    const other = await api.make.member(companyId, { permissions: ['add_and_delete_photos'] });
    const { problem } = await api.requestRaw(getPostInsights, { as: other, body: february });
    expect(problem?.code).toBe('permission_denied');
  });
});

describe('PUB-06 a period', () => {
  test.each([
    ['pl', '28 lutego 2023'],
    ['en', '28 February 2023'],
    ['es', '28 de febrero de 2023'],
  ])('that ends after Google did is refused at its end, with the day, in %s', async (language, day) => {
    const { owner } = await start();
    const refused = await api.requestRaw(getPostInsights, {
      as: owner,
      headers: { 'Accept-Language': language },
      body: { ...february, date_to: '2023-03-01' },
    });
    expect(refused.status).toBe(400);
    expect(refused.problem).toMatchObject({ code: 'period_invalid', detail: expect.stringContaining(day) });
    expect(refused.problem?.errors).toEqual([{ path: 'body.date_to', message: refused.problem?.detail }]);
  });

  test.each([
    ['begins in March', { date_from: '2023-03-01', date_to: '2023-03-31' }, 'body.date_from'],
    ['ends before it begins', { date_from: '2023-02-02', date_to: '2023-02-01' }, 'body.date_to'],
    ['has more than 18 months', { date_from: '2021-01-01', date_to: '2023-02-28' }, 'body.date_from'],
  ])('that %s is refused', async (_what, body, path) => {
    const { owner } = await start();
    const { problem } = await api.requestRaw(getPostInsights, { as: owner, body });
    expect(problem?.code).toBe('period_invalid');
    expect(problem?.errors?.map((error) => error.path)).toEqual([path]);
  });
});

test('PUB-06 statistics of a location that is taken out go with it', async () => {
  const { owner, read, first, second } = await start();
  await api.ok(deleteListing, { as: owner, params: { id: first } });
  const { facilities } = await read();
  expect(facilities.map(({ facility }) => facility.id)).toEqual([second]);
  const { queries } = api.services.database;
  const left = await queries.select({ id: postInsights.locationId }).from(postInsights);
  expect(left.filter(({ id }) => id === first)).toEqual([]);
});
