import type { Schemas } from '../client/schema.ts';
import { hasText, listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';

export type ListingOperation = 'listLocations' | 'listCities' | 'listGroups';

/** Locations, towns and groups of the in-memory API. */
export function createTestListingsApi(data: TestData): TestAnswers<ListingOperation> {
  return {
    listLocations: ({ query }) => listAnswer(findLocations(data, query), query, 20),
    listCities: () => Response.json({ results: citiesOf(data) }),
    listGroups: ({ query }) =>
      listAnswer(
        data.groups.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        8,
      ),
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
