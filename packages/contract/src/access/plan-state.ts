import { subscriptionState, type SubscriptionTerms } from '../features/billing/subscription-state.ts';

/** Whether a company may use what its plan contains (product spec, sections 2 and 8). */
export const planStates = ['active', 'expired', 'unpaid'] as const;
export type PlanState = (typeof planStates)[number];

/** Tells it at a moment, in milliseconds. A trial whose days have run out is no trial any more: it has expired. */
export function planStateOf(terms: SubscriptionTerms, now: number): PlanState {
  const state = subscriptionState(terms, now);
  if (state === 'unpaid') return 'unpaid';
  return state === 'expired' || state === 'trial_over' ? 'expired' : 'active';
}
