import type { SubscriptionDetails } from './billing.queries.ts';

/** How a plan stands: the API's status, and `ending` for a subscription that was cancelled and still runs. */
export type BillingState = SubscriptionDetails['status'] | 'ending';

/** What happens on a date: `closes` is the end of the days of grace. */
export type SubscriptionTerm = 'renews' | 'ends' | 'ended' | 'closes';

/** How a plan stands, and the date that matters then. */
export interface SubscriptionStanding {
  state: BillingState;
  /** Undefined where no date matters: without an end, or closed until somebody pays or asks. */
  term: SubscriptionTerm | undefined;
  /** ISO 8601; null without a term. */
  date: string | null;
}

/**
 * Returns how a plan stands, with the date to name.
 *
 * @example
 * ```ts
 * const { data } = useSubscription();
 * const standing = data && subscriptionStanding(data); // { state: 'ending', term: 'ends', date: '2026-12-31T…' }
 * ```
 */
export function subscriptionStanding(details: SubscriptionDetails): SubscriptionStanding {
  const { status, subscription } = details;
  const isEnding = status === 'active' && subscription?.ends_at_period_end === true;
  const state = isEnding ? 'ending' : status;
  const term = termOf(state, subscription !== null);
  const date = state === 'past_due' ? (subscription?.grace_ends_at ?? details.ends_at) : details.ends_at;
  return term && date !== null ? { state, term, date } : { state, term: undefined, date: null };
}

function termOf(state: BillingState, isSubscribed: boolean): SubscriptionTerm | undefined {
  switch (state) {
    case 'active':
      return isSubscribed ? 'renews' : 'ends';
    case 'trial':
    case 'ending':
      return 'ends';
    case 'past_due':
      return 'closes';
    case 'trial_over':
    case 'expired':
      return 'ended';
    case 'unpaid':
    case 'suspended':
      return undefined;
  }
}
