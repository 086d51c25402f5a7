import type { Config } from '../../../../config.ts';
import type { Queryable } from '../../../../database/database.ts';
import { enqueueSpread } from '../../../../delivery/enqueue-spread.ts';
import type { Services } from '../../../../services.ts';
import { deletePostItem } from '../items/delete-post-item.job.ts';
import {
  acceptDeletionItself,
  acceptDeletions,
  acceptFailedItems,
  acceptItems,
  acceptPostItself,
  noteLastSend,
  type AcceptedItem,
  type NewPostItem,
} from './accept-items.ts';
import { lockPost, type PostId } from '../items/item-lifecycle.ts';
import { sendPost } from '../items/send-post.job.ts';
import { withdrawItems, withdrawReworded } from './withdraw-items.ts';

/*
 * What services call to have a post sent, changed, deleted or tried again. Each accepts the work and enqueues its jobs
 * in the caller's transaction: a location waits for its post and the job exists, or neither is so.
 */

/** When the last location gets its post within the provider's quotas. */
export interface PostAcceptance {
  lastSendAt: Date;
}

/** Accepts a new post for its locations. A post that is not for maps is shown in the store locator at its moment. */
export async function acceptPost(
  tx: Queryable,
  services: Services,
  post: PostId,
  items: readonly NewPostItem[],
): Promise<PostAcceptance> {
  await lockPost(tx, post);
  return accept(tx, services, post, items, { isChange: false, isSame: false });
}

/**
 * Takes back what is on its way of a planned post, apart from items that are not changed. Called before the post is
 * written anew, since what is on its way is found by what the post said.
 */
export async function withdrawSending(
  tx: Queryable,
  services: Services,
  post: PostId,
  unchanged: readonly NewPostItem[],
): Promise<void> {
  await lockPost(tx, post);
  await enqueueDeletions(tx, services, post, await withdrawItems(tx, services, post, unchanged));
}

/**
 * Accepts a change of a planned post: its version grows, earlier jobs are void, what Google has of it is deleted there
 * and made again, and locations that are not among the items lose it.
 *
 * @param isSame whether the post itself is sent as before: then an item on its way that is not changed stays so
 */
export async function replanPost(
  tx: Queryable,
  services: Services,
  post: PostId,
  items: readonly NewPostItem[],
  isSame = false,
): Promise<PostAcceptance> {
  await lockPost(tx, post);
  const removed = await acceptDeletions(
    tx,
    services,
    post,
    items.map(({ locationId }) => locationId),
  );
  await enqueueDeletions(tx, services, post, removed);
  return accept(tx, services, post, items, { isChange: true, isSame });
}

/** Accepts the deletion of a post: at once where Google does not have it, otherwise it is deleting until it is gone. */
export async function acceptPostDeletion(tx: Queryable, services: Services, post: PostId): Promise<void> {
  const { live } = services;
  await lockPost(tx, post);
  const waiting = await acceptDeletions(tx, services, post);
  await enqueueDeletions(tx, services, post, waiting);
  await acceptDeletionItself(tx, services, post);
  await live.publish(tx, post.companyId, { topic: 'local_posts', ids: [post.postId] });
  await live.publish(tx, post.companyId, { topic: 'store_locator', ids: [] });
}

/** What is tried again, and when the last of it may be sent. */
export interface RetryAcceptance extends PostAcceptance {
  /** Locations that take another try; what policy rejected does so with another text alone. */
  locationIds: number[];
}

/** Accepts another try where a post failed, at all locations given or at those among them that are named. */
export async function acceptPostRetry(
  tx: Queryable,
  services: Services,
  post: PostId,
  items: readonly Omit<NewPostItem, 'plannedAt'>[],
  locationIds?: readonly number[],
): Promise<RetryAcceptance> {
  const wanted = locationIds && new Set(locationIds);
  const again = items.filter(({ locationId }) => wanted?.has(locationId) ?? true);
  await lockPost(tx, post);
  await enqueueDeletions(tx, services, post, await withdrawReworded(tx, services, post, again));
  const accepted = await acceptFailedItems(tx, services, post, again);
  const lastSendAt = await enqueueSends(tx, services, post, accepted);
  if (accepted.length > 0) await noteLastSend(tx, post, lastSendAt);
  await services.live.publish(tx, post.companyId, { topic: 'local_posts', ids: [post.postId] });
  return { lastSendAt, locationIds: accepted.map(({ locationId }) => locationId) };
}

async function accept(
  tx: Queryable,
  services: Services,
  post: PostId,
  items: readonly NewPostItem[],
  { isChange, isSame }: { isChange: boolean; isSame: boolean },
): Promise<PostAcceptance> {
  const accepted = await acceptItems(tx, services, post, items, isSame);
  const lastSendAt = await enqueueSends(tx, services, post, accepted);
  const isPlanned = items.some(({ plannedAt }) => plannedAt !== null);
  await acceptPostItself(tx, services, post, { isPlanned, lastSendAt, isChange });
  await services.live.publish(tx, post.companyId, { topic: 'local_posts', ids: [post.postId] });
  return { lastSendAt };
}

/** Enqueues the job of each item at its pace within the provider's quotas. Returns when the last one begins. */
function enqueueSends(
  tx: Queryable,
  services: Services,
  { companyId }: PostId,
  accepted: readonly AcceptedItem[],
): Promise<Date> {
  const items = accepted.map(({ id, version, locationId, plannedAt }) => ({
    locationId,
    payload: { companyId, itemId: id, version },
    notBefore: handoverTime(plannedAt, services.config, services.now()),
  }));
  return enqueueSpread(tx, services, sendPost, ['google/v4', 'sending'], items);
}

/** When a post goes to Google: ahead of its planned moment, as far as that is still to come. */
export function handoverTime(
  plannedAt: Date | null,
  { PINFOLD_POST_HANDOVER_HOURS: hours }: Pick<Config, 'PINFOLD_POST_HANDOVER_HOURS'>,
  now: Date,
): Date {
  if (plannedAt === null) return now;
  return new Date(Math.max(now.getTime(), plannedAt.getTime() - hours * 3_600_000));
}

async function enqueueDeletions(
  tx: Queryable,
  services: Services,
  { companyId }: PostId,
  waiting: readonly AcceptedItem[],
): Promise<void> {
  const items = waiting.map(({ id, version, locationId }) => ({
    locationId,
    payload: { companyId, itemId: id, version },
  }));
  await enqueueSpread(tx, services, deletePostItem, ['google/v4', 'sending'], items);
}
