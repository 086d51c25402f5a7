import type { PaymentMethodKind } from './payment.ts';

/**
 * What an order does to a subscription (product spec, section 4). `upgrade`: paid for now, and counts once it is;
 * `downgrade`: within what is paid for, so it costs nothing and counts from the next period; `after_period`: can be
 * ordered only then.
 */
export const planChanges = ['no_change', 'upgrade', 'downgrade', 'after_period'] as const;

/** What one order does to a subscription. */
export type PlanChange = (typeof planChanges)[number];

/** How much of the service is had or ordered. */
export interface PlanSize {
  /** The plan's, from 1 for the smallest. */
  rank: number;
  /** How many locations. */
  quantity: number;
}

/** What is ordered. */
export interface PlanTerms extends PlanSize {
  interval: 'month' | 'year';
}

/** What is had. */
export interface HeldPlan {
  interval: 'month' | 'year';
  method: PaymentMethodKind;
  /** Paid for until the period ends. */
  paid: PlanSize;
  /** What the next period is for: less than what is paid for, after a downgrade. */
  renews: PlanSize;
}

/**
 * Returns what changing from one plan to another is. Nothing is given back: what is more in one respect and less in
 * another waits for the end of the period, and so does a month after a year. A year after a month begins at once, so it
 * has to be paid at once: by card.
 */
export function planChange({ interval, method, paid, renews }: HeldPlan, to: PlanTerms): PlanChange {
  const isLess = to.rank < paid.rank || to.quantity < paid.quantity;
  const isMore = to.rank > paid.rank || to.quantity > paid.quantity;
  if (to.interval !== interval)
    return to.interval === 'year' && method === 'card' && !isLess ? 'upgrade' : 'after_period';
  if (to.rank === renews.rank && to.quantity === renews.quantity) return 'no_change';
  if (isLess && isMore) return 'after_period';
  return isMore ? 'upgrade' : 'downgrade';
}
