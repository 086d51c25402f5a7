import { sql } from 'drizzle-orm';
import { rows } from '../../apps/api/src/database/database.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { recordedStatements, type RecordedStatement } from './recorded-statements.ts';

export interface GrowthRatios {
  /** Each endpoint against its own statements, at the larger size. */
  sql: Ratio[];
  /** Each endpoint over ten times the rows against itself over the others, asked the same. */
  growth: Ratio[];
}

/** Two databases with the same locations, one of them with ten times the rows of what is measured. */
export interface TwoSizes {
  small: ScaleDatabase;
  large: ScaleDatabase;
}

/** A request of the API; one without a body is a GET. */
export type Asked = [path: string, search?: object];

/** Measures requests in both databases in turns, so that other load of the machine affects both. */
export async function benchGrowth(
  { small, large }: TwoSizes,
  { cases, runs }: { cases: Readonly<Record<string, Asked>>; runs: number },
): Promise<GrowthRatios> {
  const [fewer, more] = [await askerOf(small), await askerOf(large)];
  const ratios: GrowthRatios = { sql: [], growth: [] };
  for (const [name, asked] of Object.entries(cases)) {
    const endpoint = () => more(asked);
    const bare = bareOf(large, await recordedStatements(large.services.database.queries, endpoint));
    ratios.sql.push(await compare(name, { endpoint, bare }, runs));
    ratios.growth.push(await compare(name, { endpoint, bare: () => fewer(asked) }, runs));
  }
  return ratios;
}

/** Returns a function that calls the API of a database. */
async function askerOf({ services }: ScaleDatabase) {
  const app = createApp(services);
  const headers = await benchHeaders(services);
  return async ([path, search]: Asked): Promise<void> => {
    const request = search
      ? { method: 'POST', headers, body: JSON.stringify(search) }
      : { method: 'GET', headers };
    const response = await app.request(path, request);
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

/** Those that have rows at both sizes. */
export async function firstPlaces({ database }: ScaleDatabase['services'], count: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id from locations where company_id = 1 order by id limit ${count}`,
  );
  return found.map(({ id }) => id);
}
