import type Stripe from 'stripe';
import type { OrderRow } from '../orders/order-lifecycle.ts';
import { formerItemOf, isChangeOf } from '../orders/quick-change.ts';
import type { Correction, PaidInvoices } from './corrections.ts';
import { type StripeBilling, subscriptionOf } from './read-billing.ts';
import { outcomeOf } from './settle-orders.ts';

/**
 * Returns what orders of another plan have left at Stripe: a change whose page has closed unpaid is taken back, and one
 * that was paid for lets a cancelled subscription go on.
 */
export function changeCorrections(
  orders: readonly OrderRow[],
  billing: StripeBilling,
  counts: Stripe.Subscription | undefined,
  paidInvoices: PaidInvoices,
): Correction[] {
  if (!counts || counts.status === 'canceled') return [];
  return orders.flatMap((order): Correction[] => {
    if (order.kind !== 'change' || order.status === 'paid') return [];
    const status = outcomeOf(order, billing)?.status ?? order.status;
    if (status === 'paid') return resuming(order, counts);
    return status === 'failed' || status === 'expired'
      ? takingBack(order, billing, counts, paidInvoices)
      : [];
  });
}

/** Whoever has cancelled after the order stays cancelled. */
function resuming(
  { createdAt }: OrderRow,
  { id, cancel_at_period_end: isCancelled, canceled_at: at }: Stripe.Subscription,
): Correction[] {
  return isCancelled && (at ?? 0) * 1000 <= createdAt.getTime()
    ? [{ kind: 'resume', subscriptionId: id }]
    : [];
}

/** Whoever is paying at this moment is waited for. */
function takingBack(
  order: OrderRow,
  { invoices, sessions }: StripeBilling,
  counts: Stripe.Subscription,
  paidInvoices: PaidInvoices,
): Correction[] {
  const invoice = invoices.find(
    (one) => one.status === 'open' && subscriptionOf(one) === counts.id && isChangeOf(order, one),
  );
  const isBeingPaid = sessions.some(
    ({ id, status }) => status !== 'expired' && paidInvoices.get(id) === invoice?.id,
  );
  if (!invoice || isBeingPaid) return [];
  const former = formerItemOf(order, invoice, counts);
  return [{ kind: 'take_back', subscriptionId: counts.id, invoiceId: invoice.id, former }];
}
