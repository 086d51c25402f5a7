import type { Schemas } from '../client/schema.ts';
import { groupMembersOf } from './group-members-of.ts';
import { matchesLocation } from './match-location.ts';
import { pageOf, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';

/** Locations, towns and labels of the in-memory API. */
export function createTestListingsApi(data: TestData): TestAnswers {
  return {
    listLocations: ({ query }) => {
      const found = data.locations
        .filter((location) =>
          matchesLocation(location, query, (group) => groupMembersOf(data, group), data.externalChanges),
        )
        .toSorted(orders[query.get('order_by') ?? 'default'] ?? byId);
      const count = found.length;
      if (query.get('only_ids') === 'true')
        return Response.json({ count, results: [], ids: found.map(({ id }) => id) });
      const results = pageOf(found, query, 20);
      if (query.get('only_basic_info') === 'true')
        return Response.json({ count, results: results.map(summaryOf) });
      return Response.json({ count, results });
    },
    listCities: () =>
      Response.json({
        results: counted(data.locations.map(({ city }) => city)).map(([city, facilities_count]) => ({
          city,
          facilities_count,
        })),
      }),
    listLabels: () =>
      Response.json({
        results: counted(data.locations.flatMap(({ labels }) => labels)).map(([label, facilities_count]) => ({
          label,
          facilities_count,
        })),
      }),
  };
}

type Order = (a: Schemas['LocationItem'], b: Schemas['LocationItem']) => number;

const byId: Order = (a, b) => a.id - b.id;

/** The made-up locations have no order by address worth showing, so that theirs is the default. */
const orders: Readonly<Record<string, Order>> = {
  country: (a, b) => a.geo.country.localeCompare(b.geo.country) || byId(a, b),
  city: (a, b) => a.city.localeCompare(b.city, 'pl') || byId(a, b),
  store_code: (a, b) => a.store_code.localeCompare(b.store_code) || byId(a, b),
  quality: (a, b) => a.quality_score - b.quality_score || byId(a, b),
};

function summaryOf(location: Schemas['LocationItem']): Schemas['LocationSummary'] {
  const { id, name, formatted_address, city, store_code, is_verified } = location;
  return { id, name, formatted_address, city, store_code, is_verified };
}

/** Each word with how often it is there, by name. */
function counted(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, 'pl'));
}
