import { sql, type SQL } from 'drizzle-orm';
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
  const ofReviews = sql`company_id = ${companyId} and review_id = any(${int8Array(deleted.map(({ id }) => id))})`;
  for (const table of ['tagged_app_reviews', 'refused_app_tags'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofReviews}`);
  await deleteBulkReplies(tx, companyId, ofReviews);
  for (const table of ['app_review_reads', 'app_review_gaps'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${ofApps}`);
}

/**
 * Deletes what is kept of bulk replies to reviews. Of a batch that had others too, the text is kept only where one of those
 * has it: filled in from a template it names a customer.
 */
async function deleteBulkReplies(tx: Queryable, companyId: number, ofReviews: SQL): Promise<void> {
  const items = await rows<{ id: number }>(
    tx,
    sql`delete from app_bulk_reply_items where ${ofReviews} returning bulk_reply_id::int8 as id`,
  );
  const batches = sql`b.company_id = ${companyId} and b.id = any(${int8Array([...new Set(items.map(({ id }) => id))])})`;
  const left = sql`from app_bulk_reply_items i
    join app_reviews r on r.company_id = i.company_id and r.id = i.review_id
    where i.company_id = b.company_id and i.bulk_reply_id = b.id`;
  await tx.execute(sql`delete from app_bulk_replies b where ${batches} and not exists (select ${left})`);
  await tx.execute(
    sql`update app_bulk_replies b set reply_comment = ''
        where ${batches} and not exists (select ${left} and r.reply_comment = b.reply_comment)`,
  );
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
