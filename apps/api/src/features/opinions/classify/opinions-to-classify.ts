import { sql, type SQL } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { OpinionToClassify } from './classify-by-rule.ts';

/** Where the opinions of a channel are stored. */
export interface OpinionTables {
  reviews: SQL;
  /** Which categories they are in. */
  tagged: SQL;
  /** Which categories people took them out of. */
  refused?: SQL;
  /** What the customer wrote, of a row `r`. */
  text: SQL;
  /** Stars, of a row `r`, where it may have none. @defaultValue its `rating` */
  stars?: SQL;
}

/** Opinions of a company that a condition over `r` chooses, by id. */
export async function opinionsToClassify(
  queries: Queryable,
  companyId: number,
  { reviews, text, stars = sql`r.rating` }: OpinionTables,
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
    sql`select r.id::int8 as id, ${stars} as rating, ${text} as comment, r.updated_at::text as updated_at from ${reviews} r
        where r.company_id = ${companyId} and ${chosen} order by r.id limit ${atMost}`,
  );
  return found.map(({ id, rating, comment, updated_at }) => ({
    id,
    rating,
    comment,
    updatedAt: updated_at,
  }));
}
