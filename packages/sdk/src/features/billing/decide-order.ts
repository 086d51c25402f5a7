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
import { type BillingInterval, noCode, type OrderChoice } from './order-choice.ts';
import { priceFor } from './plan-price.ts';

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
  const wantedInterval = choice.interval ?? former.interval ?? 'month';
  const plan =
    plans.plans.find(({ key }) => key === (choice.plan ?? former.plan)) ??
    plans.plans.find((one) => overages(one, quantity, usage).length === 0) ??
    plans.plans.at(-1);
  // A plan need not be sold for each interval.
  const price = priceFor(plan, wantedInterval, former.currency) ?? plan?.prices[0];
  const interval = price?.recurring.interval ?? wantedInterval;
  const campaign = campaignCode(campaigns, initialPlan?.acquisition_campaign ?? null, interval);
  // A code of another interval would only be refused.
  const kept = interval === former.interval ? former.code : undefined;
  // A running subscription takes no codes.
  const isRunning = Boolean(facts.subscription?.subscription);
  const wanted = choice.code ?? campaign ?? kept ?? noCode;
  const code = isRunning || wanted === noCode ? null : wanted;
  return {
    interval,
    plan,
    price,
    quantity,
    code,
    basket: price && {
      currency: price.currency,
      items: [{ price: price.price_id, quantity }],
      promotion_code: code,
    },
    overages: plan ? overages(plan, quantity, usage) : [],
  };
}

/** Returns a choice that a page without these facts reads as the same order. */
export function wholeChoice(
  choice: OrderChoice,
  { interval, plan, quantity, code }: DecidedOrder,
): OrderChoice {
  const chosenCode = code ?? choice.code;
  return { interval, quantity, ...(plan && { plan: plan.key }), ...(chosenCode && { code: chosenCode }) };
}

interface FormerChoice {
  interval?: BillingInterval | undefined;
  plan?: string | undefined;
  quantity?: number | undefined;
  code?: string | undefined;
  currency?: string | undefined;
}

function formerChoice({ plans, subscription, initialPlan }: OrderFacts): FormerChoice {
  const running = subscription?.subscription;
  if (running) {
    const { interval, plan, quantity, currency } = running;
    return { interval, plan, quantity, currency };
  }
  if (!initialPlan?.price) return {};
  const plan = plans.plans.find(({ prices }) => prices.some(isInitial));
  const price = plan?.prices.find(isInitial);
  return {
    interval: price?.recurring.interval,
    currency: price?.currency,
    plan: plan?.key,
    quantity: initialPlan.quantity ?? undefined,
    code: initialPlan.promotion_code ?? undefined,
  };

  function isInitial({ price_id: id }: BillingPrice) {
    return id === initialPlan?.price;
  }
}
