import { fillRankings, prepareRankings, rankedDays, rankedTerms } from './fill-rankings.ts';
import { type Asked, benchGrowth, firstPlaces, type GrowthRatios, type TwoSizes } from './growth-bench.ts';
import type { ScaleDatabase } from './open-scale-database.ts';

/** The requests of the ranking pages: for one location, fifty, and all of them. */
export async function benchRankings(
  { small, large }: TwoSizes,
  { positions, runs }: { positions: number; runs: number },
): Promise<GrowthRatios> {
  const places = Math.max(1, Math.round(positions / (rankedTerms * rankedDays)));
  await fill(small, places);
  await fill(large, 10 * places);
  const cases = casesOf(await firstPlaces(small.services, Math.min(50, places)));
  return benchGrowth({ small, large }, { cases, runs });
}

async function fill({ services }: ScaleDatabase, places: number): Promise<void> {
  const { queries } = services.database;
  await prepareRankings(queries, services.now());
  await fillRankings(queries, places, services.now());
}

function casesOf(places: readonly number[]): Record<string, Asked> {
  const keywords = ['fraza 1', 'fraza 2', 'fraza 3', 'fraza 4', 'fraza 5'];
  const [facility = 1] = places;
  const one = { facility, keywords };
  const some = { facilities_ids: places };
  const [quarter, year] = [{ preset: 'last_90_days' }, { preset: 'last_365_days' }];
  return {
    'one place, 90 days': ['/rankings/positions/', { ...one, ...quarter }],
    'one place, 90 days, the term before': [
      '/rankings/positions/',
      { ...one, ...quarter, compare: 'previous_term' },
    ],
    'one place, a year by week': ['/rankings/positions/', { ...one, ...year }],
    'one place, 365 days by day': ['/rankings/positions/', { ...one, ...year, resolution: 'day' }],
    'one place, all by month': ['/rankings/positions/', { ...one, preset: 'full', resolution: 'month' }],
    'one keyword, 30 days': [
      '/rankings/positions/',
      { facility, keywords: ['fraza 1'], preset: 'last_30_days' },
    ],
    'all places, 90 days': ['/rankings/overview/', quarter],
    'all places, a year by day': ['/rankings/overview/', { ...year, resolution: 'day' }],
    'fifty places, 90 days': ['/rankings/overview/', { ...some, ...quarter }],
    'fifty places, all by month': ['/rankings/overview/', { ...some, preset: 'full', resolution: 'month' }],
    'table, 30 days': ['/rankings/locations/', { keywords, ...some, preset: 'last_30_days' }],
    'table by position, a year': [
      '/rankings/locations/',
      { keywords, ...some, ...year, order_by: 'position' },
    ],
    'map of fifty': ['/rankings/map/', { keyword: 'fraza 1', ...some }],
    keywords: ['/rankings/keywords/'],
  };
}
