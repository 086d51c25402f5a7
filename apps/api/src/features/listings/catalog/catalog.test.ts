import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  listAttributes,
  listListingCategories,
  listMoreHoursTypes,
} from '@pinfold/contract/features/listings/catalog/catalog.endpoints';
import {
  type OneLocationCompany,
  startOneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';

const english = { 'Accept-Language': 'en' };

/** How often Google was asked for what it offers. */
async function questions(world: OneLocationCompany, path: string): Promise<number> {
  const { calls } = await world.script<{ calls: { path: string }[] }>('GET', '/journal?limit=1000');
  return calls.filter((call) => call.path.split('?')[0]?.endsWith(path)).length;
}

test('LST-04 categories are found by part of their name in the reader’s language, with services and kinds of hours', async () => {
  const world = await startOneLocationCompany({ reviews: 1 });
  const as = world.owner;
  const find = (query: object, headers = {}) => world.ok(listListingCategories, { as, query, headers });
  const found = await find({ q: 'KAWIÁR' });
  expect(found.results.map(({ category_id, name }) => [category_id, name])).toContainEqual([
    'gcid:cafe',
    'Kawiarnia',
  ]);
  const [cafes] = (await find({ ids: 'gcid:cafe,gcid:unknown' }, english)).results;
  expect(cafes).toMatchObject({ category_id: 'gcid:cafe', name: 'Cafe' });
  expect(cafes?.service_types).toContainEqual({ service_type_id: 'job_type_id:catering', name: 'Catering' });
  expect(cafes?.more_hours_types).toContainEqual({ hours_type_id: 'DELIVERY', display_name: 'Delivery' });
  const first = await find({ page_size: 50 });
  const second = await find({ page_size: 50, page: 2 });
  expect(first.count).toBeGreaterThan(80);
  expect(new Set([...first.results, ...second.results].map(({ name }) => name)).size).toBe(first.count);
});

test('LST-04 attributes are offered by category and country, with what only some of the locations can have', async () => {
  const world = await startOneLocationCompany({ reviews: 1 });
  const as = world.owner;
  const [cafeId, gymId, foreignId] = [
    await world.make.location(world.companyId, {
      primaryCategory: 'gcid:cafe',
      attributes: [
        { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
        { attribute_id: 'long_gone', value_type: 1, values: [true] },
        { attribute_id: 'has_takeout', value_type: 1, values: [] },
      ],
      moreHours: [{ hours_type_id: 'BRUNCH', periods: [] }],
    }),
    await world.make.location(world.companyId, { primaryCategory: 'gcid:gym' }),
    await world.make.location(await world.make.company(), { primaryCategory: 'gcid:bank' }),
  ];
  const offered = async (body: object) => (await world.ok(listAttributes, { as, body })).results;
  const both = await offered({ facilities_ids: [cafeId, gymId, foreignId] });
  const counts = new Map(both.map(({ attribute_id, facilities_count }) => [attribute_id, facilities_count]));
  expect(counts.get('has_hearing_loop')).toBe(2);
  expect(counts.get('serves_coffee')).toBe(1);
  expect(both.find(({ attribute_id }) => attribute_id === 'wi_fi')).toMatchObject({
    value_type: 2,
    display_name: 'Wi-Fi',
    group_name: 'Udogodnienia',
    deprecated: false,
    value_metadata: [
      { value: 'free_wi_fi', display_name: 'Bezpłatne' },
      { value: 'paid_wi_fi', display_name: 'Płatne' },
    ],
  });
  const links = await offered({ category: 'gcid:cafe', country: 'PL', value_types: [3] });
  expect(new Set(links.map(({ value_type }) => value_type))).toEqual(new Set([3]));
  expect(links.find(({ attribute_id }) => attribute_id === 'url_reservations')?.repeatable).toBe(true);
  const set = await offered({ facilities_ids: [cafeId, gymId], only_set: true });
  expect(set.map(({ attribute_id, display_name }) => [attribute_id, display_name])).toEqual([
    ['wi_fi', 'Wi-Fi'],
    ['long_gone', 'long_gone'],
  ]);
  expect(await offered({ facilities_ids: [foreignId] })).toEqual([]);

  const hours = async (body: object) => (await world.ok(listMoreHoursTypes, { as, body })).results;
  const types = await hours({ facilities_ids: [cafeId, gymId] });
  expect(types).toContainEqual({ hours_type_id: 'ACCESS', display_name: 'Dostęp', facilities_count: 2 });
  expect(types).toContainEqual({ hours_type_id: 'BRUNCH', display_name: 'Brunch', facilities_count: 1 });
  const used = { hours_type_id: 'BRUNCH', display_name: 'Brunch', facilities_count: 1 };
  expect(await hours({ facilities_ids: [cafeId, gymId], only_set: true })).toEqual([used]);

  for (const body of [
    {},
    { category: 'gcid:cafe' },
    { facilities_ids: [cafeId], category: 'x', country: 'PL' },
  ])
    expect((await world.requestRaw(listAttributes, { as, body })).problem?.code).toBe('invalid_request');
});

test('LST-04 Google is asked once a day for everybody, and an old answer serves while a new one comes', async () => {
  const world = await startOneLocationCompany({ reviews: 1 });
  const ask = () =>
    world.request(listAttributes, { as: world.owner, body: { category: 'gcid:cafe', country: 'PL' } });
  await Promise.all([ask(), ask(), ask()]);
  expect(await questions(world, '/v1/attributes')).toBe(1);
  world.clock.advance(86_000);
  await ask();
  expect(await world.jobs.waiting('refresh-offer')).toEqual([]);

  world.clock.advance(1000);
  await world.services.database.queries.execute(
    sql`update google_metadata set value = jsonb_path_query_array(value, '$[0 to 1]')`,
  );
  await world.script('POST', '/faults', { path: '/v1/attributes', status: 503, times: 1 });
  for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200);
  expect(await world.jobs.waiting('refresh-offer')).toHaveLength(1);
  await world.jobs.settle();
  const fresh = await ask();
  expect(fresh.problem).toBeUndefined();
  expect(await questions(world, '/v1/attributes')).toBe(3);
  expect(await world.jobs.waiting('refresh-offer')).toEqual([]);
});

test('LST-04 without an answer of Google and without an account it is said what is missing', async () => {
  const world = await startOneLocationCompany({ reviews: 1 });
  const categories = (as: OneLocationCompany['owner']) => world.request(listListingCategories, { as });
  await world.script('POST', '/faults', { path: '/v1/categories', status: 503 });
  expect((await categories(world.owner)).problem).toMatchObject({
    code: 'provider_unavailable',
    status: 502,
  });
  const alone = await world.make.member(await world.make.company());
  expect((await categories(alone)).problem?.code).toBe('google_account_missing');

  await world.script('PUT', '/grants', { account: '1', revoked: true });
  world.clock.advance(7200);
  expect((await categories(world.owner)).problem?.code).toBe('google_account_missing');
  await world.script('PUT', '/grants', { account: '1', revoked: false });
  expect((await categories(world.owner)).status).toBe(200);
  expect((await categories(alone)).status).toBe(200);
});
