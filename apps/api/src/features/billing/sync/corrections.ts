import type Stripe from 'stripe';
import type { FormerItem } from '../orders/quick-change.ts';
import { type Chosen, newCardOf } from '../subscription/choose-subscription.ts';
import { idOf, type StripeBilling, subscriptionOf } from './read-billing.ts';

/** What has to be put right at Stripe before its state can be ours. */
export type Correction =
  /** Paid on a page of ours: the invoice does not know it yet. */
  | { kind: 'attach'; invoiceId: string; paymentIntent: string }
  /** Paid although nothing was to be paid any more. */
  | { kind: 'refund'; payment: Payment }
  /** Bought twice: cancelled once its payments are refunded. */
  | { kind: 'undo'; subscriptionId: string; payments: Payment[] }
  /** The first invoice was not paid in time. */
  | { kind: 'give_up'; subscriptionId: string; invoiceIds: string[] }
  /** The old debt is paid: what stands against the plan now is a draft that Stripe would leave one. */
  | { kind: 'finalise'; invoiceId: string }
  /** Nobody has paid for a change: back to what was before, unless it still waits at Stripe. */
  | { kind: 'take_back'; subscriptionId: string; invoiceId: string; former: FormerItem | undefined }
  /** Cancelled, and changed since. */
  | { kind: 'resume'; subscriptionId: string }
  | { kind: 'use_card'; subscriptionId: string; sessionId: string; paymentMethod: string };

export interface Payment {
  paymentIntent: string;
  /** In minor units. */
  amount: number;
  currency: string;
}

/** Which invoice each page of ours is to pay, by the page's id. */
export type PaidInvoices = ReadonlyMap<string, string>;

/**
 * Returns what to put right, in the order in which it is done. It follows from Stripe's state alone, so that a run
 * after a crash finds what the one before has left.
 */
export function correctionsOf(
  billing: StripeBilling,
  { counts, doubles, unpaid }: Chosen,
  paidInvoices: PaidInvoices,
  now: Date,
): Correction[] {
  const attached = new Set(billing.invoices.flatMap(paymentIntentsOf));
  // The oldest first: of two payments the first counts.
  const strays = billing.sessions.toReversed().flatMap((session): Correction[] => {
    const intent = session.payment_intent;
    if (session.mode !== 'payment' || typeof intent === 'string' || intent?.status !== 'succeeded') return [];
    const invoiceId = paidInvoices.get(session.id);
    if (invoiceId === undefined || attached.has(intent.id)) return [];
    const invoice = billing.invoices.find(({ id }) => id === invoiceId);
    return invoice?.status === 'open' && intent.amount_received <= invoice.amount_remaining
      ? [{ kind: 'attach', invoiceId: invoice.id, paymentIntent: intent.id }]
      : [{ kind: 'refund', payment: paymentOf(intent.id, intent.amount_received, intent.currency) }];
  });
  const card = counts && newCardOf(counts, billing.sessions);
  return [
    ...onceAnInvoice(strays),
    ...doubles.map((double) => undoing(double, billing.invoices)),
    ...unpaid.flatMap((one) => givingUp(one, billing, paidInvoices, now)),
    ...(counts ? finalising(counts, billing.invoices) : []),
    ...(counts && card && counts.status !== 'canceled'
      ? [{ kind: 'use_card' as const, subscriptionId: counts.id, ...card }]
      : []),
  ];
}

/** Two pages may have paid the same invoice: the first is attached, and the next reading finds the other a stray. */
function onceAnInvoice(corrections: readonly Correction[]): Correction[] {
  const taken = new Set<string>();
  return corrections.filter((one) => {
    if (one.kind !== 'attach') return true;
    const isFirst = !taken.has(one.invoiceId);
    taken.add(one.invoiceId);
    return isFirst;
  });
}

function undoing(double: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): Correction {
  const payments = invoices
    .filter((one) => subscriptionOf(one) === double.id && one.status === 'paid' && one.amount_paid > 0)
    .flatMap(({ payments: parts, amount_paid: whole, currency }) =>
      (parts?.data ?? []).flatMap(({ payment, status, amount_paid: amount }) => {
        const id = idOf(payment.payment_intent);
        return status === 'paid' && id ? [paymentOf(id, amount ?? whole, currency)] : [];
      }),
    );
  return { kind: 'undo', subscriptionId: double.id, payments };
}

function paymentOf(paymentIntent: string, amount: number, currency: string): Payment {
  return { paymentIntent, amount, currency };
}

/**
 * Whoever is paying at this moment is waited for. Where every invoice is void, a crash has kept the subscription from
 * being cancelled after them.
 */
function givingUp(
  { id, collection_method: collection }: Stripe.Subscription,
  { invoices, sessions }: StripeBilling,
  paidInvoices: PaidInvoices,
  now: Date,
): Correction[] {
  const own = invoices.filter((one) => subscriptionOf(one) === id);
  const isVoid = own.length > 0 && own.every(({ status }) => status === 'void');
  const open = own.filter(({ status }) => status === 'open');
  const isOverdue = open.some(({ due_date: due }) => due !== null && due * 1000 <= now.getTime());
  const isBeingPaid = sessions.some(
    (one) =>
      (one.status === 'open' || (one.status === 'complete' && one.payment_status === 'unpaid')) &&
      open.some((invoice) => invoice.id === paidInvoices.get(one.id)),
  );
  if (collection !== 'send_invoice' || !(isOverdue || isVoid) || isBeingPaid) return [];
  return [{ kind: 'give_up', subscriptionId: id, invoiceIds: open.map((one) => one.id) }];
}

/** Of a subscription that it has given up, Stripe leaves each further invoice a draft, which nobody can pay. */
function finalising({ id, status }: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): Correction[] {
  const own = invoices.filter((one) => subscriptionOf(one) === id);
  const [newest] = own;
  if (status !== 'unpaid' || newest?.status !== 'draft' || own.some((one) => one.status === 'open'))
    return [];
  return [{ kind: 'finalise', invoiceId: newest.id }];
}

/** The payments by which an invoice was paid, or is to be. */
export function paymentIntentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment, status }) =>
    status === 'canceled' ? [] : (idOf(payment.payment_intent) ?? []),
  );
}
