import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { batchStatusOf } from '@pinfold/contract/batch-status';
import type {
  LocalPost,
  LocalPostFilters,
  PostCounts,
  PostPicture,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { containsText } from '../../../database/contains-text.ts';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { idsIn, int8Array } from '../../../database/int8.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import { secondsLeft } from '../../../delivery/enqueue-spread.ts';
import { isInGroups } from '../../listings/groups/locations-of-groups.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { pictureAddressForMember } from '../pictures/picture-address.ts';
import { readSeries } from './series/post-series.queries.ts';
import {
  canEditPost,
  isPartOfPost,
  isVisibleItem,
  isVisiblePost,
  itemsOfPost,
  locationsOfSeries,
  postColumns,
  type PostRow,
  writtenOf,
} from './post-access.ts';

type Links = Pick<Services, 'sealer' | 'publicUrl' | 'now'>;

/** What a post is shown by, with what its items say together. */
export interface ShownRow extends PostRow, PostCounts {
  author: string;
  created_at: Moment;
  sent_at: Moment | null;
  last_send_at: Moment | null;
  width: number | null;
  height: number | null;
  /** Items at locations that the member does not see; they are not counted. */
  hidden: number;
  next_at: Moment | null;
}

const rejected = sql`i.status = ${itemStatus.notPublished} and i.problem = 'policy'`;

/** Items `i` by how far they are, as the wire names it. */
export const itemStates = {
  published: sql`i.status = ${itemStatus.published}`,
  rejected,
  failed: sql`i.status = ${itemStatus.notPublished} and i.problem is distinct from 'policy'`,
  processing: sql`i.status in (${itemStatus.waiting}, ${itemStatus.sending})`,
} as const;

/**
 * Of posts `p`, which may be those of a page alone: nothing is joined or counted for the others.
 * @param posts a table or a parenthesised query with the columns of posts
 */
export function shownPosts(member: Member, posts: SQL = sql`local_posts`): { columns: SQL; from: SQL } {
  return {
    columns: sql`${postColumns}, u.name as author, p.created_at, p.sent_at, p.last_send_at, f.width, f.height,
      coalesce(s.total, c.total) as total, c.sent, c.published, c.rejected, c.failed, c.processing,
      coalesce(s.hidden, c.hidden) as hidden, coalesce(s.next_at, c.next_at) as next_at`,
    from: sql`from ${posts} p join users u on u.id = p.author_id
      left join uploads f on f.company_id = p.company_id and f.id = p.upload_id
      cross join lateral (
        select count(*) filter (where i.visible) as total,
          count(*) filter (where i.visible and i.google_name is not null) as sent,
          count(*) filter (where i.visible and ${itemStates.published}) as published,
          count(*) filter (where i.visible and ${itemStates.rejected}) as rejected,
          count(*) filter (where i.visible and ${itemStates.failed}) as failed,
          count(*) filter (where i.visible and ${itemStates.processing}) as processing,
          count(*) filter (where not i.visible) as hidden,
          min(i.planned_at) filter (where i.visible and ${itemStates.processing}) as next_at
        from (select i.status, i.problem, i.google_name, i.planned_at, ${isVisibleItem(member)} as visible
              from local_post_items i
              where i.company_id = p.company_id and i.post_id = coalesce(${lastDate}, p.id) and ${isPartOfPost}) i) c
      left join lateral (
        select count(*) filter (where i.visible) as total, count(*) filter (where not i.visible) as hidden,
          ${nextDate(member)} as next_at
        from (select ${isVisibleItem(member)} as visible ${locationsOfSeries}) i) s on p.recurrence is not null`,
  };
}

/** Of a series `p` that Pinfold repeats, the post of the last date that was sent: how it went is how the series goes. */
const lastDate = sql`case when p.carrier = 'pinfold' then (
  select d.id from local_posts d
  where d.company_id = p.company_id and d.series_id = p.id and d.status in ('creating', 'sent')
  order by d.occurrence_on desc limit 1) end`;

/** When the next date of a series `p` that Pinfold repeats is sent. */
const nextDate = (member: Member) => sql`(
  select min(i.planned_at) from local_posts d
  join local_post_items i on i.company_id = d.company_id and i.post_id = d.id and i.action = 'create'
  where p.carrier = 'pinfold' and d.company_id = p.company_id and d.series_id = p.id and d.status = 'planned'
    and ${isVisibleItem(member)})`;

/** The counts of a row, as the wire has them. */
export function countsOf(row: PostCounts): PostCounts {
  const { total, sent, published, rejected: byPolicy, failed, processing } = row;
  return { total, sent, published, rejected: byPolicy, failed, processing };
}

type PostSearch = z.output<typeof LocalPostFilters> & Paging;

const isPlanned = sql`p.status = 'planned'`;
const isSent = sql`p.status in ('creating', 'sent', 'deleting')`;
const isRepeating = sql`p.status = 'repeating'`;

const isOnTab = { planned: isPlanned, sent: isSent, repeating: isRepeating } as const;

/** One page of the posts that touch locations of the member, and how many each tab has. */
export async function listPostsOf(
  services: Services,
  member: Member,
  { page, page_size, ...filters }: PostSearch,
) {
  const { queries } = services.database;
  const where = sql`${isVisiblePost(member)} and ${matches(member, filters)}`;
  const numbers = await oneRow<{ count: number; planned: number; sent: number; repeating: number }>(
    queries,
    sql`select (select count(*) from local_posts p where ${where}) as count,
          count(*) filter (where ${isPlanned}) as planned, count(*) filter (where ${isSent}) as sent,
          count(*) filter (where ${isRepeating}) as repeating
        from local_posts p where ${isVisiblePost(member)}`,
  );
  const order =
    filters.tab === 'sent' ? sql`coalesce(p.sent_at, p.created_at) desc, p.id desc` : sql`p.planned_at, p.id`;
  const { columns, from } = shownPosts(
    member,
    sql`(select * from local_posts p where ${where}
         order by ${order} ${limitOffset({ page, page_size })})`,
  );
  const found = await rows<ShownRow>(queries, sql`select ${columns} ${from} order by ${order}`);
  return { ...numbers, results: found.map((row) => toWire(services, member, row)) };
}

/** How many sent posts have a problem at a location of the member. */
export function postsWithProblemsStatement(member: Member): SQL {
  return sql`select count(*) from local_posts p
    where ${isVisiblePost(member)} and ${matches(member, { tab: 'sent', status: 'problems' })}`;
}

function matches(member: Member, filters: z.output<typeof LocalPostFilters>): SQL {
  const { tab, type, status, facilities_ids: ids, groups, q } = filters;
  const ofItems = (condition: SQL) =>
    sql`exists (select 1 ${itemsOfPost} and ${isVisibleItem(member)} and (${condition}))`;
  const atLocations = (condition: SQL) =>
    sql`(${ofItems(condition)} or p.recurrence is not null
      and exists (select 1 ${locationsOfSeries} and ${isVisibleItem(member)} and (${condition})))`;
  const conditions = [
    isOnTab[tab],
    type === undefined ? undefined : sql`p.type = ${type}`,
    status === undefined ? undefined : ofItems(itemsWith[status]),
    ids === undefined ? undefined : atLocations(sql`i.location_id = any(${int8Array(idsIn(ids))})`),
    groups === undefined
      ? undefined
      : atLocations(isInGroups(member.companyId, sql`i.location_id`, idsIn(groups))),
    q === undefined || q.trim() === '' ? undefined : containsText(sql`p.search_text`, q.trim()),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

const itemsWith = {
  processing: itemStates.processing,
  published: itemStates.published,
  problems: sql`i.status = ${itemStatus.notPublished}`,
} as const;

/**
 * Reads one post.
 * @throws Problem `not_found`
 */
export async function readPost(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  queries: Queryable,
  member: Member,
  id: number,
): Promise<LocalPost> {
  const { columns, from } = shownPosts(member);
  const [row] = await rows<ShownRow>(
    queries,
    sql`select ${columns} ${from} where ${isVisiblePost(member)} and p.id = ${id}`,
  );
  if (!row) throw new Problem('not_found');
  return toWire(services, member, row);
}

/** One post that is not deleted, with the ids of its locations. */
export async function readPostDetail(services: Services, member: Member, id: number) {
  const { queries } = services.database;
  const post = await readPost(services, queries, member, id);
  if (post.status === 'deleted') throw new Problem('not_found');
  const series = post.recurrence && (await readSeries(queries, { companyId: member.companyId, postId: id }));
  if (series) return { ...post, facilities_ids: series.locationIds, groups: series.groupIds };
  return { ...post, facilities_ids: await locationsOfPost(queries, member, id), groups: [] };
}

/** The ids of a post's locations that the member sees. */
export async function locationsOfPost(queries: Queryable, member: Member, id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    queries,
    sql`select i.location_id::int8 as id from local_post_items i join local_posts p on p.company_id = i.company_id and p.id = i.post_id
        where i.company_id = ${member.companyId} and i.post_id = ${id} and ${isVisibleItem(member)} and ${isPartOfPost}
        order by 1`,
  );
  return found.map((row) => row.id);
}

function toWire(services: Links, member: Member, row: ShownRow): LocalPost {
  const counts = countsOf(row);
  const now = services.now();
  const isOpen = row.status === 'creating' || row.status === 'deleting' || row.status === 'sent';
  return {
    id: row.id,
    ...writtenOf(row),
    picture: pictureOf(services, member, row),
    carrier: row.carrier,
    series: seriesDateOf(row),
    status: row.status,
    batch_status: batchStatusOf(counts),
    counts,
    author: row.author,
    created_at: isoOf(row.created_at),
    sent_at: isoOf(row.sent_at),
    next_at: isoOf(row.next_at),
    seconds_left: isOpen && counts.processing > 0 ? secondsLeft(row.last_send_at ?? now, now) : null,
    can_edit: canEditPost(member, { authorId: row.authorId, hidden: row.hidden }),
    version: row.version,
  };
}

/** Which date of a series a post is; null for any other. */
export function seriesDateOf({ seriesId, occurrenceOn, isOwn }: PostRow): LocalPost['series'] {
  return seriesId === null || occurrenceOn === null
    ? null
    : { id: seriesId, on: occurrenceOn, is_own: isOwn };
}

/** The picture of a post; null without one. */
export function pictureOf(
  services: Links,
  { companyId }: Member,
  { uploadId, width, height }: Pick<ShownRow, 'uploadId' | 'width' | 'height'>,
): PostPicture | null {
  if (uploadId === null || width === null || height === null) return null;
  return {
    upload_id: uploadId,
    url: pictureAddressForMember(services, { companyId, uploadId }),
    width,
    height,
  };
}
