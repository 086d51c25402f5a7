import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';

/** A sum that is not what its rows add up to. */
export interface Drift {
  table: string;
  /** What is kept, or what it should be where it is missing. */
  row: object;
  side: 'kept' | 'recounted';
}

/** A table of sums, and what it has to be: two queries with the same columns. */
interface Comparison {
  table: string;
  kept: SQL;
  recounted: SQL;
}

/** Compares kept sums with a recount. Returns the differences. */
export async function drift(queries: Queryable, comparisons: readonly Comparison[]): Promise<Drift[]> {
  const found: Drift[] = [];
  for (const { table, kept, recounted } of comparisons) {
    const drifted = await rows<{ row: object; side: Drift['side'] }>(
      queries,
      sql`with kept as (${kept}), recounted as (${recounted})
          select to_jsonb(k) as row, 'kept' as side from (select * from kept except select * from recounted) k
          union all
          select to_jsonb(r), 'recounted' from (select * from recounted except select * from kept) r`,
    );
    found.push(...drifted.map((one) => ({ table, ...one })));
  }
  return found;
}
