import * as z from 'zod';
import type { WorldReview } from '../../world/world.ts';
import { invalidArgument } from '../google-error.ts';
import { readPageToken, writePageToken } from '../page-token.ts';
import { compareBy } from './review-order.ts';
import type { ReviewOrder } from './review-order.ts';

const PageToken = z.object({
  order: z.string(),
  id: z.string(),
  rating: z.literal([1, 2, 3, 4, 5]),
  updateTime: z.number(),
});

interface Page<Item> {
  items: readonly Item[];
  nextPageToken?: string;
}

/** A page begins after the last review of the one before, so what is written or deleted meanwhile makes no gap. */
export function takeReviewPage<Item extends WorldReview>(
  newestFirst: readonly Item[],
  order: ReviewOrder,
  size: number,
  token: string | undefined,
): Page<Item> {
  const after = readPageToken(token, PageToken);
  if (after && after.order !== order) {
    throw invalidArgument('page_token', 'Page token does not match the order of this request.');
  }
  const compare = compareBy(order);
  const sorted = order === 'update_time desc' ? newestFirst : newestFirst.toSorted(compare);
  const start = after ? firstAfter(sorted, (review) => compare(review, { ...review, ...after }) > 0) : 0;
  const items = sorted.slice(start, start + size);
  const last = items.at(-1);
  if (!last || start + size >= sorted.length) return { items };
  const { id, rating, updateTime } = last;
  return { items, nextPageToken: writePageToken({ order, id, rating, updateTime }) };
}

/** Binary search for the first review past the token's. */
function firstAfter<Item>(sorted: readonly Item[], isPast: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && isPast(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
