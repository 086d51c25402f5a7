import { tieredAmount } from '@pinfold/contract/features/billing/tiered-amount';
import type { BillingPrice, SoldPlan } from './billing.queries.ts';
import type { BillingInterval } from './order-choice.ts';

const months: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };

/** Returns what one location costs a month, net, in minor units: that of a year divided by twelve. */
export function pricePerLocationMonth(price: BillingPrice, quantity: number): number {
  return Math.round(Number(tieredAmount(price, quantity)) / quantity / months[price.recurring.interval]);
}

/** Returns a plan's price for an interval in a currency, if it is sold so. */
export function priceFor(
  plan: SoldPlan | undefined,
  interval: BillingInterval,
  currency: string | undefined,
): BillingPrice | undefined {
  const ofInterval = plan?.prices.filter(({ recurring }) => recurring.interval === interval);
  return ofInterval?.find((price) => price.currency === currency) ?? ofInterval?.[0];
}

/** What paying by the year saves in a year, net, in minor units. */
export interface YearlySaving {
  amount: number;
  /** Whole, rounded down: never more is said than is saved. */
  percent: number;
  currency: string;
}

/** Returns what paying by the year saves; undefined where it saves nothing. */
export function yearlySaving(
  plan: SoldPlan | undefined,
  quantity: number,
  currency: string | undefined,
): YearlySaving | undefined {
  const month = priceFor(plan, 'month', currency);
  const year = priceFor(plan, 'year', month?.currency);
  if (!month || year?.currency !== month.currency) return undefined;
  const monthly = Number(tieredAmount(month, quantity)) * months.year;
  const amount = monthly - Number(tieredAmount(year, quantity));
  return amount > 0
    ? { amount, percent: Math.floor((amount / monthly) * 100), currency: month.currency }
    : undefined;
}

/** One line of a table of tiers. */
export interface TierRow {
  from: number;
  /** Null: without an end. */
  upTo: number | null;
  /** Of one location and month, net, in minor units. */
  amount: number;
  /** The quantity reaches this tier, and no further. */
  isReached: boolean;
}

/** Returns the tiers of a price as lines of a table. */
export function tierRows({ tiers, recurring }: BillingPrice, quantity: number): TierRow[] {
  return tiers.map(({ up_to: upTo, unit_amount_decimal: decimal }, index) => {
    const from = (tiers[index - 1]?.up_to ?? 0) + 1;
    return {
      from,
      upTo,
      amount: Math.round(Number(decimal) / months[recurring.interval]),
      isReached: quantity >= from && (upTo === null || quantity <= upTo),
    };
  });
}
