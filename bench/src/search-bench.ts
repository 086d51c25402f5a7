import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { reviewFilter } from '../../apps/api/src/features/reviews/review-filter.ts';
import {
  reviewCountStatement,
  pageOfReviews,
  reviewRowsStatement,
} from '../../apps/api/src/features/reviews/reviews.queries.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import { owner } from './owner.ts';
import { searchCases } from './search-cases.ts';

/** The search endpoint, whole, against its own two statements sent straight to the driver, one after the other. */
export async function benchSearch({ services }: ScaleDatabase, runs: number): Promise<Ratio[]> {
  const app = createApp(services);
  const headers = await benchHeaders(services);

  const ratios: Ratio[] = [];
  for (const [name, search] of Object.entries(searchCases)) {
    const body = JSON.stringify(search);
    const endpoint = async () => {
      const response = await app.request('/reviews/search/', { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      await response.text();
    };
    ratios.push(await compare(name, { endpoint, bare: bareStatements(services, search) }, runs));
  }
  return ratios;
}

function bareStatements({ database }: ScaleDatabase['services'], search: ReviewSearch) {
  const driver = driverOf(database.queries);
  const dialect = new PgDialect();
  const where = reviewFilter(owner, search);
  const page: SQL = reviewRowsStatement(pageOfReviews(where, search, { page: 1, page_size: 10 }));
  const statements = [reviewCountStatement(where), page].map((statement) => dialect.sqlToQuery(statement));
  return async () => {
    for (const { sql: text, params } of statements) await driver.query(text, params);
  };
}
