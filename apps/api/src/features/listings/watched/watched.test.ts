import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import {
  createWatchedLocations,
  deleteWatchedLocation,
  listWatchedLocations,
  searchPlacesToWatch,
} from '@pinfold/contract/features/listings/watched/watched-locations.endpoints';
import { readWatchedLocation, readWatchedLocations } from './read-watched.job.ts';
import { startChain } from '../../../testing/worlds/chain.ts';

const mruczek = 'ChIJKotKawiarnia00000007';
const rogal = 'ChIJRogalCukiernia000008';

/** A chain, and a company beside it that watches others. */
async function start(options: Parameters<typeof startChain>[0] = {}) {
  const chain = await startChain({ now: new Date('2031-05-05T10:00:00Z'), ...options });
  const companyId = await chain.make.company({ planLimits: { max_facilities: 3 } });
  const owner = await chain.make.member(companyId, { type: memberTypes.owner });
  // Months pass, and a session would end.
  const as = { ...owner, token: await chain.make.token(owner.userId, 365) };
  return {
    ...chain,
    companyId,
    as,
    watch: (placeIds: string[], member = as) =>
      chain.request(createWatchedLocations, { as: member, body: { place_ids: placeIds } }),
    list: async (member = as) => (await chain.ok(listWatchedLocations, { as: member })).results,
    /** Lets so many days pass, and has the map asked at their end. */
    async pass(days: number): Promise<void> {
      chain.clock.advance(days * 86_400);
      await chain.services.jobs.enqueue(chain.services.database.queries, readWatchedLocations, [
        { payload: {} },
      ]);
      await chain.jobs.runDue(readWatchedLocations.name);
      // The readings are spread over a few seconds.
      chain.clock.advance(60);
      await chain.jobs.runDue(readWatchedLocation.name);
    },
  };
}

test('INT-01 a place on the map is found by name, watched once, and listed with what the map says of it', async () => {
  const { ok, request, as, owner, ids, watch, list } = await start();
  const search = async (q: string, member = as) =>
    (await ok(searchPlacesToWatch, { as: member, query: { q } })).results;
  const [found] = await search('mruczek');
  expect(found).toEqual({
    place_id: mruczek,
    name: 'Kocia Kawiarnia Mruczek',
    description: 'Kocia Kawiarnia Mruczek, ul. Piotrkowska 70, Łódź, Polska',
    is_own: false,
    is_watched: false,
  });
  expect((await watch([mruczek, mruczek])).status).toBe(201);
  expect((await watch([mruczek])).status).toBe(201);
  expect(await search('mruczek')).toMatchObject([{ place_id: mruczek, is_watched: true }]);
  expect(await search('lipa rynek', owner)).toMatchObject([{ is_own: true }]);
  const [watched, ...others] = await list();
  expect(others).toEqual([]);
  expect(watched).toMatchObject({
    name: 'Kocia Kawiarnia Mruczek',
    formatted_address: 'Piotrkowska 70, 90-105 Łódź',
    category: 'Kawiarnia',
    open_status: 'OPEN',
    is_gone: false,
    compared: null,
    changes: [],
  });
  expect(watched?.reviews_count).toBeGreaterThan(50);
  const listed = await ok(listLocations, { as, query: { is_owner: false } });
  expect(listed.results).toMatchObject([{ id: watched?.id, facility_listings: [{ is_owner: false }] }]);
  const listing = await ok(getListing, { as, params: { id: watched?.id ?? 0 } });
  expect(listing).toMatchObject({ phone_number: '+48 42 555 70 07', place_id: mruczek });
  expect(listing.opening_hours).toHaveLength(6);

  // A location of one's own is no location of others, and stays where only those are removed.
  const refused = await request(deleteWatchedLocation, { as: owner, params: { id: ids[0] ?? 0 } });
  expect(refused.problem?.code).toBe('not_found');
  const remove = () => request(deleteWatchedLocation, { as, params: { id: watched?.id ?? 0 } });
  expect((await remove()).status).toBe(204);
  expect((await remove()).problem?.code).toBe('not_found');
  expect(await list()).toEqual([]);
});

