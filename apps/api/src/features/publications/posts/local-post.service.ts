import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { changeableMinutes } from '@pinfold/contract/features/publications/local-post';
import type {
  createLocalPost,
  ExcludedLocation,
  LocalPost,
  updateLocalPost,
  updatePostDate,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { judgeContext, requireSendable } from './accept/require-sendable.ts';
import { keepPostPicture } from '../pictures/uploads.service.ts';
import { validatePost, type PlacedPost } from './accept/validate-post.ts';
import { locationsOfPost, readPost } from './local-posts.queries.ts';
import { lockEditablePost, type PostRow, type StoredPost, writtenOf } from './post-access.ts';
import type { NewPostItem } from './accept/accept-items.ts';
import { acceptPost, acceptPostDeletion, replanPost, withdrawSending } from './accept/accept-post.ts';
import { chosenLocations, toExcluded } from '../chosen-locations.ts';
import { carrierOf } from './series/carrier-of.ts';
import { changeSeries, ownDate, startSeries } from './series/change-series.ts';
import { dropDate, stopSeries } from './series/end-series.ts';
import { lockSeriesOf, skipDate } from './series/series-row.ts';
import { definedOf, isSentAlike, type PostChange, storePost } from './store-post.ts';

/**
 * Accepts a post for many locations, at once or at a planned moment. A second request with the same `request_id` returns
 * the first one's post.
 * @throws Problem `post_invalid`, `locations_missing`, `location_unavailable`, `facility_unknown`, `group_unknown`,
 * `image_unknown`, `post_type_unavailable`, `public_url_needed`
 */
export async function createPost(
  services: Services,
  member: Member,
  body: z.output<typeof createLocalPost.body>,
  language: Language,
): Promise<{ post: LocalPost; excluded: ExcludedLocation[] }> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const chosen = await chosenLocations(tx, member, body);
    const known = await postOfRequest(tx, companyId, body.request_id);
    if (known === undefined) {
      const validated = validatePost(body, chosen, judgeContext(services, member, language));
      requireSendable(services, body, validated, language);
      await keepPostPicture(tx, services, member, body.upload_id);
      const postId = await insertPost(tx, services, member, body);
      // Of two requests at once the later one waits for the first to commit, and inserts nothing.
      if (postId !== undefined && body.recurrence)
        await startSeries(
          tx,
          services,
          { companyId, postId },
          { ...body, language, placed: validated.placed },
        );
      else if (postId !== undefined) await acceptPost(tx, services, { companyId, postId }, validated.placed);
    }
    const id = known ?? (await requirePostOfRequest(tx, companyId, body.request_id));
    return { post: await readPost(services, tx, member, id), excluded: chosen.flatMap(toExcluded) };
  });
}

async function postOfRequest(
  tx: Queryable,
  companyId: number,
  requestId: string,
): Promise<number | undefined> {
  const [post] = await rows<{ id: number }>(
    tx,
    sql`select id::int8 as id from local_posts where company_id = ${companyId} and request_id = ${requestId}`,
  );
  return post?.id;
}

async function requirePostOfRequest(tx: Queryable, companyId: number, requestId: string): Promise<number> {
  const id = await postOfRequest(tx, companyId, requestId);
  if (id === undefined) throw new Problem('not_found');
  return id;
}

/** Returns the id of the new post; undefined if a request with its id has made one. */
async function insertPost(
  tx: Queryable,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { companyId, userId }: Member,
  post: StoredPost & { request_id: string },
): Promise<number | undefined> {
  const createdAt = now().toISOString();
  const isPlanned = post.planned_at !== null;
  const carrier = post.recurrence && carrierOf(post, config).carrier;
  const [inserted] = await rows<{ id: number }>(
    tx,
    sql`insert into local_posts (company_id, type, title, summary, start, "end", offer, action, upload_id, on_maps,
          in_locator, planned_at, planned_zone, recurrence, carrier, status, request_id, author_id, created_at, sent_at)
        values (${companyId}, ${post.type}, ${post.title}, ${post.summary}, ${post.start}, ${post.end},
          ${JSON.stringify(post.offer)}::jsonb, ${post.action && JSON.stringify(post.action)}::jsonb, ${post.upload_id},
          ${post.visibility.maps}, ${post.visibility.store_locator}, ${post.planned_at}, ${post.planned_zone},
          ${post.recurrence && JSON.stringify(post.recurrence)}::jsonb, ${carrier},
          ${carrier ? 'repeating' : isPlanned ? 'planned' : 'creating'}, ${post.request_id}, ${userId}, ${createdAt}, ${isPlanned ? null : createdAt})
        on conflict (company_id, request_id) do nothing
        returning id::int8 as id`,
  );
  return inserted?.id;
}

