import { type HeldPlan, planChange, type PlanChange } from '@pinfold/contract/features/billing/plan-change';
import { promotionPeriod } from '@pinfold/contract/features/billing/promotion';
import { tieredAmount } from '@pinfold/contract/features/billing/tiered-amount';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem } from '../answers.ts';
import { now } from '../collection.ts';
import { monthsAfter, sumsOf, taxed, vatPercent } from './amounts.ts';
import type { TestBilling } from './billing-fixtures.ts';

/** A price with the plan that it is for. */
interface SoldPrice {
  plan: Schemas['SoldPlan'];
  price: Schemas['BillingPrice'];
}

/** What the company wants to buy, beside what it has. */
export interface TestBasket extends SoldPrice {
  quantity: number;
  promotion: Schemas['PromotionCode'] | null;
  running: Schemas['RunningSubscription'] | null;
  /** Null where nothing runs. */
  change: PlanChange | null;
}

/** @throws TestProblem `price_unknown`, `promotion_code_invalid` */
export function readBasket(billing: TestBilling, basket: Schemas['Basket']): TestBasket {
  const { price: key = '', quantity = 1 } = basket.items[0] ?? {};
  const sold = requirePrice(billing, key, basket.currency);
  const { interval } = sold.price.recurring;
  const running = billing.subscription.subscription;
  const promotion = basket.promotion_code ? usableCode(billing, basket.promotion_code, interval) : null;
  return {
    ...sold,
    quantity,
    promotion,
    running,
    change: running && planChange(heldPlanOf(billing, running), { rank: sold.plan.rank, interval, quantity }),
  };
}

function heldPlanOf({ plans }: TestBilling, running: Schemas['RunningSubscription']): HeldPlan {
  const rankOf = (key: string) => plans.find((plan) => plan.key === key)?.rank ?? 0;
  return {
    interval: running.interval,
    method: running.payment_method,
    paid: { rank: rankOf(running.entitled_plan), quantity: running.entitled_quantity },
    renews: { rank: rankOf(running.plan), quantity: running.quantity },
  };
}

/** @throws TestProblem `price_unknown` */
export function requirePrice(billing: TestBilling, key: string, currency?: string): SoldPrice {
  const sold = priceOf(billing, key);
  if (!sold || (currency !== undefined && sold.price.currency !== currency))
    throw new TestProblem('price_unknown');
  return sold;
}

/** Counts what a basket costs by the contract's rule, where the API asks Stripe. */
export function previewOf(billing: TestBilling, basket: TestBasket): Schemas['PricePreview'] {
  const { price, quantity, promotion, running, change } = basket;
  const begin = beginningOf(running);
  const renewed = renewedAt(basket, begin);
  const full = amountOf(basket, quantity);
  const discount = promotion ? discountOf(promotion, full) : 0;
  const line = lineWriter(billing);
  const bought = { from: begin, to: renewed, quantity };
  const lines = !running
    ? [line(nameOf(basket, quantity), full - discount, bought)]
    : change === 'upgrade'
      ? upgradeLines(billing, { basket, running, begin, renewed })
      : [];
  return {
    ...sumsOf(lines),
    discount,
    currency: price.currency,
    change,
    lines,
    renewal: { ...sumsOf([line(nameOf(basket, quantity), full, bought)]), at: renewed },
  };
}

/** Returns when a period that is ordered now begins: the hour's begin, so that a price stays as it was shown. */
export function beginningOf(running: Schemas['RunningSubscription'] | null): string {
  const hour = new Date(Math.floor(Date.now() / hourMilliseconds) * hourMilliseconds).toISOString();
  return running && running.period_start > hour ? running.period_start : hour;
}

/** Returns when what is ordered is renewed: with the running period, unless the interval is another one. */
export function renewedAt({ price, running, change }: TestBasket, begin: string): string {
  const { interval } = price.recurring;
  if (running && (running.interval === interval || change === 'after_period')) return running.period_end;
  return monthsAfter(begin, interval === 'year' ? 12 : 1);
}

const hourMilliseconds = 3_600_000;

interface Upgrade {
  basket: TestBasket;
  running: Schemas['RunningSubscription'];
  begin: string;
  renewed: string;
}

/** What is left of the period is given back at the old price and charged at the new one. */
function upgradeLines(
  billing: TestBilling,
  { basket, running, begin, renewed }: Upgrade,
): Schemas['InvoiceLine'][] {
  const line = lineWriter(billing);
  const [start, end] = [Date.parse(running.period_start), Date.parse(running.period_end)];
  const left = Math.max(0, (end - Date.parse(begin)) / (end - start));
  const held = paidPriceOf(billing, running);
  const unused = held ? Math.round(amountOf(held, running.entitled_quantity) * left) : 0;
  const full = amountOf(basket, basket.quantity);
  const isRestarted = running.interval !== basket.price.recurring.interval;
  return [
    line(`Unused time on ${held ? nameOf(held, running.entitled_quantity) : running.plan_name}`, -unused, {
      from: begin,
      to: running.period_end,
      quantity: running.entitled_quantity,
    }),
    line(
      `Remaining time on ${nameOf(basket, basket.quantity)}`,
      isRestarted ? full : Math.round(full * left),
      { from: begin, to: renewed, quantity: basket.quantity },
    ),
  ];
}

function lineWriter({ invoiceData: { country, tax_status: status } }: TestBilling) {
  const percent = country !== 'PL' && status === 'verified' ? null : vatPercent;
  return (
    description: string,
    amount: number,
    { from, to, quantity }: { from: string; to: string; quantity: number },
  ): Schemas['InvoiceLine'] => ({
    description,
    quantity,
    ...taxed(amount, percent),
    period_start: from,
    period_end: to,
  });
}

function priceOf({ plans }: TestBilling, key: string | null): SoldPrice | undefined {
  for (const plan of plans) {
    const price = plan.prices.find(({ price_id }) => price_id === key);
    if (price) return { plan, price };
  }
  return undefined;
}

/** The price of what is paid for until the period ends. */
function paidPriceOf(
  { plans }: TestBilling,
  { entitled_plan: key, interval, currency }: Schemas['RunningSubscription'],
): SoldPrice | undefined {
  const plan = plans.find((one) => one.key === key);
  const price = plan?.prices.find((one) => one.recurring.interval === interval && one.currency === currency);
  return plan && price && { plan, price };
}

/** A code is for a first order. */
function usableCode(
  { promotionCodes, subscription }: TestBilling,
  text: string,
  interval: 'month' | 'year',
): Schemas['PromotionCode'] {
  const found = promotionCodes.find(
    ({ code, period, expires_at: end }) =>
      code.toLowerCase() === text.toLowerCase() &&
      period === promotionPeriod(interval) &&
      (end === null || end > now()),
  );
  if (!found || subscription.subscription)
    throw new TestProblem('promotion_code_invalid', [
      { path: 'body.promotion_code', message: 'Ten kod nie działa.' },
    ]);
  return found;
}

function discountOf({ percent_off, amount_off }: Schemas['PromotionCode'], net: number): number {
  return Math.min(net, amount_off ?? Math.round((net * (percent_off ?? 0)) / 100));
}

function amountOf({ price }: SoldPrice, quantity: number): number {
  return Number(tieredAmount(price, quantity));
}

function nameOf({ plan }: SoldPrice, quantity: number): string {
  return `${quantity} × ${plan.name}`;
}
