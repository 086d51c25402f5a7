import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/search-reviews';
import type { Member } from '../../apps/api/src/features/company/member.ts';
import { reviewFilter } from '../../apps/api/src/features/reviews/review-filter.ts';
import { reviewRowsStatement } from '../../apps/api/src/features/reviews/review-rows.ts';
import { countStatement, pageOf } from '../../apps/api/src/features/reviews/search-reviews.queries.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { demoPassword } from '../../apps/api/src/seed/accounts.ts';
import { logIn } from '../../apps/api/src/features/session/login.service.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { median, timed } from './measure.ts';
import { searchCases } from './search-cases.ts';

export interface Ratio {
  name: string;
  endpointMs: number;
  bareMs: number;
  ratio: number;
}

/** The search endpoint, whole, against its own two statements sent straight to the driver, one after the other. */
export async function benchSearch({ services }: ScaleDatabase, runs: number): Promise<Ratio[]> {
  const app = createApp(services);
  const credentials = { email: 'owner@demo.pinfold.test', password: demoPassword };
  const { token } = await logIn(services, credentials, { address: 'bench', userAgent: 'bench' });
  const headers = { Authorization: `Token ${token}`, 'Company-Id': '1', 'Content-Type': 'application/json' };

  const ratios: Ratio[] = [];
  for (const [name, search] of Object.entries(searchCases)) {
    const body = JSON.stringify(search);
    const endpoint = async () => {
      const response = await app.request('/reviews/search/', { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      await response.text();
    };
    const bare = bareStatements(services, search);
    await endpoint();
    await bare();
    const times = { endpoint: [] as number[], bare: [] as number[] };
    // By turns, so that whatever else the machine does falls on both.
    for (let run = 0; run < runs; run += 1) {
      times.endpoint.push(await timed(endpoint));
      times.bare.push(await timed(bare));
    }
    const [endpointMs, bareMs] = [median(times.endpoint), median(times.bare)];
    ratios.push({ name, endpointMs, bareMs, ratio: endpointMs / bareMs });
  }
  return ratios;
}

/** Both drivers answer to `query(text, parameters)`. */
interface Driver {
  query(text: string, parameters: unknown[]): Promise<unknown>;
}

function bareStatements({ database }: ScaleDatabase['services'], search: ReviewSearch) {
  const driver = driverOf(database.queries);
  const dialect = new PgDialect();
  const where = reviewFilter(owner, search);
  const page: SQL = reviewRowsStatement(pageOf(where, search, { page: 1, page_size: 10 }));
  const statements = [countStatement(where), page].map((statement) => dialect.sqlToQuery(statement));
  return async () => {
    for (const { sql: text, params } of statements) await driver.query(text, params);
  };
}

function driverOf(queries: object): Driver {
  if ('$client' in queries && isDriver(queries.$client)) return queries.$client;
  throw new Error('drizzle no longer shows its client');
}

function isDriver(value: unknown): value is Driver {
  return typeof value === 'object' && value !== null && 'query' in value;
}

const owner: Member = {
  companyId: 1,
  userId: 1,
  timezone: 'Europe/Warsaw',
  type: memberTypes.owner,
  permissions: permissionMap(permissions),
  disabledModules: [],
  planCapabilities: [],
  isDemo: false,
  seesAllLocations: true,
};
