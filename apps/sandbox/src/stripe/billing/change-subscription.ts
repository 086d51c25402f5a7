import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../objects/billing-objects.ts';
import type { TaxRate } from '../objects/catalog-objects.ts';
import type { Metadata } from '../objects/stored.ts';
import type { PaymentAttempt } from '../payments/payment-intents.ts';
import { cardError } from '../payments/payment-methods.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { day, periodEnd } from './billing-period.ts';
import { appliedDiscounts, checkSameInterval, newItem, spendDiscounts } from './create-subscription.ts';
import { periodLines, remainingTimeLine, unusedTimeLines } from './invoice-lines.ts';
import { finalizeInvoice, payInvoice, voidInvoice } from './invoice-lifecycle.ts';
import { buyerOf, insertInvoice } from './new-invoice.ts';

export interface ItemChange {
  /** Of the item that is changed; without it the item is new. */
  id?: string | undefined;
  price?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
  taxRates?: string[] | undefined;
  metadata?: Metadata | undefined;
}

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface PlannedChange {
  items: SubscriptionItem[];
  /** Credits and charges for the rest of the period. */
  lines: InvoiceLine[];
  /** Whether a new period begins now, because the interval is another. */
  isRestarted: boolean;
  at: number;
}

/** What a change of items would cost, without making it. `at` counts prorations. @throws StripeError */
export function planChange(
  transaction: Transaction,
  subscription: Readonly<Subscription>,
  changes: readonly ItemChange[],
  behavior: ProrationBehavior,
  at: number = transaction.now,
): PlannedChange {
  const before = subscription.items.data;
  const [{ current_period_start: start, current_period_end: end } = missingItem()] = before;
  if (at < start || at > end)
    throw invalidParameter('proration_date', 'The proration date must be within the current period.');
  const items = changedItems(transaction, subscription, changes);
  checkSameInterval(items);
  const isRestarted = !sameInterval(before[0], items[0]);
  if (isRestarted) restart(items, transaction.now);
  const touched = (one: SubscriptionItem, others: readonly SubscriptionItem[]) =>
    isRestarted || !others.some((other) => sameCharge(one, other));
  const removed = before.filter((item) => touched(item, items));
  const added = items.filter((item) => touched(item, before));
  const id = subscription.id;
  const credits =
    behavior === 'none'
      ? []
      : removed.flatMap((item) => unusedTimeLines(transaction, { subscription: id, item }, at));
  const charges = isRestarted
    ? items.flatMap((item) => periodLines(transaction, { subscription: id, item }))
    : behavior === 'none'
      ? []
      : added.map((item) => remainingTimeLine(transaction, { subscription: id, item }, at));
  return { items, lines: [...credits, ...charges], isRestarted, at };
}

interface Change {
  changes: ItemChange[];
  proration: ProrationBehavior;
  prorationDate?: number | undefined;
  behavior: 'allow_incomplete' | 'error_if_incomplete' | 'default_incomplete' | 'pending_if_incomplete';
  attempt: PaymentAttempt;
}

/** Changes items, and bills the difference now or with the next invoice. @throws StripeError */
export function changeItems(
  transaction: Transaction,
  subscription: Subscription,
  { changes, proration, prorationDate, behavior, attempt }: Change,
): void {
  dropPendingUpdate(transaction, subscription);
  const plan = planChange(transaction, subscription, changes, proration, prorationDate);
  const before = { items: subscription.items.data, anchor: subscription.billing_cycle_anchor };
  apply(transaction, subscription, plan);
  if (plan.lines.length === 0) return;
  if (proration !== 'always_invoice' && !plan.isRestarted) {
    subscription.pending_lines.push(...plan.lines);
    return;
  }
  const invoice = insertInvoice(transaction, {
    ...changeInvoice(transaction, subscription, plan),
    buyer: buyerOf(transaction, subscription.customer),
  });
  spendDiscounts(transaction, subscription);
  subscription.pending_lines = [];
  subscription.latest_invoice = invoice.id;
  finalizeInvoice(transaction, invoice);
  if (invoice.status !== 'open') return;
  const isCharged = invoice.collection_method === 'charge_automatically';
  invoice.next_payment_attempt = null;
  const isWaiting = !isCharged || behavior === 'default_incomplete';
  if (behavior === 'pending_if_incomplete') {
    subscription.pending_update = {
      billing_cycle_anchor: plan.isRestarted ? transaction.now : null,
      expires_at: transaction.now + 23 * 3600,
      subscription_items: subscription.items.data,
      trial_end: null,
      trial_from_plan: null,
    };
    subscription.items.data = before.items;
    subscription.billing_cycle_anchor = before.anchor;
  }
  const decline = isWaiting ? undefined : payInvoice(transaction, invoice, attempt);
  if (decline !== undefined && behavior === 'error_if_incomplete') {
    transaction.discard();
    throw cardError(decline);
  }
}

