import { type Overage, overages } from '@pinfold/contract/features/billing/overages';
import { campaignCode } from '@pinfold/contract/features/billing/promotion';
import type {
  Basket,
  BillingPrice,
  Campaign,
  InitialPlan,
  Plans,
  SoldPlan,
  SubscriptionDetails,
} from './billing.queries.ts';
import type { BillingInterval, OrderChoice } from './order-choice.ts';

/** What a choice is completed from. */
export interface OrderFacts {
  plans: Plans;
  /** Undefined for those who may not see it. */
  subscription?: SubscriptionDetails | undefined;
  initialPlan?: InitialPlan | undefined;
  campaigns?: readonly Campaign[] | undefined;
}

/** A choice that is complete, or as complete as the plans on sale allow. */
export interface DecidedOrder {
  interval: BillingInterval;
  /** Undefined where nothing is sold. */
  plan: SoldPlan | undefined;
  /** That of the plan for the interval. */
  price: BillingPrice | undefined;
  quantity: number;
  /** Null without a promotion code; a campaign's code is of the interval. */
  code: string | null;
  /** What to preview and to order; undefined without a price. */
  basket: Basket | undefined;
  /** What has to go before the company fits; empty for those who may not see its usage. */
  overages: Overage[];
}

/** The highest number of locations that can be ordered at once. */
export const maxQuantity = 100_000;

/**
 * Completes a choice: what the user has not chosen follows from the running subscription, from what was chosen before
 * the first order, and from what the company uses, in this order.
 */
export function decideOrder(choice: OrderChoice, facts: OrderFacts): DecidedOrder {
  const { plans, campaigns = [], initialPlan } = facts;
  const former = formerChoice(facts);
  const usage = plans.limits_usage?.limits ?? [];
  const used = usage.find(({ limit }) => limit === 'max_facilities')?.used ?? 1;
  const quantity = Math.min(Math.max(choice.quantity ?? former.quantity ?? used, 1), maxQuantity);
  const interval = choice.interval ?? former.interval ?? 'month';
  const plan =
    plans.plans.find(({ key }) => key === (choice.plan ?? former.plan)) ??
    plans.plans.find((one) => overages(one, quantity, usage).length === 0) ??
    plans.plans.at(-1);
  const currency = facts.subscription?.subscription?.currency;
  const ofInterval = plan?.prices.filter(({ recurring }) => recurring.interval === interval) ?? [];
  const price = ofInterval.find((one) => one.currency === currency) ?? ofInterval[0];
  const code =
    choice.code ??
    campaignCode(campaigns, initialPlan?.acquisition_campaign ?? null, interval) ??
    former.code ??
    null;
  return {
    interval,
    plan,
    price,
    quantity,
    code,
    basket: price && {
      currency: price.currency,
      items: [{ price: price.price_id, quantity }],
      // A running subscription takes no codes.
      promotion_code: facts.subscription?.subscription ? null : code,
    },
    overages: plan ? overages(plan, quantity, usage) : [],
  };
}

interface FormerChoice {
  interval?: BillingInterval | undefined;
  plan?: string | undefined;
  quantity?: number | undefined;
  code?: string | undefined;
}

function formerChoice({ plans, subscription, initialPlan }: OrderFacts): FormerChoice {
  const running = subscription?.subscription;
  if (running) return { interval: running.interval, plan: running.plan, quantity: running.quantity };
  if (!initialPlan?.price) return {};
  const plan = plans.plans.find(({ prices }) => prices.some(isInitial));
  return {
    interval: plan?.prices.find(isInitial)?.recurring.interval,
    plan: plan?.key,
    quantity: initialPlan.quantity ?? undefined,
    // A code of another interval would only be refused.
    code: initialPlan.promotion_code ?? undefined,
  };

  function isInitial({ price_id: id }: BillingPrice) {
    return id === initialPlan?.price;
  }
}
