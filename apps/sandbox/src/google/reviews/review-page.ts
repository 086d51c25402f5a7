import * as z from 'zod';
import { newestFirst } from '../../world/review-shelf.ts';
import type { WorldReview } from '../../world/world.ts';
import { invalidArgument } from '../google-error.ts';
import { type Page, readPageToken, writePageToken } from '../paging.ts';

const LastReview = z.object({
  order: z.string(),
  id: z.string(),
  rating: z.literal([1, 2, 3, 4, 5]),
  updateTime: z.number(),
});

/** A page begins after the last review of the one before, so what is written or deleted meanwhile makes no gap. */
export function takeReviewPage<Item extends WorldReview>(
  sortedByTime: readonly Item[],
  order: ReviewOrder,
  size: number,
  token: string | undefined,
): Page<Item> {
  const after = readPageToken(token, LastReview);
  if (after && after.order !== order) {
    throw invalidArgument('page_token', 'Page token does not match the order of this request.');
  }
  const compare = compareBy(order);
  const sorted = order === 'update_time desc' ? sortedByTime : sortedByTime.toSorted(compare);
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

type ReviewOrder = keyof typeof orders;

type Compare = (a: WorldReview, b: WorldReview) => number;

const orders = {
  'update_time desc': newestFirst,
  rating: (a, b) => a.rating - b.rating || newestFirst(a, b),
  'rating desc': (a, b) => b.rating - a.rating || newestFirst(a, b),
} satisfies Record<string, Compare>;

/** The three orders of v4; clients also spell the field in camel case. */
export function readReviewOrder(given: string | undefined): ReviewOrder {
  const order = (given ?? '').trim().replace('updateTime', 'update_time').replaceAll(/\s+/g, ' ');
  if (order === '') return 'update_time desc';
  if (!isOrder(order)) throw invalidArgument('order_by', `Invalid order_by: ${given}`);
  return order;
}

function compareBy(order: ReviewOrder): Compare {
  return orders[order];
}

function isOrder(order: string): order is ReviewOrder {
  return Object.hasOwn(orders, order);
}