/** The invoice of a planned change, for whomever. */
export function changeInvoice(transaction: Transaction, subscription: Subscription, plan: PlannedChange) {
  const [first] = plan.items;
  return {
    subscription,
    lines: [...subscription.pending_lines, ...plan.lines],
    reason: 'subscription_update' as const satisfies Invoice['billing_reason'],
    discounts: appliedDiscounts(transaction, subscription, transaction.now),
    period: { start: first?.current_period_start ?? plan.at, end: first?.current_period_end ?? plan.at },
    prorationDate: plan.at,
  };
}

/** A new change takes the place of one that waits: its invoice is void. */
export function dropPendingUpdate(transaction: Transaction, subscription: Subscription): void {
  if (!subscription.pending_update || subscription.latest_invoice === null) return;
  const invoice = transaction.edit('invoice', subscription.latest_invoice);
  if (invoice.status === 'open') voidInvoice(transaction, invoice);
}

function apply(
  transaction: Transaction,
  subscription: Subscription,
  { items, isRestarted }: PlannedChange,
): void {
  subscription.items.data = items;
  if (isRestarted) subscription.billing_cycle_anchor = transaction.now;
}

function changedItems(
  transaction: Transaction,
  { id, items }: Readonly<Subscription>,
  changes: readonly ItemChange[],
): SubscriptionItem[] {
  const result = structuredClone(items.data);
  const [first] = items.data;
  changes.forEach((change, index) => {
    const param = `items[${index}]`;
    const place = result.findIndex((item) => item.id === change.id);
    if (change.id !== undefined && place === -1)
      throw invalidParameter(`${param}[id]`, `No such subscription item: '${change.id}'`, 'resource_missing');
    if (change.deleted) {
      result.splice(place, 1);
      return;
    }
    const before = result[place];
    const price = change.price ?? before?.price.id;
    if (price === undefined)
      throw invalidParameter(
        `${param}[price]`,
        `Missing required param: ${param}[price].`,
        'parameter_missing',
      );
    const fresh = newItem(
      transaction,
      id,
      { price, quantity: change.quantity ?? before?.quantity ?? 1, taxRates: change.taxRates },
      param,
    );
    result[place === -1 ? result.length : place] = {
      ...fresh,
      id: before?.id ?? fresh.id,
      created: before?.created ?? fresh.created,
      current_period_start: first?.current_period_start ?? fresh.current_period_start,
      current_period_end: first?.current_period_end ?? fresh.current_period_end,
      metadata: change.metadata ?? before?.metadata ?? {},
      tax_rates: change.taxRates ? fresh.tax_rates : ((before?.tax_rates as TaxRate[] | undefined) ?? []),
    };
  });
  if (result.length === 0) throw invalidParameter('items', 'A subscription must have at least one item.');
  return result;
}

function restart(items: readonly SubscriptionItem[], now: number): void {
  for (const item of items) {
    item.current_period_start = now;
    item.current_period_end = item.price.recurring
      ? periodEnd(now, item.price.recurring, now)
      : now + 30 * day;
  }
}

function sameInterval(one: SubscriptionItem | undefined, other: SubscriptionItem | undefined): boolean {
  const [first, second] = [one?.price.recurring, other?.price.recurring];
  return first?.interval === second?.interval && first?.interval_count === second?.interval_count;
}

function sameCharge(one: SubscriptionItem, other: SubscriptionItem): boolean {
  return one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;
}

function missingItem(): never {
  throw new Error('A subscription has no item.');
}
