import type { Invoice, InvoicePayment } from '../objects/billing-objects.ts';
import {
  declineOf,
  cancelIntent,
  createIntent,
  fail,
  type PaymentAttempt,
  succeed,
} from '../payments/payment-intents.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import type { DeclineCode } from '../payments/test-cards.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { day } from './billing-period.ts';
import { buyerOf, partyFields } from './new-invoice.ts';
import {
  subscriptionForgiven,
  subscriptionOf,
  subscriptionPaid,
  subscriptionPaymentFailed,
} from './subscription-lifecycle.ts';

/** Makes a draft into an invoice: it gets its number, what is due, and the customer as it is now. One without an amount is paid at once. */
export function finalizeInvoice(transaction: Transaction, invoice: Invoice): void {
  if (invoice.status !== 'draft')
    throw new StripeError(
      400,
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      { code: 'invoice_not_editable' },
    );
  const { now } = transaction;
  if (invoice.customer !== null) {
    Object.assign(invoice, partyFields(buyerOf(transaction, invoice.customer)));
    const customer = transaction.edit('customer', invoice.customer);
    const sequence = String(customer.next_invoice_sequence).padStart(4, '0');
    customer.next_invoice_sequence += 1;
    invoice.number = `${customer.invoice_prefix}-${sequence}`;
    invoice.starting_balance = customer.balance;
    invoice.amount_due = Math.max(0, invoice.total + customer.balance);
    invoice.ending_balance = Math.min(0, invoice.total + customer.balance);
    customer.balance = invoice.ending_balance;
    customer.currency ??= invoice.currency;
  }
  invoice.amount_remaining = invoice.amount_due;
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.automatically_finalizes_at = null;
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `https://invoice.stripe.test/i/${invoice.id}`;
  invoice.invoice_pdf = `https://invoice.stripe.test/i/${invoice.id}/pdf`;
  if (invoice.collection_method === 'send_invoice')
    invoice.due_date ??= now + (subscriptionOf(transaction, invoice)?.days_until_due ?? 30) * day;
  transaction.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return settle(transaction, invoice);
  const intent = createIntent(transaction, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription creation',
    methods: ['card'],
    setupFutureUsage: 'off_session',
  });
  insertPayment(transaction, invoice, intent, true);
  if (invoice.collection_method === 'send_invoice') transaction.emit('invoice.sent', invoice);
  else if (invoice.auto_advance) invoice.next_payment_attempt = now;
  return undefined;
}

/** Pays an open invoice with the given or saved payment method. Returns why it failed. @throws StripeError */
export function payInvoice(
  transaction: Transaction,
  invoice: Invoice,
  attempt: PaymentAttempt & { method?: string | undefined; isManual?: boolean },
): DeclineCode | undefined {
  const payment = openPayments(transaction, invoice).find((one) => one.is_default);
  if (!payment) throw notOpen(invoice);
  const subscription = subscriptionOf(transaction, invoice);
  const intent = transaction.edit('payment_intent', payment.payment.payment_intent);
  const methodId = attempt.method ?? methodOf(transaction, invoice);
  const method = methodId === undefined ? undefined : transaction.get('payment_method', methodId);
  intent.amount = invoice.amount_remaining;
  const decline = method
    ? declineOf(transaction, method, { ...attempt, subscription: subscription?.id ?? null })
    : 'generic_decline';
  // What somebody tries between Stripe's own attempts does not change when those come.
  const counts = !attempt.isManual || !invoice.attempted;
  invoice.attempted = true;
  if (counts) invoice.attempt_count += 1;
  if (method && decline === undefined) {
    succeed(transaction, intent, method);
    creditPayment(transaction, invoice, payment, intent);
    return undefined;
  }
  const wait =
    invoice.billing_reason === 'subscription_create' ? undefined : retryDays[invoice.attempt_count - 1];
  const isRetried = invoice.auto_advance && invoice.collection_method === 'charge_automatically';
  if (counts)
    invoice.next_payment_attempt = isRetried && wait !== undefined ? transaction.now + wait * day : null;
  fail(transaction, intent, method, decline ?? 'generic_decline');
  transaction.emit('invoice.payment_failed', invoice);
  if (decline === 'authentication_required') transaction.emit('invoice.payment_action_required', invoice);
  const isLast = invoice.next_payment_attempt === null && !attempt.isOnSession;
  if (counts) subscriptionPaymentFailed(transaction, invoice, isLast);
  return decline;
}

/** Days until each next attempt; after the last one the subscription is unpaid. */
const retryDays = [3, 5, 7];

