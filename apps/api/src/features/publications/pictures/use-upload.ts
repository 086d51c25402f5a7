import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';

/**
 * Requires that a picture for posts is there; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function requirePostPicture(
  queries: Queryable,
  companyId: number,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const found = await rows(
    queries,
    sql`select 1 from uploads where company_id = ${companyId} and id = ${id} and purpose = 'post'`,
  );
  if (found.length === 0) throw new Problem('image_unknown', { errors: [{ path: 'body.upload_id' }] });
}

/**
 * Marks a picture for posts as used, so that it stays; none is fine, too.
 * @throws Problem `image_unknown`
 */
export async function usePostPicture(
  tx: Queryable,
  companyId: number,
  id: number | null,
  now: Date,
): Promise<void> {
  if (id === null) return;
  const used = await rows(
    tx,
    sql`update uploads set used_at = coalesce(used_at, ${now.toISOString()})
        where company_id = ${companyId} and id = ${id} and purpose = 'post' returning id`,
  );
  if (used.length === 0) throw new Problem('image_unknown', { errors: [{ path: 'body.upload_id' }] });
}
