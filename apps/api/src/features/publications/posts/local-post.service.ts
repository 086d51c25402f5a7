import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import {
  changeableMinutes,
  postTypes,
  withOwnParts,
} from '@pinfold/contract/features/publications/local-post';
import type {
  createLocalPost,
  ExcludedLocation,
  LocalPost,
  updateLocalPost,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requirePublicUrl } from '../pictures/require-public-url.ts';
import { keepPostPicture } from '../pictures/uploads.service.ts';
import {
  invalidPost,
  validatePost,
  requireLocations,
  type ValidatedPost,
  type PlacedPost,
} from './accept/validate-post.ts';
import { locationsOfPost, readPost } from './local-posts.queries.ts';
import { lockEditablePost, type PostRow, type StoredPost, writtenOf } from './post-access.ts';
import type { NewPostItem } from './accept/accept-items.ts';
import { acceptPost, acceptPostDeletion, replanPost, withdrawSending } from './accept/accept-post.ts';
import { chosenLocations, toExcluded } from '../chosen-locations.ts';

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
      const validated = validatePost(body, chosen, { companyZone: member.timezone, now: services.now() });
      requireSendable(services, body, validated, language);
      await keepPostPicture(tx, services, member, body.upload_id);
      const postId = await insertPost(tx, services, member, body);
      // Of two requests at once the later one waits for the first to commit, and inserts nothing.
      if (postId !== undefined) await acceptPost(tx, services, { companyId, postId }, validated.placed);
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

/** Refuses what cannot be sent as it is. */
function requireSendable(
  services: Services,
  post: StoredPost,
  validated: ValidatedPost,
  language: Language,
): void {
  if (post.type === postTypes.alert && !services.config.PINFOLD_ALERT_POSTS)
    throw new Problem('post_type_unavailable', { errors: [{ path: 'body.type' }] });
  requireLocations(validated, language);
  if (validated.faults.length > 0) throw invalidPost(validated.faults, language);
  if (post.upload_id !== null && post.visibility.maps) requirePublicUrl(services);
}

/** Returns the id of the new post; undefined if a request with its id has made one. */
async function insertPost(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, userId }: Member,
  post: StoredPost & { request_id: string },
): Promise<number | undefined> {
  const createdAt = now().toISOString();
  const isPlanned = post.planned_at !== null;
  const [inserted] = await rows<{ id: number }>(
    tx,
    sql`insert into local_posts (company_id, type, title, summary, start, "end", offer, action, upload_id, on_maps,
          in_locator, planned_at, planned_zone, status, request_id, author_id, created_at, sent_at)
        values (${companyId}, ${post.type}, ${post.title}, ${post.summary}, ${post.start}, ${post.end},
          ${JSON.stringify(post.offer)}::jsonb, ${post.action && JSON.stringify(post.action)}::jsonb, ${post.upload_id},
          ${post.visibility.maps}, ${post.visibility.store_locator}, ${post.planned_at}, ${post.planned_zone},
          ${isPlanned ? 'planned' : 'creating'}, ${post.request_id}, ${userId}, ${createdAt}, ${isPlanned ? null : createdAt})
        on conflict (company_id, request_id) do nothing
        returning id::int8 as id`,
  );
  return inserted?.id;
}

/**
 * Changes a planned post: its locations get it anew. What is left out stays.
 * @throws Problem `not_found`, `permission_denied`, `post_changed`, `post_too_late`, and what creating one throws
 */
export async function updatePost(
  services: Services,
  member: Member,
  id: number,
  { version, facilities_ids, ...changes }: z.output<typeof updateLocalPost.body>,
  language: Language,
): Promise<LocalPost> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const row = await lockEditablePost(tx, member, id);
    await requireChangeable(tx, services, companyId, row);
    if (row.version !== version) throw new Problem('post_changed');
    const post: StoredPost = { ...writtenOf(row), ...definedOf(changes) };
    const ids = facilities_ids ?? (await locationsOfPost(tx, member, id));
    const chosen = await chosenLocations(tx, member, { facilities_ids: ids, groups: [] });
    const validated = validatePost(post, chosen, { companyZone: member.timezone, now: services.now() });
    requireSendable(services, post, validated, language);
    if (post.upload_id !== row.uploadId) await keepPostPicture(tx, services, member, post.upload_id);
    const isReworded = changes.title !== undefined || changes.summary !== undefined;
    const placed = isReworded ? validated.placed : await withOwnWords(tx, companyId, id, validated.placed);
    const isSame = isSentAlike(writtenOf(row), post);
    await withdrawSending(tx, services, { companyId, postId: id }, isSame ? placed : []);
    await storePost(tx, companyId, id, post);
    await replanPost(tx, services, { companyId, postId: id }, placed, isSame);
    return readPost(services, tx, member, id);
  });
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

/** Whether two versions differ in nothing that Google gets, apart from the words and the moment of each location. */
function isSentAlike(before: StoredPost, after: StoredPost): boolean {
  const sentOf = (post: StoredPost) => ({
    ...withOwnParts(post),
    title: '',
    summary: '',
    upload: post.upload_id,
    maps: post.visibility.maps,
  });
  return isDeepStrictEqual(sentOf(before), sentOf(after));
}

/** Without the properties that are undefined. */
function definedOf<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> } {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> };
}

async function storePost(tx: Queryable, companyId: number, id: number, post: StoredPost): Promise<void> {
  await tx.execute(
    sql`update local_posts set type = ${post.type}, title = ${post.title}, summary = ${post.summary},
          start = ${post.start}, "end" = ${post.end}, offer = ${JSON.stringify(post.offer)}::jsonb,
          action = ${post.action && JSON.stringify(post.action)}::jsonb, upload_id = ${post.upload_id},
          on_maps = ${post.visibility.maps}, in_locator = ${post.visibility.store_locator},
          planned_at = ${post.planned_at}, planned_zone = ${post.planned_zone}
        where company_id = ${companyId} and id = ${id}`,
  );
}

/**
 * Deletes a post: a planned one that Google does not have at once, any other from every location.
 * @throws Problem `not_found`, `permission_denied`
 */
export async function deletePost(services: Services, member: Member, id: number): Promise<LocalPost> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    const row = await lockEditablePost(tx, member, id);
    const before = await readPost(services, tx, member, id);
    if (row.status === 'deleting') return before;
    await acceptPostDeletion(tx, services, { companyId, postId: id });
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