/** The saved payment method that an invoice is charged to: its own, the subscription's, or the customer's. */
function methodOf(transaction: Transaction, invoice: Invoice): string | undefined {
  const customer = invoice.customer === null ? undefined : transaction.get('customer', invoice.customer);
  return (
    invoice.default_payment_method ??
    subscriptionOf(transaction, invoice)?.default_payment_method ??
    customer?.invoice_settings.default_payment_method ??
    undefined
  );
}

/** Adds a payment to an open invoice; one that has succeeded is credited at once. @throws StripeError */
export function attachPayment(transaction: Transaction, invoice: Invoice, intent: PaymentIntent): void {
  if (invoice.status !== 'open') throw notOpen(invoice);
  if (intent.currency !== invoice.currency || (intent.customer ?? invoice.customer) !== invoice.customer)
    throw new StripeError(400, 'The PaymentIntent must have the currency and the customer of the invoice.', {
      param: 'payment_intent',
    });
  const isAttached = transaction
    .list('invoice_payment')
    .some((one) => one.payment.payment_intent === intent.id && one.status !== 'canceled');
  if (isAttached)
    throw new StripeError(400, 'The PaymentIntent is already attached to an invoice.', {
      param: 'payment_intent',
    });
  const payment = insertPayment(transaction, invoice, intent, false);
  if (intent.status === 'succeeded') creditPayment(transaction, invoice, payment, intent);
}

/** @throws StripeError unless the invoice is open or uncollectible */
export function voidInvoice(transaction: Transaction, invoice: Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw notOpen(invoice);
  invoice.status = 'void';
  invoice.status_transitions.voided_at = transaction.now;
  close(transaction, invoice);
  transaction.emit('invoice.voided', invoice);
  subscriptionForgiven(transaction, invoice);
}

/** @throws StripeError unless the invoice is open */
export function giveUpInvoice(transaction: Transaction, invoice: Invoice): void {
  if (invoice.status !== 'open') throw notOpen(invoice);
  invoice.status = 'uncollectible';
  invoice.status_transitions.marked_uncollectible_at = transaction.now;
  invoice.next_payment_attempt = null;
  transaction.emit('invoice.marked_uncollectible', invoice);
  subscriptionForgiven(transaction, invoice);
}

/** @throws StripeError unless the invoice is open */
export function settleOutOfBand(transaction: Transaction, invoice: Invoice): void {
  if (invoice.status !== 'open') throw notOpen(invoice);
  settle(transaction, invoice);
}

function notOpen({ status }: Invoice): StripeError {
  const message =
    status === 'paid'
      ? 'Invoice is already paid'
      : `This action is not possible for an invoice that is ${status}.`;
  return new StripeError(400, message, { code: 'invoice_not_editable' });
}

function insertPayment(
  transaction: Transaction,
  invoice: Invoice,
  intent: PaymentIntent,
  isDefault: boolean,
): InvoicePayment {
  return transaction.insert<InvoicePayment>({
    ...transaction.base('invoice_payment', 'inpay'),
    amount_paid: null,
    amount_requested: Math.min(intent.amount, invoice.amount_remaining),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: isDefault,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function openPayments(transaction: Transaction, { id }: Invoice): InvoicePayment[] {
  return transaction
    .list('invoice_payment')
    .filter((one) => one.invoice === id && one.status === 'open')
    .map((one) => transaction.edit('invoice_payment', one.id));
}

function creditPayment(
  transaction: Transaction,
  invoice: Invoice,
  payment: InvoicePayment,
  intent: PaymentIntent,
): void {
  const credited = Math.min(intent.amount_received, invoice.amount_remaining);
  payment.status = 'paid';
  payment.amount_paid = intent.amount_received;
  payment.status_transitions.paid_at = transaction.now;
  invoice.amount_paid += credited;
  invoice.amount_remaining -= credited;
  invoice.amount_overpaid += intent.amount_received - credited;
  transaction.emit('invoice_payment.paid', payment);
  if (invoice.amount_overpaid > 0) transaction.emit('invoice.overpaid', invoice);
  if (invoice.amount_remaining === 0) settle(transaction, invoice);
}

function settle(transaction: Transaction, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = transaction.now;
  close(transaction, invoice);
  transaction.emit('invoice.updated', invoice);
  transaction.emit('invoice.paid', invoice);
  transaction.emit('invoice.payment_succeeded', invoice);
  subscriptionPaid(transaction, invoice);
}

/** Takes back what still tried to pay the invoice. */
function close(transaction: Transaction, invoice: Invoice): void {
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  for (const payment of openPayments(transaction, invoice)) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = transaction.now;
    const intent = transaction.edit('payment_intent', payment.payment.payment_intent);
    if (intent.status !== 'succeeded' && intent.status !== 'canceled')
      cancelIntent(transaction, intent, invoice.status === 'void' ? 'void_invoice' : null);
  }
}
