import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../../database/database.ts';
import type { Services } from '../../../../services.ts';
import { acceptPostDeletion } from '../accept/accept-post.ts';
import type { PostId } from '../items/item-lifecycle.ts';

/**
 * Ends a series whose last date is over. Its dates stay as the posts that they are, and what Google repeats stays there as
 * a post that was sent.
 */
export async function endSeries(
  tx: Queryable,
  { now, live }: Pick<Services, 'now' | 'live'>,
  { companyId, postId }: PostId,
): Promise<void> {
  await tx.execute(
    sql`update local_posts set status = case when carrier = 'google' then 'sent' else 'deleted' end,
          sent_at = coalesce(sent_at, ${now().toISOString()}::timestamptz)
        where company_id = ${companyId} and id = ${postId} and status = 'repeating'`,
  );
  await live.publish(tx, companyId, { topic: 'local_posts', ids: [postId] });
}

/** Stops a series: planned dates go, sent ones stay; what Google repeats is deleted there. The caller has locked it. */
export async function stopSeries(tx: Queryable, services: Services, post: PostId): Promise<void> {
  await dropDates(tx, services, post, { withOwn: true });
  await acceptPostDeletion(tx, services, post);
}

/**
 * Deletes the planned dates of a series, apart from those that are kept, and frees them: they may be planned again. The
 * caller has locked the series.
 *
 * @param withOwn those that were changed for themselves, too
 * @param kept dates that stay
 */
export async function dropDates(
  tx: Queryable,
  services: Services,
  { companyId, postId }: PostId,
  { withOwn, kept = [] }: { withOwn: boolean; kept?: readonly string[] },
): Promise<void> {
  const keptDates = JSON.stringify(kept);
  const planned = await rows<{ id: number }>(
    tx,
    sql`select id::int8 as id from local_posts
        where company_id = ${companyId} and series_id = ${postId} and status = 'planned' and (${withOwn} or not is_own)
          and occurrence_on::text not in (select json_array_elements_text(${keptDates}::json))
        order by id for update`,
  );
  for (const { id } of planned) await dropDate(tx, services, { companyId, postId: id });
}

/** Deletes one planned date of a series and frees it. */
export async function dropDate(tx: Queryable, services: Services, date: PostId): Promise<void> {
  await tx.execute(
    sql`update local_posts set series_id = null, occurrence_on = null
        where company_id = ${date.companyId} and id = ${date.postId}`,
  );
  await acceptPostDeletion(tx, services, date);
}
