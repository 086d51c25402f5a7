import { type DiscountsParam, redeemDiscounts } from '../catalog/discounts.ts';
import type {
  CollectionMethod,
  Invoice,
  Subscription,
  SubscriptionItem,
} from '../objects/billing-objects.ts';
import type { TaxRate } from '../objects/catalog-objects.ts';
import { contained, type Metadata } from '../objects/stored.ts';
import type { PaymentAttempt } from '../payments/payment-intents.ts';
import { cardError } from '../payments/payment-methods.ts';
import { invalidParameter, missingObject, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { periodEnd } from './billing-period.ts';
import type { AppliedDiscount } from './invoice-amounts.ts';
import { periodLines } from './invoice-lines.ts';
import { finalizeInvoice, payInvoice } from './invoice-lifecycle.ts';
import { buyerOf, insertInvoice } from './new-invoice.ts';
import { priceAmount } from './tiered-amount.ts';

export interface ItemWish {
  price: string;
  quantity: number;
  taxRates?: string[] | undefined;
  metadata?: Metadata;
}

export interface NewSubscription {
  customer: string;
  items: ItemWish[];
  collection: CollectionMethod;
  daysUntilDue?: number | undefined;
  defaultPaymentMethod?: string | undefined;
  defaultTaxRates: TaxRate[];
  description?: string | undefined;
  discounts: DiscountsParam;
  metadata: Metadata;
  savesPaymentMethod?: boolean;
  cancelAtPeriodEnd?: boolean;
  /** What happens if the first payment fails; `wait` does not try it. */
  behavior: 'allow_incomplete' | 'error_if_incomplete' | 'default_incomplete';
  attempt: PaymentAttempt;
}

/** Starts the first period now. Its invoice is paid at once, or is a draft for an hour if invoices are sent. */
export function createSubscription(transaction: Transaction, given: NewSubscription): Subscription {
  const { customer, collection } = given;
  const id = transaction.newId('sub');
  const items = given.items.map((wish, index) => newItem(transaction, id, wish, `items[${index}]`));
  const [first] = items;
  if (!first) throw invalidParameter('items', 'Missing required param: items.', 'parameter_missing');
  checkSameInterval(items);
  checkPaymentMethod(transaction, given);
  const { currency } = first.price;
  const subtotal = items.reduce((sum, { price, quantity }) => sum + priceAmount(price, quantity), 0);
  const discounts = redeemDiscounts(transaction, given.discounts, {
    customer,
    subscription: id,
    currency,
    subtotal,
  });
  const isSent = collection === 'send_invoice';
  const subscription = transaction.insert<Subscription>({
    ...emptySubscription(transaction, id),
    billing_cycle_anchor: transaction.now,
    cancel_at: given.cancelAtPeriodEnd ? first.current_period_end : null,
    cancel_at_period_end: given.cancelAtPeriodEnd ?? false,
    collection_method: collection,
    currency,
    customer,
    days_until_due: isSent ? (given.daysUntilDue ?? 30) : null,
    default_payment_method: given.defaultPaymentMethod ?? null,
    default_tax_rates: given.defaultTaxRates,
    description: given.description ?? null,
    discounts: discounts.map((discount) => discount.id),
    items: contained(`/v1/subscription_items?subscription=${id}`, items),
    metadata: given.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    status: isSent ? 'active' : 'incomplete',
  });
  const invoice = billPeriod(transaction, subscription, 'subscription_create');
  transaction.emit('customer.subscription.created', subscription);
  if (isSent) return subscription;
  finalizeInvoice(transaction, invoice);
  invoice.next_payment_attempt = null;
  if (invoice.status !== 'open' || given.behavior === 'default_incomplete') return subscription;
  const decline = payInvoice(transaction, invoice, given.attempt);
  if (decline !== undefined && given.behavior === 'error_if_incomplete') {
    transaction.discard();
    throw cardError(decline);
  }
  return subscription;
}

/** @throws StripeError for a card that is not the customer's, and where there is none to charge */
function checkPaymentMethod(
  transaction: Transaction,
  { customer, collection, behavior, defaultPaymentMethod: id }: NewSubscription,
): void {
  const method =
    id === undefined ? undefined : transaction.get('payment_method', id, 'default_payment_method');
  if (method && method.customer !== customer)
    throw missingObject('payment_method', method.id, 'default_payment_method');
  if (method || collection === 'send_invoice' || behavior === 'default_incomplete') return;
  if (transaction.get('customer', customer).invoice_settings.default_payment_method === null)
    throw new StripeError(
      400,
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
}

/** The draft for the present period, with prorations that waited for it; discounts for one invoice are used up. */
export function billPeriod(
  transaction: Transaction,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): Invoice {
  const [first] = subscription.items.data;
  const lines = [
    ...subscription.pending_lines,
    ...subscription.items.data.flatMap((item) =>
      periodLines(transaction, { subscription: subscription.id, item }),
    ),
  ];
  const invoice = insertInvoice(transaction, {
    buyer: buyerOf(transaction, subscription.customer),
    subscription,
    lines,
    reason,
    discounts: appliedDiscounts(transaction, subscription),
    period: {
      start: first?.current_period_start ?? transaction.now,
      end: first?.current_period_end ?? transaction.now,
    },
  });
  subscription.pending_lines = [];
  spendDiscounts(transaction, subscription);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** The discounts that still count for a subscription's next invoice. */
export function appliedDiscounts(
  transaction: Transaction,
  { discounts, items }: Subscription,
  at: number = items.data[0]?.current_period_start ?? transaction.now,
): AppliedDiscount[] {
  return discounts
    .map((id) => transaction.get('discount', id))
    .filter(({ end }) => end === null || end > at)
    .map((discount) => ({ discount, coupon: transaction.get('coupon', discount.source.coupon) }));
}

export function spendDiscounts(transaction: Transaction, subscription: Subscription): void {
  subscription.discounts = appliedDiscounts(transaction, subscription)
    .filter(({ coupon }) => coupon.duration !== 'once')
    .map(({ discount }) => discount.id);
}

/** @throws StripeError for a price that is not recurring, or unknown */
export function newItem(
  transaction: Transaction,
  subscription: string,
  { price: priceId, quantity, taxRates = [], metadata = {} }: ItemWish,
  param: string,
): SubscriptionItem {
  const price = structuredClone(transaction.get('price', priceId, `${param}[price]`));
  if (!price.recurring || !price.active)
    throw invalidParameter(`${param}[price]`, 'The price specified must be active and recurring.');
  return {
    id: transaction.newId('si'),
    object: 'subscription_item',
    created: transaction.now,
    livemode: false,
    current_period_end: periodEnd(transaction.now, price.recurring, transaction.now),
    current_period_start: transaction.now,
    discounts: [],
    metadata,
    price,
    quantity,
    subscription,
    tax_rates: taxRates.map((id) => transaction.get('tax_rate', id, `${param}[tax_rates]`)),
  };
}

/** @throws StripeError if items have different intervals or currencies */
export function checkSameInterval(items: readonly SubscriptionItem[]): void {
  const kinds = new Set(
    items.map(
      ({ price }) => `${price.currency} ${price.recurring?.interval} ${price.recurring?.interval_count}`,
    ),
  );
  if (kinds.size > 1)
    throw invalidParameter('items', 'All prices of a subscription must have the same currency and interval.');
}

/** @throws StripeError for an unknown tax rate */
export function readTaxRates(transaction: Transaction, ids: readonly string[] = []): TaxRate[] {
  return ids.map((id) => transaction.get('tax_rate', id, 'default_tax_rates'));
}

/** The fields that are the same for each new subscription. */
function emptySubscription(transaction: Transaction, id: string) {
  return {
    id,
    object: 'subscription' as const,
    created: transaction.now,
    livemode: false as const,
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false as const, liability: null },
    billing_mode: { flexible: null, type: 'classic' as const },
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    customer_account: null,
    default_source: null,
    ended_at: null,
    latest_invoice: null,
    pause_collection: null,
    pending_lines: [],
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: transaction.now,
    test_clock: null,
    trial_end: null,
    trial_start: null,
  };
}
