import { getDashboardStats } from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import { getListing, updateListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import {
  getMapSettings,
  listBingListings,
  retryBingListings,
  setBingMaps,
} from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startChain } from '../../../testing/worlds/chain.ts';
import { syncLocation } from '../../external-changes/detect/sync-location.ts';
import { locations } from '../../listings/listings.table.ts';
import { flushBing } from './flush-directory.job.ts';
import { pollBing } from './poll-directory.job.ts';

/** A chain that may be listed at Bing, in a time that the queue's own clock does not reach. */
async function startAtBing(size = 1) {
  const world = await startChain({
    locations: size,
    now: new Date('2031-03-10T08:00:00Z'),
    config: { PINFOLD_FEATURE_FLAGS: 'map_settings' },
  });
  const { services, owner } = world;
  return {
    ...world,
    switchBing: (body: { is_enabled: boolean; remove?: boolean }) =>
      world.ok(setBingMaps, { as: owner, body }),
    async poll() {
      await services.jobs.enqueue(services.database.queries, pollBing, [{ payload: {} }]);
      await world.jobs.runDue();
    },
    async statuses() {
      const { results } = await world.ok(listLocations, { as: owner });
      return results.map((one) => ('maps_integration_status' in one ? one.maps_integration_status : ''));
    },
    /** What the dashboard says of other maps. */
    async indicator() {
      const { indicators } = await world.ok(getDashboardStats, { as: owner, query: { days: '7' } });
      const { state, value, next } = indicators.find(({ id }) => id === 'other_maps') ?? {};
      return { state, value, steps: next?.steps.map(({ count, target }) => ({ count, ...target })) };
    },
    async atBing() {
      const { businesses } = await world.script<{ businesses: { business: { StoreId: string } }[] }>(
        'GET',
        '/bing',
      );
      return businesses.map(({ business }) => business.StoreId);
    },
  };
}

test('INT-04 a location goes through the five states of Bing, and out of it', async () => {
  const world = await startAtBing();
  expect(await world.statuses()).toEqual(['no_connection']);
  expect(await world.indicator()).toEqual({ state: 'not_set_up', value: null, steps: [] });
  await world.script('PUT', '/bing', { review_seconds: 1_000_000 });
  await world.switchBing({ is_enabled: true });
  await world.jobs.runDue();
  expect(await world.statuses()).toEqual(['creation_in_progress']);
  expect(await world.indicator()).toEqual({ state: 'waiting', value: null, steps: [] });
  await world.script('PUT', '/bing', { review_seconds: 0, publish_seconds: 1_000_000 });
  await world.poll();
  expect(await world.statuses()).toEqual(['publishing_in_progress']);
  await world.script('PUT', '/bing', { publish_seconds: 0 });
  await world.poll();
  expect(await world.statuses()).toEqual(['connection_is_active']);
  expect(await world.indicator()).toEqual({ state: 'known', value: 100, steps: [] });
  const [storeId = ''] = await world.atBing();
  const verdict = { status: 'QualityIssueFound', issues: ['AddressIssue'] };
  await world.script('PUT', `/bing/businesses/${storeId}`, verdict);
  await world.poll();
  expect(await world.statuses()).toEqual(['publishing_of_information_failed']);
  const refused = { maps_integration_status: 'publishing_of_information_failed' } as const;
  const step = { count: 1, screen: 'map_settings', filters: refused };
  expect(await world.indicator()).toEqual({ state: 'known', value: 0, steps: [step] });
  expect((await world.ok(listBingListings, { as: world.owner, query: refused })).count).toBe(1);
  const { results } = await world.ok(getMapSettings, { as: world.owner });
  expect(results).toMatchObject([{ published: 0, waiting: 0, refused: 1 }]);
  await world.switchBing({ is_enabled: false });
  expect(await world.statuses()).toEqual(['no_connection']);
  expect(await world.atBing()).toEqual([storeId]);
  await world.switchBing({ is_enabled: false, remove: true });
  await world.jobs.runDue();
  expect(await world.atBing()).toEqual([]);
});

test('INT-04 what Google knows of a location and we did not reaches the other directories too', async () => {
  const world = await startAtBing();
  const [locationId = 0] = world.ids;
  const { companyId, services } = world;
  const at = and(eq(locations.companyId, companyId), eq(locations.id, locationId));
  await services.database.queries.update(locations).set({ phone: '' }).where(at);
  await world.switchBing({ is_enabled: true });
  await world.jobs.runDue();
  const phonesAtBing = async () => {
    const { businesses } = await world.script<{ businesses: { business: { PhoneNumber?: string } }[] }>(
      'GET',
      '/bing',
    );
    return businesses.map(({ business }) => business.PhoneNumber ?? '');
  };
  expect(await phonesAtBing()).toEqual(['']);
  await syncLocation(services, { companyId, locationId });
  await world.jobs.runDue();
  expect(await phonesAtBing()).toEqual(['+48 12 422 10 10']);
});

test('INT-04 a flush that dies after Bing took its call lists every location once', async () => {
  const world = await startAtBing(3);
  await world.switchBing({ is_enabled: true });
  const { services } = world;
  const { bingPlaces } = services;
  const dying = {
    ...services,
    bingPlaces: {
      ...bingPlaces,
      async create(...sent: Parameters<typeof bingPlaces.create>) {
        await bingPlaces.create(...sent);
        throw new Error('killed');
      },
    },
  };
  await expect(flushBing.run(dying, {}, { tries: 0, isLastTry: false })).rejects.toThrow('killed');
  await flushBing.run(services, {}, { tries: 1, isLastTry: false });
  await world.jobs.runDue();
  expect(await world.statuses()).toEqual(Array(3).fill('creation_in_progress'));
  expect(await world.atBing()).toHaveLength(3);
});

test('INT-04 INT-02 a call that ends after a later one about the same location leaves what is wanted there', async () => {
  const world = await startAtBing();
  const { services, owner: as, ids } = world;
  const [id = 0] = ids;
  await world.switchBing({ is_enabled: true });
  await world.jobs.runDue();
  const { bingPlaces } = services;
  const edit = async (name: string) => {
    const { version } = await world.ok(getListing, { as, params: { id } });
    await world.ok(updateListing, { as, params: { id }, body: { version, changes: { name } } });
  };
  // The first edit is on its way to Bing while the second one is made, sent and taken, and arrives after it.
  services.bingPlaces = {
    ...bingPlaces,
    async update(sent) {
      services.bingPlaces = bingPlaces;
      await edit('Kawiarnia Lipa i Kasztan');
      await world.jobs.runDue();
      return bingPlaces.update(sent);
    },
  };
  await edit('Kawiarnia Kasztan');
  await world.jobs.runDue();
  const { businesses } = await world.script<{ businesses: { business: { BusinessName: string } }[] }>(
    'GET',
    '/bing',
  );
  expect(businesses.map(({ business }) => business.BusinessName)).toEqual(['Kawiarnia Lipa i Kasztan']);
  expect(await world.statuses()).toEqual(['creation_in_progress']);
});

test('INT-04 without Bing in its plan a company is refused, and of another company there is nothing', async () => {
  const world = await startAtBing();
  const companyId = await world.make.company({ planCapabilities: [] });
  const as = await world.make.member(companyId, { type: 1 });
  const { problem } = await world.request(setBingMaps, { as, body: { is_enabled: true } });
  expect(problem?.code).toBe('plan_does_not_allow');
  const foreign = await world.make.location(companyId);
  const body = { facility_ids: [foreign] };
  const refusal = await world.request(retryBingListings, { as: world.owner, body });
  expect(refusal.problem?.code).toBe('not_found');
});
