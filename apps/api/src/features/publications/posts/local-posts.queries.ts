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
import {
  canEditPost,
  isPartOfPost,
  isVisibleItem,
  isVisiblePost,
  itemsOfPost,
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
    columns: sql`${postColumns}, u.name as author, p.created_at, p.sent_at, p.last_send_at, f.width, f.height, c.*`,
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
              ${itemsOfPost} and ${isPartOfPost}) i) c`,
  };
}

/** The counts of a row, as the wire has them. */
export function countsOf(row: PostCounts): PostCounts {
  const { total, sent, published, rejected: byPolicy, failed, processing } = row;
  return { total, sent, published, rejected: byPolicy, failed, processing };
}

type PostSearch = z.output<typeof LocalPostFilters> & Paging;

const isPlanned = sql`p.status = 'planned'`;
const isSent = sql`p.status in ('creating', 'sent', 'deleting')`;

/** One page of the posts that touch locations of the member, and how many each tab has. */
export async function listPostsOf(
  services: Services,
  member: Member,
  { page, page_size, ...filters }: PostSearch,
) {
  const { queries } = services.database;
  const where = sql`${isVisiblePost(member)} and ${matches(member, filters)}`;
  const numbers = await oneRow<{ count: number; planned: number; sent: number }>(
    queries,
    sql`select (select count(*) from local_posts p where ${where}) as count,
          count(*) filter (where ${isPlanned}) as planned, count(*) filter (where ${isSent}) as sent
        from local_posts p where ${isVisiblePost(member)}`,
  );
  const order =
    filters.tab === 'planned'
      ? sql`p.planned_at, p.id`
      : sql`coalesce(p.sent_at, p.created_at) desc, p.id desc`;
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
  const conditions = [
    tab === 'planned' ? isPlanned : isSent,
    type === undefined ? undefined : sql`p.type = ${type}`,
    status === undefined ? undefined : ofItems(itemsWith[status]),
    ids === undefined ? undefined : ofItems(sql`i.location_id = any(${int8Array(idsIn(ids))})`),
    groups === undefined
      ? undefined
      : ofItems(isInGroups(member.companyId, sql`i.location_id`, idsIn(groups))),
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
  return { ...post, facilities_ids: await locationsOfPost(queries, member, id) };
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
