import { sql } from 'drizzle-orm';
import { itemStatus, type PostStatus } from '@pinfold/contract/features/publications/post-status';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';

/*
 * Every write of `local_posts.status` and of `local_post_items`.
 */

export interface PostKey {
  companyId: number;
  postId: number;
}

/** A post as it goes to one location. */
export interface NewPostItem {
  locationId: number;
  title: string;
  summary: string;
  /** Null: at once. */
  plannedAt: Date | null;
}

/** Writes the items of a new post. Returns when the last of them may be sent. */
export async function acceptPost(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  key: PostKey,
  items: readonly NewPostItem[],
): Promise<{ lastSendAt: Date }> {
  const now = services.now();
  await insertItems(tx, key, items, now);
  return { lastSendAt: now };
}

/** Makes the items of a planned post anew, under a new version of the post. */
export async function replanPost(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  key: PostKey,
  items: readonly NewPostItem[],
): Promise<void> {
  const status: PostStatus = items.some(({ plannedAt }) => plannedAt !== null) ? 'planned' : 'creating';
  await tx.execute(
    sql`update local_posts set status = ${status}, version = version + 1
        where company_id = ${key.companyId} and id = ${key.postId}`,
  );
  await tx.execute(
    sql`delete from local_post_items where company_id = ${key.companyId} and post_id = ${key.postId}`,
  );
  await insertItems(tx, key, items, services.now());
}

/** Deletes what Google does not have yet at once; the rest is deleting. */
export async function acceptPostDeletion(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  { companyId, postId }: PostKey,
): Promise<void> {
  const open = await rows(
    tx,
    sql`update local_post_items set action = 'delete', status = ${itemStatus.waiting}, version = version + 1,
          accepted_at = ${services.now().toISOString()}, sending_at = null
        where company_id = ${companyId} and post_id = ${postId} and google_name is not null returning id`,
  );
  const status: PostStatus = open.length > 0 ? 'deleting' : 'deleted';
  await tx.execute(
    sql`update local_posts set status = ${status}, version = version + 1
        where company_id = ${companyId} and id = ${postId}`,
  );
}

/** Sends failed items again, with these texts. */
export async function acceptPostRetry(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  { companyId, postId }: PostKey,
  items: readonly Pick<NewPostItem, 'locationId' | 'title' | 'summary'>[],
): Promise<void> {
  const texts = JSON.stringify(items.map(({ title, summary }) => ({ title, summary })));
  await tx.execute(
    sql`update local_post_items i set title = t.text ->> 'title', summary = t.text ->> 'summary', action = 'create',
          status = ${itemStatus.waiting}, problem = null, version = i.version + 1,
          accepted_at = ${services.now().toISOString()}, sending_at = null
        from unnest(${int8Array(items.map(({ locationId }) => locationId))}) with ordinality as g (location_id, place)
        join json_array_elements(${texts}::json) with ordinality as t (text, place) on t.place = g.place
        where i.company_id = ${companyId} and i.post_id = ${postId} and i.location_id = g.location_id
          and i.status = ${itemStatus.notPublished}`,
  );
}

async function insertItems(
  tx: Queryable,
  { companyId, postId }: PostKey,
  items: readonly NewPostItem[],
  now: Date,
): Promise<void> {
  const given = items.map(({ locationId, title, summary, plannedAt }) => ({
    location_id: locationId,
    title,
    summary,
    planned_at: plannedAt?.toISOString() ?? null,
  }));
  await tx.execute(
    sql`insert into local_post_items (company_id, post_id, location_id, action, status, title, summary, planned_at, accepted_at)
        select ${companyId}::int8, ${postId}::int8, location_id, 'create', ${itemStatus.waiting}, title, summary, planned_at, ${now.toISOString()}::timestamptz
        from json_to_recordset(${JSON.stringify(given)}::json)
          as given (location_id int8, title text, summary text, planned_at timestamptz)`,
  );
}
