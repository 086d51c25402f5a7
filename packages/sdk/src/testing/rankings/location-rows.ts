import { missingRank, rankChange } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../client/schema.ts';
import { pageOf } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { requestedPeriod } from './asked-period.ts';
import { latestPositions } from './latest-positions.ts';
import { measuredPeriod } from './measured-period.ts';
import { chosenLocations, keywordsOf, locationSummary } from './watched-locations.ts';

type Location = Schemas['LocationItem'];

/** One page of the table of positions; only its own rows are measured. */
export function locationRows(
  data: TestData,
  asked: Schemas['LocationPositionsSearch'],
  keywords: readonly string[],
): { count: number; results: Schemas['LocationPositions'][] } {
  const { today } = data.rankings;
  const period = requestedPeriod(asked, today);
  const row = (location: Location): Schemas['LocationPositions'] => {
    const watched = keywordsOf(data, location);
    const wanted = keywords.filter((keyword) => watched.includes(keyword));
    const of = (some: readonly string[], days: Parameters<typeof measuredPeriod>[1]) =>
      measuredPeriod([{ place: location.id, keywords: some }], days, today).summary;
    return {
      facility: locationSummary(location),
      keywords: keywords.map((keyword) => {
        const some = wanted.filter((one) => one === keyword);
        return {
          keyword,
          is_watched: some.length > 0,
          summary: of(some, period),
          compared: period.before ? of(some, period.before) : null,
        };
      }),
      total: of(wanted, period),
      total_compared: period.before ? of(wanted, period.before) : null,
    };
  };
  const rows = ordered(data, asked.order_by ?? 'name', keywords[0] ?? '');
  const found = new Set(chosenLocations(data, asked));
  const fitting = rows.filter((location) => found.has(location));
  const query = new URLSearchParams();
  for (const name of ['page', 'page_size'] as const) if (asked[name]) query.set(name, String(asked[name]));
  return { count: fitting.length, results: pageOf(fitting, query, 25).map(row) };
}

/** Where the keyword is not watched a location comes last, whichever way the order goes. */
function ordered(data: TestData, order: string, keyword: string): Location[] {
  const { locations, rankings } = data;
  const by = (value: (location: Location) => number) => {
    const isWatched = (location: Location) => keywordsOf(data, location).includes(keyword);
    const values = new Map(locations.filter(isWatched).map((location) => [location, value(location)]));
    const sign = order.startsWith('-') ? -1 : 1;
    const weight = (location: Location) => {
      const measured = values.get(location);
      return measured === undefined ? Number.MAX_SAFE_INTEGER : sign * measured;
    };
    return locations.toSorted((a, b) => weight(a) - weight(b) || a.id - b.id);
  };
  const latest = ({ id }: Location) => latestPositions(id, keyword, rankings.today);
  switch (order.replace('-', '')) {
    case 'position':
      return by((location) => latest(location)[0]?.best ?? missingRank);
    case 'change':
      return by((location) => {
        const [now, before] = latest(location);
        return before ? -rankChange(now?.best ?? null, before.best) : 0;
      });
    case 'city':
      return locations.toSorted((a, b) => a.city.localeCompare(b.city, 'pl') || a.id - b.id);
    default:
      return locations.toSorted((a, b) => a.name.localeCompare(b.name, 'pl') || a.id - b.id);
  }
}