test('INT-01 own places, places that are nowhere and more than the plan has room for are refused as a whole', async () => {
  const { watch, list, owner, script, make, companyId } = await start();
  expect((await watch(['ChIJ-0', mruczek], owner)).problem).toMatchObject({
    code: 'place_is_own',
    errors: [{ path: 'body.place_ids.0' }],
  });
  expect((await watch([mruczek, `ChIJ${'x'.repeat(23)}`])).problem?.code).toBe('not_found');
  const four = [mruczek, rogal, 'ChIJBarMleczny0000000009', 'ChIJApteKarumianek000010'];
  expect((await watch(four)).problem?.code).toBe('plan_limit_reached');
  await script('POST', '/faults', { method: 'GET', path: '/v1/places/*', status: 503, times: 9 });
  expect((await watch([mruczek])).problem?.code).toBe('provider_unavailable');
  await script('DELETE', '/faults');
  expect(await list()).toEqual([]);
  expect((await watch(four.slice(0, 3))).status).toBe(201);
  expect((await watch(four.slice(0, 2))).status).toBe(201);
  expect((await list()).map(({ name }) => name)).toEqual([
    'Bar Mleczny Pod Zegarem',
    'Cukiernia Rogal',
    'Kocia Kawiarnia Mruczek',
  ]);
  const [first] = await list();
  const some = await make.member(companyId, { locations: [first?.id ?? 0] });
  expect(await list(some)).toEqual([first]);
  expect((await watch([mruczek], some)).problem?.code).toBe('concerns_other_locations');
});

test('INT-01 the map is asked once a day: figures are compared, and what it says differently is kept', async () => {
  const { script, watch, list, pass } = await start();
  await watch([rogal, 'ChIJ-0']);
  const before = await list();
  await script('POST', '/listings/place-0/suggestions', {
    source: 'google',
    fields: { title: 'Kawiarnia Pod Lipą', websiteUri: 'https://pod-lipa.example/' },
  });
  await pass(1);
  const [rogalNow, lipaNow] = await list();
  const since = '2031-05-05';
  expect(rogalNow).toMatchObject({ compared: { since, rating: 0 }, changes: [] });
  expect(lipaNow).toMatchObject({
    name: 'Kawiarnia Pod Lipą',
    rating: null,
    compared: { since, rating: null, reviews_count: 0 },
    changes: [
      {
        fields: ['name', 'website'],
        before: { name: 'Kawiarnia Lipa', website: 'https://lipa.example/' },
        after: { name: 'Kawiarnia Pod Lipą', website: 'https://pod-lipa.example/' },
      },
    ],
  });
  // Within a day it is not asked again.
  await pass(0);
  expect(await list()).toEqual([rogalNow, lipaNow]);

  await script('PUT', '/listings/place-0/state', { open_status: 'CLOSED_PERMANENTLY' });
  await pass(40);
  const [rogalThen, lipaThen] = await list();
  expect(rogalThen?.compared).toBeNull();
  expect(rogalThen?.reviews_count).toBeGreaterThan(before[0]?.reviews_count ?? 0);
  expect(lipaThen).toMatchObject({ open_status: 'CLOSED_PERMANENTLY', is_gone: false });
  expect(lipaThen?.changes.map(({ fields }) => fields)).toEqual([['open_status'], ['name', 'website']]);
  await pass(20);
  const [rogalLast] = await list();
  expect(rogalLast?.compared).toMatchObject({ since: '2031-06-15', rating: 0 });
  expect(rogalLast?.compared?.reviews_count).toBeGreaterThan(0);

  await script('PUT', '/listings/place-0/state', { state: 'suspended' });
  await pass(1);
  expect(await list()).toMatchObject([{ is_gone: false }, { is_gone: true, name: 'Kawiarnia Pod Lipą' }]);
});
