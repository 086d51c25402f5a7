import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { RemovedApps } from '../../../mobile-app-listeners.ts';
import type { Services } from '../../../services.ts';

type Apps = Pick<RemovedApps, 'companyId' | 'appIds'>;

/**
 * Deletes all that is kept of the reviews of apps that are removed. The reviews go first: a classification holds them while
 * it puts them into categories, and finds none afterwards.
 */
export async function deleteAppReviews(tx: Queryable, { companyId, appIds }: Apps): Promise<void> {
  const ofApps = sql`company_id = ${companyId} and app_id = any(${int8Array(appIds)})`;
  const deleted = await rows<{ id: number }>(
    tx,
    sql`delete from app_reviews where ${ofApps} returning id::int8 as id`,
  );
  for (const table of ['tagged_app_reviews', 'refused_app_tags'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)}
          where company_id = ${companyId} and review_id = any(${int8Array(deleted.map(({ id }) => id))})`,
    );
  for (const table of ['app_review_reads', 'app_review_gaps'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofApps}`);
}

/**
 * Keeps the reviews of apps that are removed, and when they were last read: where an app is added again, what its store
 * no longer shows of the time between is a gap.
 */
export function keepAppReviews(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  { companyId }: Apps,
): Promise<void> {
  return live.publish(tx, companyId, { topic: 'app_reviews', ids: [] });
}
