import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { OpinionToClassify } from '../../opinions/classify/classify-by-rule.ts';

/** Reviews of a company that a condition over `reviews r` chooses, by id. */
export async function reviewsToClassify(
  queries: Queryable,
  companyId: number,
  chosen: SQL,
  atMost: number,
): Promise<OpinionToClassify[]> {
  const found = await rows<{
    id: number;
    rating: number;
    comment: string | null;
    updated_at: string;
  }>(
    queries,
    sql`select r.id::int8 as id, r.rating, r.comment, r.updated_at::text as updated_at from reviews r
        where r.company_id = ${companyId} and ${chosen} order by r.id limit ${atMost}`,
  );
  return found.map(({ id, rating, comment, updated_at }) => ({
    id,
    rating,
    comment,
    updatedAt: updated_at,
  }));
}
