import fc from 'fast-check';
import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import { stepUnits, datePresets, periodComparisons } from '@pinfold/contract/period';
import { allDays, type RankedCompany, rankedWords } from './ranked-company.ts';

/** Random requests of the ranking endpoints, by any member of a company. */
export function randomRankSearch(world: RankedCompany) {
  return fc.record({
    endpoint: fc.constantFrom('positions', 'overview', 'locations', 'map'),
    period: anyPeriod,
    resolution: fc.option(fc.constantFrom(...stepUnits), { nil: undefined }),
    compare: fc.constantFrom(...periodComparisons),
    keywords: fc.uniqueArray(fc.constantFrom(...rankedWords, 'nieznane'), { minLength: 1 }),
    isEveryKeyword: fc.boolean(),
    filter: randomLocationFilter(world),
    order: fc.constantFrom(...rankOrders),
    member: fc.constantFrom(...world.members),
    place: fc.constantFrom(...world.places.slice(0, 4)),
  });
}

/** Locations by any of the ways to choose them, or all. */
export function randomLocationFilter({ places, groupIds }: RankedCompany): fc.Arbitrary<Filter> {
  const filters = fc.record(
    {
      q: fc.constantFrom('lip', 'GDANSK', 'o\\w%', 'nic', '%', ''),
      facilities_ids: fc.subarray(places.map(({ id }) => id)),
      groups: fc.subarray(groupIds),
      cities: fc.subarray([...new Set(places.map(({ city }) => city))]),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(fc.constant<Filter>({}), filters);
}

export type RankSearch =
  ReturnType<typeof randomRankSearch> extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The places that a filter means, among those that the member sees. */
export function chosenPlaces(
  { places }: RankedCompany,
  { filter, member }: Pick<RankSearch, 'filter' | 'member'>,
) {
  const { q = '', facilities_ids = [], groups = [], cities = [] } = filter;
  return places.filter(
    ({ id, name, street, city, groupIds }) =>
      member.sees.includes(id) &&
      `${name} ${street} ${city}`.toLowerCase().includes(q.toLowerCase()) &&
      (facilities_ids.length === 0 || facilities_ids.includes(id)) &&
      (cities.length === 0 || cities.includes(city)) &&
      (groups.length === 0 || groupIds.some((one) => groups.includes(one))),
  );
}

interface Filter {
  q?: string;
  facilities_ids?: number[];
  groups?: number[];
  cities?: string[];
}

const anyPeriod = fc.oneof(
  fc.constantFrom(...datePresets).map((preset) => ({ preset })),
  fc
    .tuple(fc.constantFrom(...allDays), fc.constantFrom(...allDays))
    .map((two) => two.toSorted())
    .map(([date_from = '', date_to = '']) => ({ date_from, date_to })),
);
