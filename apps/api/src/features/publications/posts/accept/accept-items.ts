import { sql } from 'drizzle-orm';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { rows, type Queryable } from '../../../../database/database.ts';
import { int8Array } from '../../../../database/int8.ts';
import type { Services } from '../../../../services.ts';
import { hideFromLocator } from '../items/locator-post.ts';
import { advancePost, namesOf, type PostId } from '../items/item-lifecycle.ts';

/*
 * The first part of a post's life: what is accepted to be sent, sent again or deleted. What becomes of it is in
 * `item-lifecycle.ts`. The caller has locked the post.
 */

/** A post as it goes to one location, its variables filled in. */
export interface NewPostItem {
  locationId: number;
  title: string;
  summary: string;
  /** Whether the texts were written for this location alone. @default false */
  isRewritten?: boolean;
  /** The planned moment by the clocks that are meant; null for at once. */
  plannedAt: Date | null;
}

/** A location that waits for its post, or for its deletion. */
export interface AcceptedItem {
  id: number;
  locationId: number;
  version: number;
  plannedAt: Date | null;
}

export interface ItemRow {
  id: number;
  location_id: number;
  version: number;
  planned_at: string | Date | null;
}

const accepted = sql`id::int8 as id, location_id::int8 as location_id, version, planned_at`;

/**
 * Gives locations their post, which waits to be sent then. What the provider has of an earlier version keeps its name
 * without a state: it is deleted before the new one is created. What is on its way already and `isSame` is left to its
 * job.
 *
 * @param isSame whether the post itself is sent as before, so that an item with the same words and moment is the same
 */
export async function acceptItems(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  items: readonly NewPostItem[],
  isSame = false,
): Promise<AcceptedItem[]> {
  const isOnItsWay = sql`${isSame} and i.action = 'create' and i.sending_at is not null and i.google_name is null
    and (i.title, i.summary, i.planned_at) is not distinct from (excluded.title, excluded.summary, excluded.planned_at)`;
  const taken = await rows<ItemRow>(
    tx,
    sql`insert into local_post_items as i
          (company_id, post_id, location_id, action, status, title, summary, is_rewritten, planned_at, accepted_at)
        select ${companyId}::int8, ${postId}::int8, "locationId", 'create', ${itemStatus.waiting}::int2, title, summary,
               coalesce("isRewritten", false), "plannedAt", ${now().toISOString()}::timestamptz
        from json_to_recordset(${JSON.stringify(items)}::json) as given (
          "locationId" int8, title text, summary text, "isRewritten" boolean, "plannedAt" timestamptz)
        on conflict (company_id, post_id, location_id) do update set
          action = 'create', status = excluded.status, title = excluded.title, summary = excluded.summary,
          is_rewritten = excluded.is_rewritten, planned_at = excluded.planned_at, accepted_at = excluded.accepted_at,
          sending_at = case when ${isOnItsWay} then i.sending_at end, ${startAgain}
        where not (i.status = ${itemStatus.sending} and ${isOnItsWay})
        returning ${accepted}`,
  );
  return inOrder(items, taken.map(toAccepted));
}

const startAgain = sql`version = i.version + 1, problem = null, google_state = null, search_url = '',
  published_at = null, fetched_at = null`;

/** Says how far a post is once its items were accepted, and when the last of them may be sent. */
export async function acceptPostItself(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  { isPlanned, lastSendAt, isChange }: { isPlanned: boolean; lastSendAt: Date; isChange: boolean },
): Promise<void> {
  const sentAt = isPlanned ? null : now().toISOString();
  await tx.execute(
    sql`update local_posts set status = ${isPlanned ? 'planned' : 'creating'}, version = version + ${isChange ? 1 : 0},
          sent_at = ${sentAt}::timestamptz, last_send_at = ${lastSendAt.toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${postId} and status in ('creating', 'planned')`,
  );
}

/**
 * Gives failed items another text and another try. One that was refused for what it says is taken with other words
 * alone; of one that may have arrived unnoticed the provider is asked first.
 */
