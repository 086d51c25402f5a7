import { periodEnd } from './billing/billing-period.ts';
import type { Subscription } from './objects/billing-objects.ts';
import type { ObjectKind, StripeObject } from './objects/stripe-object.ts';
import type { Transaction } from './protocol/transaction.ts';

/**
 * Moves all that a customer has into the past, so that Stripe's clock does at once what would have happened since: to
 * whoever asks, the customer came so much earlier. Nobody else's time moves. Periods keep their length in months.
 * @throws StripeError for an unknown customer
 */
export function ageCustomer(transaction: Transaction, customer: string, seconds: number): void {
  transaction.get('customer', customer);
  const owned = [...transaction.all()].filter((object) => isOf(transaction, object, customer));
  const ends = new Map<number, number>();
  for (const object of owned)
    if (object.object === 'subscription')
      for (const [before, after] of periodEnds(object, seconds)) ends.set(before, after);
  const move = (time: number) => ends.get(time) ?? time - seconds;
  for (const { object: kind, id } of owned) moveTimes(transaction.edit(kind, id), move);
  // Events of the past are too old to be delivered: this one rings instead.
  for (const { object: kind, id } of owned)
    if (kind === 'subscription') transaction.emit('customer.subscription.updated', transaction.get(kind, id));
}

/** What happened stays in the events as it was told. */
const notMoved: ReadonlySet<ObjectKind> = new Set(['event', 'promotion_code']);

function isOf(transaction: Transaction, object: StripeObject, customer: string): boolean {
  if (notMoved.has(object.object)) return false;
  if (object.object === 'invoice_payment')
    return transaction.get('invoice', object.invoice).customer === customer;
  return object.id === customer || ('customer' in object && object.customer === customer);
}

/** Where the present periods end now and then: months differ in length, so it is counted from the anchor. */
function periodEnds(
  { billing_cycle_anchor: anchor, items }: Subscription,
  seconds: number,
): [number, number][] {
  return items.data.flatMap(({ current_period_start: start, current_period_end: end, price }) => {
    const halfway = start + Math.floor((end - start) / 2);
    return price.recurring ? [[end, periodEnd(anchor - seconds, price.recurring, halfway - seconds)]] : [];
  });
}

/** Names of fields that hold a moment. */
const isTime =
  /^(created|start|end|start_date|due_date|billing_cycle_anchor|next_payment_attempt|(current_)?period_(start|end)|\w+_at)$/;

/** What the catalogue has of its own, which objects hold copies of. */
const copies = new Set(['price', 'tax_rates', 'default_tax_rates']);

function moveTimes(value: object, move: (time: number) => number): void {
  const fields = value as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'number' && isTime.test(name)) fields[name] = move(field);
    else if (typeof field === 'object' && field !== null && !copies.has(name)) moveTimes(field, move);
  }
}
