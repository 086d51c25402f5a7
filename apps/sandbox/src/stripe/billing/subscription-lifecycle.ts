import type { Invoice, Subscription, SubscriptionStatus } from '../objects/billing-objects.ts';
import type { Transaction } from '../protocol/transaction.ts';

/** The subscription that an invoice belongs to, to change in place. */
export function subscriptionOf(transaction: Transaction, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details.subscription;
  return typeof id === 'string' && transaction.find(id) ? transaction.edit('subscription', id) : undefined;
}

/** What a paid invoice does to its subscription. */
export function subscriptionPaid(transaction: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(transaction, invoice);
  if (!subscription || isOver(subscription)) return;
  const isLatest = subscription.latest_invoice === invoice.id;
  if (isLatest && subscription.pending_update) {
    subscription.items.data = subscription.pending_update.subscription_items;
    subscription.billing_cycle_anchor =
      subscription.pending_update.billing_cycle_anchor ?? subscription.billing_cycle_anchor;
    subscription.pending_update = null;
    transaction.emit('customer.subscription.pending_update_applied', subscription);
  }
  if (isLatest) subscription.status = 'active';
  transaction.emit('customer.subscription.updated', subscription);
}

/** What a failed payment does to the subscription of its invoice; `isLast` if it is not tried again. */
export function subscriptionPaymentFailed(transaction: Transaction, invoice: Invoice, isLast: boolean): void {
  const subscription = subscriptionOf(transaction, invoice);
  if (!subscription || isOver(subscription) || subscription.status === 'incomplete') return;
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) return;
  setStatus(transaction, subscription, isLast ? 'unpaid' : 'past_due');
}

/** What an invoice that nobody will pay does to its subscription. */
export function subscriptionForgiven(transaction: Transaction, invoice: Invoice): void {
  const subscription = subscriptionOf(transaction, invoice);
  if (!subscription || isOver(subscription) || subscription.latest_invoice !== invoice.id) return;
  if (subscription.pending_update) {
    subscription.pending_update = null;
    transaction.emit('customer.subscription.pending_update_expired', subscription);
  }
  if (subscription.status === 'incomplete') expireIncomplete(transaction, subscription);
  else setStatus(transaction, subscription, 'active');
}

/** The end of a subscription whose first payment did not come in time. */
export function expireIncomplete(transaction: Transaction, subscription: Subscription): void {
  subscription.ended_at = transaction.now;
  setStatus(transaction, subscription, 'incomplete_expired');
}

export function endSubscription(
  transaction: Transaction,
  subscription: Subscription,
  reason: string = 'cancellation_requested',
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= transaction.now;
  subscription.ended_at = transaction.now;
  subscription.cancellation_details.reason = reason;
  subscription.pending_update = null;
  for (const { id, status } of transaction.list('invoice').filter((one) => isOf(one, subscription))) {
    if (status !== 'draft' && status !== 'open') continue;
    const invoice = transaction.edit('invoice', id);
    invoice.auto_advance = false;
    invoice.automatically_finalizes_at = null;
    invoice.next_payment_attempt = null;
  }
  transaction.emit('customer.subscription.deleted', subscription);
}

function isOf(invoice: Invoice, { id }: Subscription): boolean {
  return invoice.parent?.subscription_details.subscription === id;
}

export function isOver({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

function setStatus(transaction: Transaction, subscription: Subscription, status: SubscriptionStatus): void {
  if (subscription.status === status) return;
  subscription.status = status;
  transaction.emit('customer.subscription.updated', subscription);
}
