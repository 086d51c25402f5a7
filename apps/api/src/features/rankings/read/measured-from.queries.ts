import { sql } from 'drizzle-orm';
import { monthsLater } from '@pinfold/contract/period';
import { rows, type Queryable } from '../../../database/database.ts';
import { sourceCondition, type RankSource } from './rank-rows.ts';

/** The first day with a position. The months say where to look, so that only one partition of days is opened. */
export async function measuredFrom(queries: Queryable, source: RankSource): Promise<string | null> {
  const [first] = await rows<{ month: string | null }>(
    queries,
    sql`select min(d.month)::text as month from rank_months d where ${sourceCondition(source)}`,
  );
  if (!first?.month) return null;
  const [found] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from rank_days d
        where ${sourceCondition(source)} and d.day >= ${first.month}::date and d.day < ${monthsLater(first.month, 1)}::date`,
  );
  return found?.day ?? null;
}