/**
 * Changes a planned post: its locations get it anew. What is left out stays. A series is changed from its next date on,
 * and a post that is to repeat becomes one.
 * @throws Problem `not_found`, `permission_denied`, `post_changed`, `post_too_late`, and what creating one throws
 */
export async function updatePost(
  services: Services,
  member: Member,
  id: number,
  changes: z.output<typeof updateLocalPost.body>,
  language: Language,
): Promise<LocalPost> {
  return services.database.queries.transaction(async (tx) => {
    const row = await lockEditablePost(tx, member, id);
    if (row.status === 'repeating') await changeSeries(tx, services, member, { row, changes, language });
    else await changePost(tx, services, member, { row, changes, language });
    return readPost(services, tx, member, id);
  });
}

/**
 * Changes one date of a series, which becomes a post of its own.
 * @throws Problem `not_found` for what is no date of it, and what changing a planned post throws
 */
export async function updateDate(
  services: Services,
  member: Member,
  { id, on }: { id: number; on: string },
  { version, ...changes }: z.output<typeof updatePostDate.body>,
  language: Language,
): Promise<LocalPost> {
  return services.database.queries.transaction(async (tx) => {
    const series = await lockEditablePost(tx, member, id);
    if (series.version !== version) throw new Problem('post_changed');
    const dateId = await ownDate(tx, services, { companyId: member.companyId, postId: id }, on);
    const row = await lockEditablePost(tx, member, dateId);
    await changePost(tx, services, member, { row, changes: { ...changes, version: row.version }, language });
    return readPost(services, tx, member, dateId);
  });
}

/** Changes a planned post that the caller has locked. */
async function changePost(
  tx: Queryable,
  services: Services,
  member: Member,
  { row, changes: given, language }: PostChange,
): Promise<void> {
  const { companyId } = member;
  const { id } = row;
  const { version, facilities_ids, groups = [], ...changes } = given;
  await requireChangeable(tx, services, companyId, row);
  if (row.version !== version) throw new Problem('post_changed');
  const post: StoredPost = { ...writtenOf(row), ...definedOf(changes) };
  // A date of a series does not become a series itself.
  if (row.seriesId !== null) post.recurrence = null;
  const ids = facilities_ids ?? (await locationsOfPost(tx, member, id));
  const chosen = await chosenLocations(tx, member, { facilities_ids: ids, groups });
  const validated = validatePost(post, chosen, judgeContext(services, member, language));
  requireSendable(services, post, validated, language);
  if (post.upload_id !== row.uploadId) await keepPostPicture(tx, services, member, post.upload_id);
  const postId = { companyId, postId: id };
  if (post.recurrence) {
    await withdrawSending(tx, services, postId, []);
    await replanPost(tx, services, postId, []);
    await storePost(tx, postId, post, {
      carrier: carrierOf(post, services.config).carrier,
      status: 'repeating',
    });
    const { placed } = validated;
    return startSeries(tx, services, postId, { ...post, facilities_ids: ids, groups, language, placed });
  }
  const isReworded = changes.title !== undefined || changes.summary !== undefined;
  const placed = isReworded ? validated.placed : await withOwnWords(tx, companyId, id, validated.placed);
  const isSame = isSentAlike(writtenOf(row), post);
  await withdrawSending(tx, services, postId, isSame ? placed : []);
  await storePost(tx, postId, post, { isOwn: row.seriesId !== null });
  await replanPost(tx, services, postId, placed, isSame);
}

