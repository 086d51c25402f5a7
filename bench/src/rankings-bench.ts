import { sql } from 'drizzle-orm';
import { rows } from '../../apps/api/src/database/database.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { fillRankings, prepareRankings, rankedDays, rankedTerms } from './fill-rankings.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { recordedStatements, type RecordedStatement } from './recorded-statements.ts';

export interface RankingRatios {
  /** Each endpoint against its own statements, at the larger size. */
  sql: Ratio[];
  /** Each endpoint over ten times the positions against itself over the others, asked the same. */
  growth: Ratio[];
}

/**
 * The requests of the ranking pages: for one location, fifty, and all of them. Both databases have the same locations,
 * one of them ten times the ranks; they are measured in turns, so that other load of the machine affects both.
 */
export async function benchRankings(
  { small, large }: { small: ScaleDatabase; large: ScaleDatabase },
  { positions, runs }: { positions: number; runs: number },
): Promise<RankingRatios> {
  const places = Math.max(1, Math.round(positions / (rankedTerms * rankedDays)));
  const cases = casesOf(await firstPlaces(small.services, Math.min(50, places)));
  const fewer = await askerOf(small, places);
  const more = await askerOf(large, 10 * places);
  const ratios: RankingRatios = { sql: [], growth: [] };
  for (const [name, asked] of Object.entries(cases)) {
    const endpoint = () => more(asked);
    const bare = bareOf(large, await recordedStatements(large.services.database.queries, endpoint));
    ratios.sql.push(await compare(name, { endpoint, bare }, runs));
    ratios.growth.push(await compare(name, { endpoint, bare: () => fewer(asked) }, runs));
  }
  return ratios;
}

type Asked = [path: string, search?: object];

/** Fills a database, and returns a function that calls its API. */
async function askerOf({ services }: ScaleDatabase, places: number) {
  const { queries } = services.database;
  await prepareRankings(queries, services.now());
  await fillRankings(queries, places, services.now());
  const app = createApp(services);
  const headers = await benchHeaders(services);
  return async ([path, search]: Asked): Promise<void> => {
    const request = search
      ? { method: 'POST', headers, body: JSON.stringify(search) }
      : { method: 'GET', headers };
    const response = await app.request(`/rankings/${path}/`, request);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    await response.text();
  };
}

function bareOf({ services }: ScaleDatabase, statements: readonly RecordedStatement[]) {
  const driver = driverOf(services.database.queries);
  return async () => {
    for (const { text, params } of statements) await driver.query(text, params);
  };
}

/** Those that have positions at both sizes. */
async function firstPlaces({ database }: ScaleDatabase['services'], count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id from locations where company_id = 1 order by id limit ${count}`,
  );
  return found.map(({ id }) => id);
}

function casesOf(places: readonly number[]): Record<string, Asked> {
  const keywords = ['fraza 1', 'fraza 2', 'fraza 3', 'fraza 4', 'fraza 5'];
  const [facility = 1] = places;
  const one = { facility, keywords };
  const some = { facilities_ids: places };
  const [quarter, year] = [{ preset: 'last_90_days' }, { preset: 'last_365_days' }];
  return {
    'one place, 90 days': ['positions', { ...one, ...quarter }],
    'one place, 90 days, the term before': ['positions', { ...one, ...quarter, compare: 'previous_term' }],
    'one place, a year by week': ['positions', { ...one, ...year }],
    'one place, 365 days by day': ['positions', { ...one, ...year, resolution: 'day' }],
    'one place, all by month': ['positions', { ...one, preset: 'full', resolution: 'month' }],
    'one keyword, 30 days': ['positions', { facility, keywords: ['fraza 1'], preset: 'last_30_days' }],
    'all places, 90 days': ['overview', quarter],
    'all places, a year by day': ['overview', { ...year, resolution: 'day' }],
    'fifty places, 90 days': ['overview', { ...some, ...quarter }],
    'fifty places, all by month': ['overview', { ...some, preset: 'full', resolution: 'month' }],
    'table, 30 days': ['locations', { keywords, ...some, preset: 'last_30_days' }],
    'table by position, a year': ['locations', { keywords, ...some, ...year, order_by: 'position' }],
    'map of fifty': ['map', { keyword: 'fraza 1', ...some }],
    keywords: ['keywords'],
  };
}
