import { newestFirst } from '../../world/newest-first.ts';
import type { WorldReview } from '../../world/world.ts';
import { invalidArgument } from '../google-error.ts';

export type ReviewOrder = keyof typeof orders;
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

export function compareBy(order: ReviewOrder): Compare {
  return orders[order];
}

function isOrder(order: string): order is ReviewOrder {
  return Object.hasOwn(orders, order);
}
