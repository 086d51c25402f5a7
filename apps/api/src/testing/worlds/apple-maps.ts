import { isDeepStrictEqual } from 'node:util';
import {
  authorizeApple,
  connectApple,
  nameAppleBrand,
} from '@pinfold/contract/features/integrations/apple-accounts.endpoints';
import {
  enableAppleListings,
  listAppleListings,
} from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import { pollApple } from '../../features/integrations/directories/apple/read-apple-news.job.ts';
import { startChain } from './chain.ts';

interface ResourceAtApple {
  kind: 'brand' | 'location';
  id: string;
  etag: string;
  state: string;
  writes: number;
  locationDetails?: Record<string, unknown>;
  brandDetails?: Record<string, unknown>;
}

/**
 * A chain that is connected to Apple, in a time that the queue's own clock does not reach. Reviews end when told.
 *
 * @param callsPerSecond default as many as are made
 */
export async function startAppleMaps(locations = 1, callsPerSecond = 1000) {
  const world = await startChain({
    locations,
    now: new Date('2031-03-10T08:00:00Z'),
    config: { PINFOLD_FEATURE_FLAGS: 'apple_maps', APPLE_CALLS_PER_SECOND: String(callsPerSecond) },
  });
  const { owner: as, services } = world;
  await world.script('PUT', '/apple', { brand_seconds: null, location_seconds: null });
  const { url } = await world.ok(authorizeApple, { as });
  const state = new URL(url).searchParams.get('state') ?? '';
  const account = await world.ok(connectApple, {
    as,
    body: { code: await world.sandbox.appleConsent(url), state },
  });
  const params = { id: account.id };
  const atApple = async (kind: ResourceAtApple['kind']) => {
    const { resources } = await world.script<{ resources: ResourceAtApple[] }>('GET', '/apple');
    return resources.filter((one) => one.kind === kind);
  };
  return {
    ...world,
    account,
    /** Connects the same organisation again. */
    async reconnect() {
      const again = await world.ok(authorizeApple, { as });
      const code = await world.sandbox.appleConsent(again.url);
      const sealed = new URL(again.url).searchParams.get('state') ?? '';
      return world.ok(connectApple, { as, body: { code, state: sealed } });
    },
    atApple,
    /** The id of the brand in a country; several are sent in any order. */
    async brandIn(country: string) {
      const brands = await atApple('brand');
      return brands.find(({ brandDetails: { countryCodes } = {} }) =>
        isDeepStrictEqual(countryCodes, [country]),
      )?.id;
    },
    nameBrand: (country: string, name: string) =>
      world.ok(nameAppleBrand, { as, params, body: { country, name } }),
    enable: (body: { facility_ids?: number[]; dry_run?: boolean } = {}) =>
      world.ok(enableAppleListings, { as, params, body }),
    async poll() {
      await services.jobs.enqueue(services.database.queries, pollApple, [{ payload: {} }]);
      await world.jobs.runDue();
    },
    /** Ends the reviews of all brands or locations. */
    async publish(kind: ResourceAtApple['kind']) {
      for (const { id } of await atApple(kind))
        await world.script('PUT', `/apple/resources/${id}/verdict`, { state: 'PUBLISHED' });
    },
    async listings() {
      const { results } = await world.ok(listAppleListings, { as, params, query: { page_size: 100 } });
      return results.toSorted((a, b) => a.location.id - b.location.id);
    },
    async states() {
      const { results } = await world.ok(listAppleListings, { as, params, query: { page_size: 100 } });
      return results.toSorted((a, b) => a.location.id - b.location.id).map((listing) => listing.state);
    },
  };
}

/** The same with a brand in Poland and all locations shown. */
export async function startShownAtApple(locations = 1) {
  const world = await startAppleMaps(locations);
  await world.nameBrand('PL', 'Lipa');
  await world.jobs.runDue();
  await world.publish('brand');
  await world.poll();
  await world.enable();
  await world.jobs.runDue();
  await world.publish('location');
  await world.poll();
  return world;
}
