/** What an order does to a subscription (product spec, section 4). */
export const planChanges = ['no_change', 'upgrade', 'downgrade'] as const;

/** What one order does to a subscription. */
export type PlanChange = (typeof planChanges)[number];

/** What is had or ordered. */
export interface PlanTerms {
  /** The plan's, from 1 for the smallest. */
  rank: number;
  interval: 'month' | 'year';
  /** How many locations. */
  quantity: number;
}

/**
 * Returns what changing from one plan to another is. The plan decides first, then the interval, then the quantity. An
 * upgrade is paid for and counts at once; a downgrade counts from the next period.
 */
export function planChange(from: PlanTerms, to: PlanTerms): PlanChange {
  const steps = [
    to.rank - from.rank,
    months[to.interval] - months[from.interval],
    to.quantity - from.quantity,
  ];
  const first = steps.find((step) => step !== 0) ?? 0;
  if (first === 0) return 'no_change';
  return first > 0 ? 'upgrade' : 'downgrade';
}

/** Whether the change can be ordered only once the period is over: a year that was paid for is not given back. */
export function waitsForPeriodEnd(from: PlanTerms, to: PlanTerms): boolean {
  return months[to.interval] < months[from.interval];
}

const months = { month: 1, year: 12 } as const;
