import { sql, type SQL } from 'drizzle-orm';
import { itemStatus, type ItemProblem } from '@pinfold/contract/features/publications/post-status';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { rows, type Queryable } from '../../../../database/database.ts';
import type { GoogleLocalPost } from '../../../../providers/google-business-profile/publications.ts';
import type { Services } from '../../../../services.ts';
import type { ClaimedItem } from './claim-item.ts';
import { hideFromLocator, showInLocator } from './locator-post.ts';
import { stateOf, type PostOutcome } from './post-outcome.ts';

/*
 * Every write of `local_post_items` and of a post's status and version, in the order of a post's life: accepted
 * (`accept-items.ts`); claimed by the job that calls the provider (`claim-item.ts`); stored as the provider took it;
 * settled by its outcome; deleted.
 * A write locks the post before its items, so that the last of them sees that it is the last.
 */

export interface PostId {
  companyId: number;
  postId: number;
}

/** One acceptance of work on a post at one location. A later one has a higher version, which makes its jobs void. */
export interface ItemVersion {
  companyId: number;
  itemId: number;
  version: number;
}

/** Locks a post until the transaction ends; false when there is none. */
export async function lockPost(tx: Queryable, { companyId, postId }: PostId): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from local_posts where company_id = ${companyId} and id = ${postId} for no key update`,
  );
  return found.length > 0;
}

/** Stores what the provider made of a post. False if a later version replaced it: then it is nobody's. */
export async function storeCreated(
  { database, now, live }: Services,
  { companyId, postId, itemId, version, locationId }: ClaimedItem,
  created: GoogleLocalPost,
): Promise<boolean> {
  return database.queries.transaction(async (tx) => {
    await lockPost(tx, { companyId, postId });
    // Of two items of a location that look for the same post one finds it taken.
    await tx.execute(
      sql`select from locations where company_id = ${companyId} and id = ${locationId} for no key update`,
    );
    const stored = await rows(
      tx,
      sql`update local_post_items i
          set google_name = ${created.name}, google_state = ${stateOf(created)}, accepted_at = ${now().toISOString()}
          where i.company_id = ${companyId} and i.id = ${itemId} and i.version = ${version} and i.action = 'create'
            and i.status = ${itemStatus.sending} and i.google_name is null
            and not exists (select from local_post_items o
              where o.company_id = i.company_id and o.google_name = ${created.name})
          returning 1`,
    );
    if (stored.length === 0) return false;
    await advancePost(tx, { now }, { companyId, postId });
    await live.publish(tx, companyId, { topic: 'local_posts', ids: [postId] });
    return true;
  });
}

/** Stores what the provider says of a post that it has not decided or does not show yet. */
export async function storeState(
  { database, live }: Services,
  { companyId, postId, itemId, version }: ClaimedItem,
  post: GoogleLocalPost,
): Promise<void> {
  await database.queries.execute(
    sql`update local_post_items set google_state = ${stateOf(post)}
        where company_id = ${companyId} and id = ${itemId} and version = ${version} and action = 'create'
          and status = ${itemStatus.sending}`,
  );
  await live.publish(database.queries, companyId, { topic: 'local_posts', ids: [postId] });
}

/** Writes an item's outcome, unless a later version replaced it, and shows what is published in the store locator. */
export async function settleItem(
  { database, live, now }: Services,
  item: ClaimedItem,
  outcome: Exclude<PostOutcome, { status: 'pending' }>,
  post?: GoogleLocalPost,
): Promise<void> {
  const { companyId, postId, itemId, version, locationId } = item;
  const isPublished = outcome.status === 'published';
  const publishedAt = post?.scheduledTime === undefined ? now() : new Date(post.scheduledTime);
  await database.queries.transaction(async (tx) => {
    await lockPost(tx, { companyId, postId });
    const settled = await rows(
      tx,
      sql`update local_post_items
          set status = ${isPublished ? itemStatus.published : itemStatus.notPublished},
              problem = ${outcome.status === 'failed' ? outcome.problem : null},
              google_name = coalesce(google_name, ${post?.name ?? null}),
              google_state = coalesce(${post ? stateOf(post) : null}, google_state),
              search_url = ${post?.searchUrl ?? ''},
              published_at = ${isPublished ? publishedAt.toISOString() : null}::timestamptz
          where company_id = ${companyId} and id = ${itemId} and version = ${version} and action = 'create'
            and status in (${itemStatus.waiting}, ${itemStatus.sending})
          returning 1`,
    );
    if (settled.length === 0) return;
    await advancePost(tx, { now }, { companyId, postId });
    await live.publish(tx, companyId, { topic: 'local_posts', ids: [postId] });
    if (!isPublished || !post) return;
    await showInLocator(tx, item, post, publishedAt);
    if (item.isInLocator) await live.publish(tx, companyId, { topic: 'store_locator', ids: [locationId] });
  });
}

/** Writes that an item has failed, unless a later version replaced it. */
export function settleItemFailed(
  services: Services,
  _version: ItemVersion,
  problem: ItemProblem,
  item: ClaimedItem,
): Promise<void> {
  return settleItem(services, item, { status: 'failed', problem });
}

/** Writes what became of a deletion: the item is gone, or it stays with the reason. */
export async function settleDeletion(
  { database, live, now }: Services,
  { companyId, postId, itemId, version, locationId }: ClaimedItem,
  problem?: ItemProblem,
): Promise<void> {
  const of = sql`company_id = ${companyId} and id = ${itemId} and version = ${version} and action = 'delete'`;
  await database.queries.transaction(async (tx) => {
    await lockPost(tx, { companyId, postId });
    const settled = await rows<{ google_name: string | null }>(
      tx,
      problem === undefined
        ? sql`delete from local_post_items where ${of} returning google_name`
        : sql`update local_post_items set action = 'create', problem = ${problem},
                status = case when published_at is null then ${itemStatus.notPublished} else ${itemStatus.published} end::int2
              where ${of} returning google_name`,
    );
    if (settled.length === 0) return;
    await advancePost(tx, { now }, { companyId, postId });
    if (problem === undefined) await hideFromLocator(tx, companyId, namesOf(settled));
    await live.publish(tx, companyId, { topic: 'local_posts', ids: [postId] });
    await live.publish(tx, companyId, { topic: 'store_locator', ids: [locationId] });
  });
}

/** Google hides a post after half a year, in milliseconds. */
const shownAtMost = 183 * 86_400_000;

/**
 * Marks what was published at a location and that the provider does not show any more: gone, or rejected after all. What
 * ended by itself is left, and what was published within the hour, which lists may not have yet.
 *
 * @param found what the provider lists, whatever its state
 * @param zone of the location's clocks
 */
export async function markVanished(
  tx: Queryable,
  { live, now }: Pick<Services, 'live' | 'now'>,
  { companyId, locationId, zone }: { companyId: number; locationId: number; zone: string },
  found: readonly GoogleLocalPost[],
): Promise<void> {
  const states = JSON.stringify(found.map((post) => ({ name: post.name, state: stateOf(post) })));
  const before = new Date(now().getTime() - 3_600_000).toISOString();
  const since = new Date(now().getTime() - shownAtMost).toISOString();
  const vanished = await rows<{ post_id: number }>(
    tx,
    sql`update local_post_items i
        set status = ${itemStatus.notPublished}, google_state = coalesce(lost.state, i.google_state),
            problem = case when lost.state is null then 'gone' else 'policy' end
        from (
          select o.id, listed.state from local_post_items o
          join local_posts p on p.company_id = o.company_id and p.id = o.post_id
          left join json_to_recordset(${states}::json) as listed (name text, state text) on listed.name = o.google_name
          where o.company_id = ${companyId} and o.location_id = ${locationId} and p.on_maps
            and (listed.name is null or listed.state = 'REJECTED')
            and (p.type not in (2, 3) or p."end" is null or p."end" > ${wallTimeAt(now(), zone)})) as lost
        where i.company_id = ${companyId} and i.id = lost.id and i.action = 'create'
          and i.status = ${itemStatus.published} and i.published_at between ${since} and ${before}
        returning i.post_id::int8 as post_id`,
  );
  const ids = [...new Set(vanished.map(({ post_id: id }) => id))];
  if (ids.length > 0) await live.publish(tx, companyId, { topic: 'local_posts', ids });
}

/** Moves a post on once its items allow it. The caller has locked it. */
export async function advancePost(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
): Promise<void> {
  await tx.execute(advance(now(), sql`p.company_id = ${companyId} and p.id = ${postId}`));
}

/** Moves on what no item moves on: planned posts whose last moment is over, and posts whose locations were removed. */
export async function advanceOverduePosts(tx: Queryable, { now }: Pick<Services, 'now'>): Promise<void> {
  await tx.execute(advance(now(), sql`p.status in ('creating', 'planned', 'deleting')`));
}

function advance(now: Date, which: SQL): SQL {
  const has = (condition: SQL) => sql`exists (select from local_post_items i
    where i.company_id = p.company_id and i.post_id = p.id and ${condition})`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    update local_posts p
    set status = case when p.status = 'repeating' then p.status when p.status <> 'deleting' or ${has(sql`true`)} then 'sent' else 'deleted' end,
        sent_at = coalesce(p.sent_at, ${moment})
    where ${which} and case p.status
      when 'creating' then not ${has(sql`(i.status = 1 or i.status = 2 and i.google_name is null)`)}
      when 'planned' then ${has(sql`i.status = 3`)}
        or not ${has(sql`(i.status in (1, 2) or i.planned_at > ${moment})`)}
      when 'deleting' then not ${has(sql`i.action = 'delete'`)}
      when 'repeating' then p.sent_at is null and ${has(sql`i.status = 3`)}
      else false end`;
}

/** The names at the provider, of those that have one. */
export function namesOf(items: readonly { google_name: string | null }[]): string[] {
  return items.flatMap(({ google_name: name }) => name ?? []);
}
