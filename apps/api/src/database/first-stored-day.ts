import { sql, type SQL } from 'drizzle-orm';
import { monthsLater } from '@pinfold/contract/period';
import { type Queryable, rows } from './database.ts';

/** Days that are partitioned by month, and the sums of their months. */
interface SummedDays {
  days: 'rank_days' | 'insight_days';
  months: 'rank_months' | 'insight_months';
}

/**
 * Returns the first stored day of those that a condition over either table `d` chooses; null for none. Reads the months
 * first, so that only one partition of days is opened.
 */
export async function firstStoredDay(
  queries: Queryable,
  { days, months }: SummedDays,
  condition: SQL,
): Promise<string | null> {
  const [first] = await rows<{ month: string | null }>(
    queries,
    sql`select min(d.month)::text as month from ${sql.identifier(months)} d where ${condition}`,
  );
  if (!first?.month) return null;
  const [found] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from ${sql.identifier(days)} d
        where ${condition} and d.day >= ${first.month}::date and d.day < ${monthsLater(first.month, 1)}::date`,
  );
  return found?.day ?? null;
}
