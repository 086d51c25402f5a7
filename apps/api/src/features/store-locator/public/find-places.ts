import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import type { findLocatorPlaces } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { fold } from '@pinfold/contract/fold';
import { locations } from '../../listings/listings.table.ts';
import type { Caller } from '../../../caller.ts';
import { countTry } from '../../../limits/throttle.ts';
import { shownLocations, type LocatorScope } from '../published-locator.ts';

type Places = z.input<typeof findLocatorPlaces.response>;

interface AskedPlaces {
  q: string;
  language: Language;
  caller: Caller;
}

/**
 * Returns cities and streets whose name begins like this, in the countries of the locations, with coordinates. Each
 * query costs money at the provider: results are cached for an hour, and queries are limited.
 * @throws Problem `provider_unavailable` or `too_many_attempts`
 */
export async function findPlaces(
  services: Services,
  scope: LocatorScope,
  { q, language, caller }: AskedPlaces,
): Promise<Places> {
  const memory = memories.get(services.database) ?? newMemory(services);
  memories.set(services.database, memory);
  const countries = await memory.countries.forceFetch(scope.companyId, { context: scope });
  const key = `${language} ${countries.join()} ${fold(q)}`;
  const known = memory.found.get(key);
  if (known) return known;
  await countTry(services, { purpose: 'places', address: caller.address });
  const suggested = await services.places.autocomplete(q, language, { countries, types: placeTypes });
  const results = await Promise.all(
    suggested.map(async ({ placeId, name, description }) => {
      const before = memory.places.get(`${language} ${placeId}`);
      if (before) return before;
      const place = await services.places.place(placeId, language);
      if (!place) return undefined;
      const found = { name, description, latitude: place.latitude, longitude: place.longitude };
      memory.places.set(`${language} ${placeId}`, found);
      return found;
    }),
  );
  const answer = { results: results.filter((result) => result !== undefined) };
  memory.found.set(key, answer);
  return answer;
}

/** The kinds of places that people search by; the provider accepts five. */
const placeTypes = ['locality', 'sublocality', 'route', 'street_address', 'postal_code'];
/** The provider accepts no more; for a chain in more countries the whole world is searched. */
const mostCountries = 15;
const hour = 3_600_000;

interface Memory {
  found: LRUCache<string, Places>;
  places: LRUCache<string, Places['results'][number]>;
  countries: LRUCache<number, string[], LocatorScope>;
}

const memories = new WeakMap<Services['database'], Memory>();

/** By the clock of the services, so that tests can move it. */
function newMemory({ database, now }: Services): Memory {
  const perf = { now: () => now().getTime() };
  return {
    found: new LRUCache({ max: 2000, ttl: hour, perf }),
    places: new LRUCache({ max: 5000, ttl: 24 * hour, perf }),
    countries: new LRUCache({
      max: 1000,
      ttl: hour / 6,
      perf,
      async fetchMethod(_companyId, _stale, { context: scope }) {
        const found = await database.queries
          .selectDistinct({ country: locations.country })
          .from(locations)
          .where(shownLocations(scope));
        const countries = found.map(({ country }) => country).filter((country) => country !== '');
        return countries.length > mostCountries ? [] : countries.toSorted();
      },
    }),
  };
}
