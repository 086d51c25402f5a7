import type { LiveWorld } from '../world/live-world.ts';
import { billPeriod } from './billing/create-subscription.ts';
import { day, periodEnd } from './billing/billing-period.ts';
import { finalizeInvoice, payInvoice, voidInvoice } from './billing/invoice-lifecycle.ts';
import {
  endSubscription,
  expireIncomplete,
  isOver,
  subscriptionPaymentFailed,
} from './billing/subscription-lifecycle.ts';
import { expireSession } from './checkout/sessions.ts';
import { settleTaxId, viesAnswer, viesSeconds } from './customers/tax-ids.ts';
import type { Invoice, Subscription } from './objects/billing-objects.ts';
import type { StripeObject } from './objects/stripe-object.ts';
import { openTransaction, type Transaction } from './protocol/transaction.ts';

export interface StripeClock {
  /** Does what is due by now, in the order in which it was due; called before each request. */
  catchUp(): void;
  stop(): void;
}

const heartbeat = 1000;

/** Renews, retries, expires and ends, and does so in time for webhooks. */
export function startStripeClock(world: LiveWorld): StripeClock {
  const turns = new Map<string, Turn>();
  /** The first of all turns; unknown after a change. */
  let next: Turn | 'none' | undefined;

  function plan(objects: Iterable<StripeObject>): void {
    next = undefined;
    const reader = openTransaction(world);
    for (const object of objects) {
      const turn = earliest(turnsOf(reader, object));
      if (turn) turns.set(object.id, turn);
      else turns.delete(object.id);
    }
  }

  function planAll(): void {
    turns.clear();
    plan(world.state.stripe.objects.values());
  }

  world.onCommit((event) => {
    if (event === undefined || event.kind === 'stripe_directed') planAll();
    if (event?.kind !== 'stripe_written') return;
    for (const id of event.removed) turns.delete(id);
    plan(event.objects);
  });
  planAll();

  function catchUp(): void {
    const now = Math.floor(world.now() / 1000);
    for (;;) {
      next ??= earliest(turns.values()) ?? 'none';
      if (next === 'none' || next.at > now) return;
      const transaction = openTransaction(world, next.at);
      next.act(transaction);
      transaction.commit();
    }
  }

  const timer = setInterval(catchUp, heartbeat);
  timer.unref();
  return { catchUp, stop: () => clearInterval(timer) };
}

interface Turn {
  at: number;
  act(transaction: Transaction): void;
}

function earliest(turns: Iterable<Turn>): Turn | undefined {
  let first: Turn | undefined;
  for (const turn of turns) if (!first || turn.at < first.at) first = turn;
  return first;
}

/** What will happen to an object without a call. */
function turnsOf(reader: Transaction, object: StripeObject): Turn[] {
  const { id } = object;
  switch (object.object) {
    case 'checkout.session':
      if (object.status !== 'open') return [];
      return [
        { at: object.expires_at, act: (on) => void expireSession(on, on.edit('checkout.session', id)) },
      ];
    case 'tax_id': {
      const answer = viesAnswer(reader, object);
      if (object.verification.status !== 'pending' || answer === 'pending') return [];
      return [{ at: object.created + viesSeconds, act: (on) => settleTaxId(on, id, answer) }];
    }
    case 'subscription':
      return subscriptionTurns(reader, object);
    case 'invoice':
      return invoiceTurns(object);
    default:
      return [];
  }
}

function subscriptionTurns(reader: Transaction, subscription: Subscription): Turn[] {
  const { id, status, pending_update: pending, cancel_at: cancelAt, latest_invoice: latest } = subscription;
  if (isOver(subscription)) return [];
  if (status === 'incomplete')
    return [{ at: subscription.created + incompleteSeconds, act: (on) => expireFirst(on, id) }];
  const turns: Turn[] = [{ at: periodEndOf(subscription), act: (on) => renew(on, id) }];
  if (cancelAt !== null && cancelAt < periodEndOf(subscription))
    turns.push({ at: cancelAt, act: (on) => endSubscription(on, on.edit('subscription', id)) });
  if (pending && latest !== null && reader.get('invoice', latest).status === 'open')
    turns.push({ at: pending.expires_at, act: (on) => voidInvoice(on, on.edit('invoice', latest)) });
  return turns;
}

function invoiceTurns(invoice: Invoice): Turn[] {
  const { id, status, due_date: due, next_payment_attempt: attemptAt } = invoice;
  if (status === 'draft' && invoice.auto_advance && invoice.automatically_finalizes_at !== null)
    return [
      { at: invoice.automatically_finalizes_at, act: (on) => finalizeInvoice(on, on.edit('invoice', id)) },
    ];
  if (status !== 'open') return [];
  if (attemptAt !== null && invoice.auto_advance)
    return [
      { at: attemptAt, act: (on) => void payInvoice(on, on.edit('invoice', id), { isOnSession: false }) },
    ];
  // Each attempt says that a day has been dealt with.
  if (due === null || invoice.attempt_count > 1) return [];
  return invoice.attempt_count === 0
    ? [{ at: due, act: (on) => overdue(on, id, false) }]
    : [{ at: due + overdueSeconds, act: (on) => overdue(on, id, true) }];
}

/** The next period, or the end of a subscription that was canceled for then. */
function renew(transaction: Transaction, id: string): void {
  const subscription = transaction.edit('subscription', id);
  const end = periodEndOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
    endSubscription(transaction, subscription);
    return;
  }
  for (const item of subscription.items.data) {
    item.current_period_start = end;
    item.current_period_end = item.price.recurring
      ? periodEnd(subscription.billing_cycle_anchor, item.price.recurring, end)
      : end + 30 * day;
  }
  const invoice = billPeriod(transaction, subscription, 'subscription_cycle');
  if (subscription.status === 'unpaid') {
    // What nobody pays for is not asked for either.
    invoice.auto_advance = false;
    invoice.automatically_finalizes_at = null;
  }
  transaction.emit('customer.subscription.updated', subscription);
}

function expireFirst(transaction: Transaction, id: string): void {
  const subscription = transaction.edit('subscription', id);
  const latest = subscription.latest_invoice;
  const invoice = latest === null ? undefined : transaction.edit('invoice', latest);
  if (invoice?.status === 'open') voidInvoice(transaction, invoice);
  else expireIncomplete(transaction, subscription);
}

function overdue(transaction: Transaction, id: string, isLast: boolean): void {
  const invoice = transaction.edit('invoice', id);
  invoice.attempt_count += 1;
  transaction.emit('invoice.overdue', invoice);
  subscriptionPaymentFailed(transaction, invoice, isLast);
}

function periodEndOf({ items }: Subscription): number {
  return Math.min(...items.data.map((item) => item.current_period_end));
}

const incompleteSeconds = 23 * 3600;
/** After its due date a sent invoice has so long until its subscription is unpaid. */
const overdueSeconds = 30 * day;