/** Where the post was fixed for one location, its words stay there: a change of the moment or the picture keeps them. */
async function withOwnWords(
  tx: Queryable,
  companyId: number,
  postId: number,
  placed: readonly PlacedPost[],
): Promise<NewPostItem[]> {
  const rewritten = await rows<{ locationId: number; title: string; summary: string }>(
    tx,
    sql`select location_id::int8 as "locationId", title, summary from local_post_items
        where company_id = ${companyId} and post_id = ${postId} and action = 'create' and is_rewritten`,
  );
  const wordsAt = new Map(rewritten.map((item) => [item.locationId, item]));
  return placed.map(({ locationId, title, summary, plannedAt }) => {
    const own = wordsAt.get(locationId);
    return { locationId, title, summary, plannedAt, ...own, isRewritten: own !== undefined };
  });
}

/** Only what is planned can be changed, until shortly before it first appears. */
async function requireChangeable(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  companyId: number,
  { id, status }: PostRow,
): Promise<void> {
  if (status !== 'planned') throw new Problem('post_too_late');
  const { first } = await oneRow<{ first: string | Date | null }>(
    tx,
    sql`select min(planned_at) as first from local_post_items
        where company_id = ${companyId} and post_id = ${id} and action = 'create'`,
  );
  const until = now().getTime() + changeableMinutes * 60_000;
  if (first !== null && new Date(first).getTime() < until) throw new Problem('post_too_late');
}

/**
 * Ends a series: planned dates go, sent ones stay. What Google repeats is deleted there.
 * @throws Problem `not_found` also for a post that does not repeat, `permission_denied`
 */
export async function stopPost(services: Services, member: Member, id: number): Promise<LocalPost> {
  return deletePost(services, member, id, ({ status }) => status === 'repeating');
}

/**
 * Deletes a post: a planned one that Google does not have at once, any other from every location. A series is stopped,
 * and one of its dates that is still planned is left out of it.
 * @throws Problem `not_found`, `permission_denied`
 */
export async function deletePost(
  services: Services,
  member: Member,
  id: number,
  isMeant: (row: PostRow) => boolean = () => true,
): Promise<LocalPost> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockSeriesOf(tx, { companyId, postId: id });
    const row = await lockEditablePost(tx, member, id);
    if (!isMeant(row)) throw new Problem('not_found');
    const before = await readPost(services, tx, member, id);
    if (row.status === 'deleting') return before;
    await deleteLocked(tx, services, companyId, row);
    const [left] = await rows<Pick<PostRow, 'status' | 'version'>>(
      tx,
      sql`select status, version from local_posts where company_id = ${companyId} and id = ${id}`,
    );
    // A planned post may be gone with its items, so that it is no longer seen.
    if (left === undefined || left.status === 'deleted')
      return { ...before, status: 'deleted', version: left?.version ?? before.version, can_edit: false };
    return readPost(services, tx, member, id);
  });
}

async function deleteLocked(
  tx: Queryable,
  services: Services,
  companyId: number,
  { id, status, seriesId, occurrenceOn }: PostRow,
): Promise<void> {
  const postId = { companyId, postId: id };
  if (status === 'repeating') return stopSeries(tx, services, postId);
  if (status !== 'planned' || seriesId === null || occurrenceOn === null)
    return acceptPostDeletion(tx, services, postId);
  await skipDate(tx, { companyId, postId: seriesId }, occurrenceOn);
  await dropDate(tx, services, postId);
}

/**
 * Shows a post in the store locator, or not.
 * @throws Problem `not_found`, `permission_denied`
 */
export async function updateVisibility(
  services: Services,
  member: Member,
  id: number,
  isVisible: boolean,
): Promise<LocalPost> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockEditablePost(tx, member, id);
    await tx.execute(
      sql`update local_posts set in_locator = ${isVisible} where company_id = ${companyId} and id = ${id}`,
    );
    await services.live.publish(tx, companyId, { topic: 'local_posts', ids: [id] });
    await services.live.publish(tx, companyId, { topic: 'store_locator', ids: [] });
    return readPost(services, tx, member, id);
  });
}
