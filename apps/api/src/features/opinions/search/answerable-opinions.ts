import { sql, type SQL } from 'drizzle-orm';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { bulkReplyMaxReviews } from '@pinfold/contract/features/opinions/bulk-reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { countFrom } from '../../../database/page-of.ts';
import { orderOf } from './opinion-filter.ts';

/** Those of a search that a bulk reply can answer: `reply` and `is_processing` are forced to false (product spec, section 7). */
export function answerable<Search extends OpinionSearch>(search: Search): Search {
  return { ...search, reply: false, is_processing: false, deleted: false };
}

/** The ids of opinions `r`, as many as one bulk reply takes, and how many there are. */
export async function findOpinionIds(
  queries: Queryable,
  { reviews, where, search }: { reviews: SQL; where: SQL; search: OpinionSearch },
): Promise<{ count: number; results: never[]; ids: number[] }> {
  const found = await rows<{ id: number }>(
    queries,
    sql`select r.id::int8 as id from ${reviews} r where ${where} order by ${orderOf(search)} limit ${bulkReplyMaxReviews}`,
  );
  const ids = found.map(({ id }) => id);
  const isAll = ids.length < bulkReplyMaxReviews;
  const count = isAll ? ids.length : await countFrom(queries, sql`from ${reviews} r where ${where}`);
  return { count, results: [], ids };
}
