import type { BillingStatus } from '@pinfold/contract/features/billing/billing-status';
import type { companies } from '../../company/company.table.ts';
import type { SoldPlan } from '../plans/sold-plans.ts';
import type { billingSubscriptions } from './billing-subscriptions.table.ts';

// Stripe decides what becomes of a subscription; here its word becomes ours, and ours becomes the plan of the company.

export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;

/** What Stripe says of the subscription that counts. */
export type SubscriptionFacts = Omit<
  SubscriptionRow,
  'companyId' | 'status' | 'entitledPlanKey' | 'entitledQuantity'
> & {
  /** What the newest change has added is paid for. */
  isChangePaid: boolean;
};

/** How many days of a period's end Stripe may be late with its news: a renewal's invoice takes an hour, a bank days. */
const lateDays = 3;

const dayMilliseconds = 86_400_000;

export interface Circumstances {
  now: Date;
  graceDays: number;
  /** An operator has closed the company. */
  isSuspended: boolean;
}

/**
 * Returns how the subscription stands. An overdue invoice leaves the plan open for the days of grace. What waits for
 * its first payment is none of these: such a subscription does not count yet. One that has ended has ended, also where
 * an operator has closed the company: its plan may come from a voucher or a grant by now.
 */
export function statusOf(
  facts: SubscriptionFacts,
  { isSuspended, ...circumstances }: Circumstances,
): BillingStatus {
  const status = statusAtStripe(facts, circumstances);
  return isSuspended && status !== 'expired' ? 'suspended' : status;
}

function statusAtStripe(
  { stripeStatus, pastDueSince }: SubscriptionFacts,
  { now, graceDays }: Omit<Circumstances, 'isSuspended'>,
): Exclude<BillingStatus, 'suspended'> {
  if (stripeStatus === 'unpaid') return 'unpaid';
  if (stripeStatus === 'past_due') {
    const graceEnds = graceEndOf(pastDueSince, graceDays);
    return graceEnds === null || now < graceEnds ? 'past_due' : 'unpaid';
  }
  return stripeStatus === 'active' || stripeStatus === 'trialing' ? 'active' : 'expired';
}

/** When an overdue invoice closes the plan; null where none is overdue. */
export function graceEndOf(pastDueSince: Date | null, graceDays: number): Date | null {
  return pastDueSince && new Date(pastDueSince.getTime() + graceDays * dayMilliseconds);
}

/** What a company may use, as it was paid for. */
export interface Entitlement {
  planKey: string;
  quantity: number;
}

/**
 * Returns what the company may use now. It grows once the change is paid for, and shrinks when the period turns in
 * which more was paid for. Plan and quantity each by itself: who pays for more of one keeps the other.
 */
export function entitlementOf(
  facts: SubscriptionFacts,
  before: SubscriptionRow | undefined,
  plans: readonly SoldPlan[],
): Entitlement {
  const bought = { planKey: facts.planKey, quantity: facts.quantity };
  if (before?.stripeSubscriptionId !== facts.stripeSubscriptionId) return bought;
  const hasTurned = facts.periodStart > before.periodStart;
  const rankOf = (key: string) => plans.find((plan) => plan.key === key)?.rank ?? 0;
  const applies = (change: number) => (change > 0 ? facts.isChangePaid : hasTurned);
  return {
    planKey: applies(rankOf(facts.planKey) - rankOf(before.entitledPlanKey))
      ? facts.planKey
      : before.entitledPlanKey,
    quantity: applies(facts.quantity - before.entitledQuantity) ? facts.quantity : before.entitledQuantity,
  };
}

type Company = typeof companies.$inferSelect;

/**
 * Returns what the company's row says then. Where the plan is no longer sold, the company keeps its capabilities and
 * the limits that it has.
 */
export function columnsOf(
  status: BillingStatus,
  facts: SubscriptionFacts,
  { quantity }: Entitlement,
  {
    plan,
    limits,
    isSuspended,
  }: { plan: SoldPlan | undefined; limits: Company['planLimits']; isSuspended: boolean },
): Partial<Company> {
  if (status === 'expired')
    return {
      planExpiresAt: facts.endedAt ?? facts.periodEnd,
      planIsUnpaid: isSuspended,
      planIsFreeTrial: false,
      isPaying: false,
      hasBillingSubscription: false,
    };
  return {
    planExpiresAt: new Date(
      facts.periodEnd.getTime() + (facts.cancelAtPeriodEnd ? 0 : lateDays * dayMilliseconds),
    ),
    planIsUnpaid: status === 'unpaid' || status === 'suspended',
    planIsFreeTrial: false,
    isPaying: status === 'active' || status === 'past_due',
    hasBillingSubscription: true,
    isSubscriptionPlanClient: true,
    initialPaymentStatus: 'success',
    ...(plan && { planName: plan.name, planCapabilities: plan.capabilities }),
    planLimits: { ...(plan?.limits ?? limits), max_facilities: quantity },
  };
}
