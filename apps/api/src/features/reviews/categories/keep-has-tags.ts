import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';

/** Makes the flag that filters look at say what the rows say. */
export async function keepHasTags(
  tx: Queryable,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.execute(
    sql`update reviews r set has_tags = not r.has_tags
        where r.company_id = ${companyId} and r.id = any(${int8Array(reviewIds)})
          and r.has_tags <> exists (
            select from tagged_reviews t where t.company_id = r.company_id and t.review_id = r.id)`,
  );
}
