import { sql, type SQL } from 'drizzle-orm';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { postWrites } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import type { WrittenPost } from './accept/validate-post.ts';
import type { localPosts } from './local-posts.table.ts';

/** Whether a member sees the location of an item `i`. */
export function isVisibleItem(member: Member): SQL {
  return locationScope(member, sql`i.location_id`);
}

/** Items of a post `p`. */
export const itemsOfPost: SQL = sql`from local_post_items i where i.company_id = p.company_id and i.post_id = p.id`;

/** Whether an item `i` counts for its post `p`: a location that a change has taken out only waits to lose it. */
export const isPartOfPost: SQL = sql`(i.action = 'create' or i.status = ${itemStatus.notPublished} or p.status = 'deleting')`;

/** Locations `i` of a series `p`, one row each; none of any other post. */
export const locationsOfSeries: SQL = sql`from post_series s cross join unnest(s.reached_ids) as i (location_id)
  where s.company_id = p.company_id and s.post_id = p.id`;

/** The company's posts `p` that touch a location of the member. */
export function isVisiblePost(member: Member): SQL {
  const ofCompany = sql`p.company_id = ${member.companyId}`;
  const visible = visibleTo(member, sql`i.location_id`);
  if (!visible) return ofCompany;
  return sql`${ofCompany} and (exists (select 1 ${itemsOfPost} and ${visible})
    or p.recurrence is not null and exists (select 1 ${locationsOfSeries} and ${visible}))`;
}

/**
 * Whether a member may change or delete a post: an owner, an admin, or its author as long as they may post; whoever sees
 * some locations alone, only what is wholly theirs.
 */
export function canEditPost(member: Member, post: { authorId: number; hidden: number }): boolean {
  if (post.hidden > 0) return false;
  if (hasFullAccess(member.type)) return true;
  return post.authorId === member.userId && member.permissions[postWrites.permission];
}

export type PostRow = Pick<
  typeof localPosts.$inferSelect,
  | 'id'
  | 'type'
  | 'title'
  | 'summary'
  | 'start'
  | 'end'
  | 'offer'
  | 'action'
  | 'uploadId'
  | 'onMaps'
  | 'inLocator'
  | 'plannedAt'
  | 'plannedZone'
  | 'recurrence'
  | 'carrier'
  | 'seriesId'
  | 'occurrenceOn'
  | 'isOwn'
  | 'status'
  | 'version'
  | 'authorId'
>;

/** The columns of a post `p` under the names of the table in code. */
export const postColumns: SQL = sql`p.id::int8 as id, p.type, p.title, p.summary, p.start, p."end", p.offer, p.action,
  p.upload_id::int8 as "uploadId", p.on_maps as "onMaps", p.in_locator as "inLocator", p.planned_at as "plannedAt",
  p.planned_zone as "plannedZone", p.recurrence, p.carrier, p.series_id::int8 as "seriesId",
  p.occurrence_on::text as "occurrenceOn", p.is_own as "isOwn", p.status, p.version, p.author_id::int8 as "authorId"`;

/** What people wrote of a post, as on the wire. */
export type StoredPost = WrittenPost & { upload_id: number | null };

export function writtenOf(row: PostRow): StoredPost {
  return {
    type: row.type,
    title: row.title,
    summary: row.summary,
    start: row.start,
    end: row.end,
    offer: row.offer,
    action: row.action,
    upload_id: row.uploadId,
    visibility: { maps: row.onMaps, store_locator: row.inLocator },
    planned_at: row.plannedAt,
    planned_zone: row.plannedZone,
    recurrence: row.recurrence,
  };
}

/**
 * Locks a post that the member may change, until the transaction commits.
 * @throws Problem `not_found`, `permission_denied`
 */
export async function lockEditablePost(tx: Queryable, member: Member, id: number): Promise<PostRow> {
  const [post] = await rows<PostRow>(
    tx,
    sql`select ${postColumns} from local_posts p
        where ${isVisiblePost(member)} and p.id = ${id} and p.status <> 'deleted' for update`,
  );
  if (!post) throw new Problem('not_found');
  const { hidden } = await oneRow<{ hidden: number }>(
    tx,
    sql`select count(*) as hidden from local_posts p cross join lateral (
          select i.location_id ${itemsOfPost} union all select i.location_id ${locationsOfSeries}) i
        where p.company_id = ${member.companyId} and p.id = ${id} and not ${isVisibleItem(member)}`,
  );
  if (!canEditPost(member, { authorId: post.authorId, hidden })) throw new Problem('permission_denied');
  return post;
}
