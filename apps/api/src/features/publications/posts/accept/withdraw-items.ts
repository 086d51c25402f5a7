import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { oneRow, rows, type Queryable } from '../../../../database/database.ts';
import { int8Array } from '../../../../database/int8.ts';
import type { Services } from '../../../../services.ts';
import { toAccepted, type AcceptedItem, type ItemRow, type NewPostItem } from './accept-items.ts';
import type { PostId } from '../items/item-lifecycle.ts';

/**
 * Takes back what is on its way to the provider before the post is changed, so that a version that arrives unnoticed does
 * not stay there: its items go to a copy of the post that is deleted from the start, and keeps the words by which they are
 * found at the provider. Returns them; they wait for their deletion. The caller has locked the post, and gives its locations
 * new items.
 *
 * @param unchanged items that the change leaves as they are: these stay on their way
 */
export async function withdrawItems(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  unchanged: readonly NewPostItem[],
): Promise<AcceptedItem[]> {
  const onTheirWay = await rows<{ id: number }>(
    tx,
    sql`select i.id::int8 as id
        from local_post_items i join local_posts p on p.company_id = i.company_id and p.id = i.post_id
        where i.company_id = ${companyId} and i.post_id = ${postId} and i.action = 'create' and p.on_maps
          and i.status <> ${itemStatus.published} and i.sending_at is not null and i.google_name is null
          and not exists (
            select from json_to_recordset(${JSON.stringify(unchanged)}::json) as given (
              "locationId" int8, title text, summary text, "plannedAt" timestamptz)
            where given."locationId" = i.location_id
              and (given.title, given.summary, given."plannedAt") is not distinct from (i.title, i.summary, i.planned_at))
        for no key update of i`,
  );
  if (onTheirWay.length === 0) return [];
  const copyId = await copyAsDeleted(tx, { companyId, postId });
  const withdrawn = await rows<ItemRow>(
    tx,
    sql`update local_post_items
        set post_id = ${copyId}, action = 'delete', status = ${itemStatus.waiting}, version = version + 1, problem = null,
            accepted_at = ${now().toISOString()}::timestamptz
        where company_id = ${companyId} and id = any(${int8Array(onTheirWay.map(({ id }) => id))})
        returning id::int8 as id, location_id::int8 as location_id, version, planned_at`,
  );
  return withdrawn.map(toAccepted);
}

/**
 * Takes back what failed but may have arrived unnoticed, where it is tried again in other words: a copy of the item is
 * deleted, the item itself begins anew. The caller has locked the post.
 */
export async function withdrawReworded(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, postId }: PostId,
  items: readonly Pick<NewPostItem, 'locationId' | 'title' | 'summary'>[],
): Promise<AcceptedItem[]> {
  const reworded = await rows<{ id: number }>(
    tx,
    sql`select i.id::int8 as id
        from local_post_items i
          join local_posts p on p.company_id = i.company_id and p.id = i.post_id
          join json_to_recordset(${JSON.stringify(items)}::json) as given ("locationId" int8, title text, summary text)
            on given."locationId" = i.location_id
        where i.company_id = ${companyId} and i.post_id = ${postId} and i.action = 'create' and p.on_maps
          and i.status = ${itemStatus.notPublished} and i.sending_at is not null and i.google_name is null
          and (i.title, i.summary) is distinct from (given.title, given.summary)`,
  );
  if (reworded.length === 0) return [];
  const copyId = await copyAsDeleted(tx, { companyId, postId });
  const withdrawn = await rows<ItemRow>(
    tx,
    sql`insert into local_post_items
          (company_id, post_id, location_id, action, status, title, summary, planned_at, sending_at, accepted_at)
        select company_id, ${copyId}, location_id, 'delete', ${itemStatus.waiting}, title, summary, planned_at, sending_at,
               ${now().toISOString()}::timestamptz
        from local_post_items
        where company_id = ${companyId} and id = any(${int8Array(reworded.map(({ id }) => id))})
        returning id::int8 as id, location_id::int8 as location_id, version, planned_at`,
  );
  return withdrawn.map(toAccepted);
}

/** Copies a post as it stands, as one that is deleted from the start. Returns the copy's id. */
async function copyAsDeleted(tx: Queryable, { companyId, postId }: PostId): Promise<number> {
  const said = sql`type, title, summary, start, "end", offer, action, upload_id, on_maps, planned_at, planned_zone,
    recurrence, carrier, version, author_id, created_at, sent_at, last_send_at`;
  const { id } = await oneRow<{ id: number }>(
    tx,
    sql`insert into local_posts (company_id, status, in_locator, request_id, ${said})
        select company_id, 'deleted', false, ${randomUUID()}::uuid, ${said} from local_posts
        where company_id = ${companyId} and id = ${postId}
        returning id::int8 as id`,
  );
  return id;
}
