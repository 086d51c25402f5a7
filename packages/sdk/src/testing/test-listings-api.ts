import type { Schemas } from '../client/schema.ts';
import { hasText, listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';

export type ListingOperation = 'listLocations' | 'listCities';

/** Locations and towns of the in-memory API. */
export function createTestListingsApi(data: TestData): TestAnswers<ListingOperation> {
  return {
    listLocations: ({ query }) => {
      const found = findLocations(data, query);
      if (query.get('only_ids') !== 'true') return listAnswer(found, query, 20);
      return Response.json({ count: found.length, results: [], ids: found.map(({ id }) => id) });
    },
    listCities: () => Response.json({ results: citiesOf(data) }),
  };
}

function findLocations(data: TestData, query: URLSearchParams) {
  const ids = query.get('facilities_ids')?.split(',').map(Number);
  return data.locations.filter(
    ({ id, name, formatted_address, store_code }) =>
      (!ids || ids.includes(id)) && hasText(`${name} ${formatted_address} ${store_code}`, query.get('q')),
  );
}

function citiesOf(data: TestData): Schemas['City'][] {
  const cities = [...new Set(data.locations.map(({ city }) => city))].toSorted((a, b) =>
    a.localeCompare(b, 'pl'),
  );
  return cities.map((city) => ({
    city,
    facilities_count: data.locations.filter((location) => location.city === city).length,
  }));
}
