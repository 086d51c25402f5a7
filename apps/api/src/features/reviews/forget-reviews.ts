import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

/** Takes away the reviews of a location that is removed, with notes, tags and what bulk replies made of them. */
export async function forgetReviews(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  for (const table of ['review_notes', 'tagged_reviews', 'refused_tags', 'bulk_reply_items', 'auto_replies'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and review_id in (
            select id from reviews where company_id = ${companyId} and location_id = ${locationId})`,
    );
  await tx.execute(
    sql`delete from review_comparisons where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(sql`delete from reviews where company_id = ${companyId} and location_id = ${locationId}`);
}
