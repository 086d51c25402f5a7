import { subscriptionState, type SubscriptionTerms } from './subscription-state.ts';

/** What a voucher gives. */
export interface VoucherTerms {
  /** Of the voucher's plan. */
  rank: number;
  days: number;
}

/** What the company has. */
export interface PresentPlan extends SubscriptionTerms {
  /** Undefined for a plan that is not sold, or not any more. */
  rank: number | undefined;
}

const dayMilliseconds = 86_400_000;

/**
 * Returns until when a voucher gives its plan, or why it cannot: the same plan is extended, a higher one begins now, and
 * so does any after a trial or an ended plan. A plan whose rank nobody knows may be the higher one, so it stays.
 */
export function voucherEnd(
  present: PresentPlan,
  { rank, days }: VoucherTerms,
  now: Date,
): Date | 'voucher_lower_plan' | 'subscription_running' {
  const daysAfter = (moment: number) => new Date(moment + days * dayMilliseconds);
  if (subscriptionState(present, now.getTime()) !== 'active') return daysAfter(now.getTime());
  if (present.expires_at === null) return 'subscription_running';
  if (present.rank === undefined || rank < present.rank) return 'voucher_lower_plan';
  return daysAfter(rank === present.rank ? Date.parse(present.expires_at) : now.getTime());
}