export async function acceptFailedItems(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  items: readonly Omit<NewPostItem, 'plannedAt'>[],
): Promise<AcceptedItem[]> {
  const taken = await rows<ItemRow>(
    tx,
    sql`update local_post_items i
        set status = ${itemStatus.waiting}, title = given.title, summary = given.summary,
            is_rewritten = i.is_rewritten or (i.title, i.summary) is distinct from (given.title, given.summary),
            accepted_at = ${now().toISOString()}::timestamptz, version = i.version + 1, problem = null, google_state = null,
            search_url = '', published_at = null, fetched_at = null,
            sending_at = case when (i.title, i.summary) = (given.title, given.summary) then i.sending_at end
        from json_to_recordset(${JSON.stringify(items)}::json) as given ("locationId" int8, title text, summary text)
        where i.company_id = ${companyId} and i.post_id = ${postId} and i.location_id = given."locationId"
          and i.action = 'create' and i.status = ${itemStatus.notPublished}
          and (i.problem not in ('policy', 'invalid', 'gone')
            or (i.title, i.summary) is distinct from (given.title, given.summary))
        returning i.id::int8 as id, i.location_id::int8 as location_id, i.version, i.planned_at`,
  );
  return inOrder(items, taken.map(toAccepted));
}

/** Notes when the last of the items that are tried again may be sent. */
export async function noteLastSend(
  tx: Queryable,
  { companyId, postId }: PostId,
  lastSendAt: Date,
): Promise<void> {
  await tx.execute(
    sql`update local_posts set last_send_at = ${lastSendAt.toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${postId}`,
  );
}

/**
 * Takes a post back: what the provider does not have goes at once, the rest waits for its deletion. The post is deleting
 * until then. Narrowed to locations, the post itself is untouched.
 */
export async function acceptDeletions(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  keptLocationIds?: readonly number[],
): Promise<AcceptedItem[]> {
  const of = sql`i.company_id = ${companyId} and i.post_id = ${postId} and
    ${keptLocationIds ? sql`not i.location_id = any(${int8Array(keptLocationIds)})` : sql`true`}`;
  const waiting = await rows<ItemRow & { google_name: string | null }>(
    tx,
    sql`update local_post_items i
        set action = 'delete', status = ${itemStatus.waiting}, version = i.version + 1, problem = null,
            accepted_at = ${now().toISOString()}::timestamptz
        from local_posts p
        where ${of} and p.company_id = i.company_id and p.id = i.post_id and i.action = 'create' and p.on_maps
          and (i.google_name is not null or i.sending_at is not null)
        returning i.id::int8 as id, i.location_id::int8 as location_id, i.version, i.planned_at, i.google_name`,
  );
  const gone = await rows<{ google_name: string | null }>(
    tx,
    sql`delete from local_post_items i where ${of} and i.action = 'create' returning google_name`,
  );
  await hideFromLocator(tx, companyId, namesOf([...waiting, ...gone]));
  return waiting.map(toAccepted);
}

/** Makes a post deleting, or deleted if no location is left to be asked. */
export async function acceptDeletionItself(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  post: PostId,
): Promise<void> {
  await tx.execute(
    sql`update local_posts set status = 'deleting', version = version + 1
        where company_id = ${post.companyId} and id = ${post.postId} and status <> 'deleted'`,
  );
  await advancePost(tx, services, post);
}

export function toAccepted({ id, location_id, version, planned_at }: ItemRow): AcceptedItem {
  return {
    id,
    locationId: location_id,
    version,
    plannedAt: planned_at === null ? null : new Date(planned_at),
  };
}

function inOrder(items: readonly { locationId: number }[], taken: readonly AcceptedItem[]): AcceptedItem[] {
  const byLocation = new Map(taken.map((item) => [item.locationId, item]));
  return items.flatMap(({ locationId }) => byLocation.get(locationId) ?? []);
}
