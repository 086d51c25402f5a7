import { fillInsights, insightDaysRead } from './fill-insights.ts';
import { type Asked, benchGrowth, firstPlaces, type GrowthRatios, type TwoSizes } from './growth-bench.ts';

/** The requests of the insights: for all locations, fifty, and one, over two years. */
export async function benchInsights(
  { small, large }: TwoSizes,
  { days, runs }: { days: number; runs: number },
): Promise<GrowthRatios> {
  const places = Math.max(1, Math.round(days / insightDaysRead));
  await fillInsights(small.services.database.queries, places, small.services.now());
  await fillInsights(large.services.database.queries, 10 * places, large.services.now());
  const cases = casesOf(await firstPlaces(small.services, Math.min(50, places)));
  return benchGrowth({ small, large }, { cases, runs });
}

function casesOf(places: readonly number[]): Record<string, Asked> {
  const insights = (search: object): Asked => ['/insights/', search];
  const chart = { with_facilities: false };
  const some = { facilities_ids: places };
  const one = { facilities_ids: places.slice(0, 1) };
  const [quarter, year] = [{ preset: 'last_90_days' }, { preset: 'last_365_days' }];
  return {
    'company, 90 days': insights({ ...chart, ...quarter }),
    'company, the term before': insights({ ...chart, ...quarter, compare: 'previous_term' }),
    'company, a year by week': insights({ ...chart, ...year, compare: 'previous_year' }),
    'company, a year by day': insights({ ...chart, ...year, resolution: 'day' }),
    'company, all by month': insights({ ...chart, preset: 'full', resolution: 'month' }),
    'company and its locations': insights({ ...quarter, compare: 'previous_year', order: 'rise' }),
    'fifty, 90 days': insights({ ...some, ...quarter }),
    'fifty, a year by week': insights({ ...some, ...year, compare: 'previous_year' }),
    'fifty, all by month': insights({ ...some, preset: 'full', resolution: 'month' }),
    'one, a year by week': insights({ ...one, ...year, compare: 'previous_year' }),
    'keywords of the company': ['/insights/keywords/', {}],
    'keywords of fifty': ['/insights/keywords/', some],
  };
}
