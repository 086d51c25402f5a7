/** How a subscription stands; `trial_over` is a free trial whose days have run out. */
export const subscriptionStates = ['active', 'trial', 'trial_over', 'expired', 'unpaid'] as const;

/** How one subscription stands. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What the rule reads of a plan. */
export interface SubscriptionTerms {
  /** ISO date-time; null when the plan has no end. */
  expires_at: string | null;
  is_unpaid: boolean;
  is_free_trial: boolean;
}

/** Returns the state at `now`, in milliseconds since the epoch (product spec, sections 2 and 4). `unpaid` comes first. */
export function subscriptionState(plan: SubscriptionTerms, now: number): SubscriptionState {
  if (plan.is_unpaid) return 'unpaid';
  const isOver = plan.expires_at !== null && Date.parse(plan.expires_at) <= now;
  if (plan.is_free_trial) return isOver ? 'trial_over' : 'trial';
  return isOver ? 'expired' : 'active';
}
