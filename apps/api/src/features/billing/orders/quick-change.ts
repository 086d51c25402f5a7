import type Stripe from 'stripe';
import type { OrderRow } from './order-lifecycle.ts';

// Paid by card, a change waits at Stripe for its payment. Paid by hand, it is made at once: what was before is noted with
// it, so that it can be taken back. Stripe freezes the note on the invoice of the change.

/** What a subscription had before a change. */
export interface FormerItem {
  /** Of Stripe's item. */
  id: string;
  price: string;
  quantity: number;
}

/** Notes with a change what was before it. */
export function noteChange({ id }: OrderRow, { items }: Stripe.Subscription): Stripe.MetadataParam {
  const [item] = items.data;
  return {
    change_order: String(id),
    former_price: item?.price.id ?? '',
    former_quantity: String(item?.quantity ?? 1),
  };
}

/** The order of the change that was noted last, paid or not; undefined where none was, or it was taken back. */
export function notedOrderOf({ metadata }: Stripe.Subscription): number | undefined {
  const { change_order: id } = metadata;
  return id === undefined ? undefined : Number(id);
}

/** Takes the note away. */
export const noChangeNoted: Stripe.MetadataParam = {
  change_order: '',
  former_price: '',
  former_quantity: '',
};

/** Whether an invoice is for the change of an order. A crash may have kept the invoice from being stored. */
export function isChangeOf(order: OrderRow, invoice: Stripe.Invoice): boolean {
  if (invoice.billing_reason !== 'subscription_update') return false;
  return order.stripeInvoiceId === null ? isNotedOn(order, invoice) : order.stripeInvoiceId === invoice.id;
}

/** What to set a subscription back to; undefined where it has not what was ordered, as before a card has paid. */
export function formerItemOf(
  order: OrderRow,
  invoice: Stripe.Invoice,
  { items }: Stripe.Subscription,
): FormerItem | undefined {
  const [item] = items.data;
  const { former_price: price, former_quantity: quantity } = noteOn(invoice);
  const isMade = item?.price.id === order.stripePriceId && item?.quantity === order.quantity;
  return item && isMade && isNotedOn(order, invoice) && price !== undefined
    ? { id: item.id, price, quantity: Number(quantity) }
    : undefined;
}

function isNotedOn({ id }: OrderRow, invoice: Stripe.Invoice): boolean {
  return noteOn(invoice)['change_order'] === String(id);
}

function noteOn({ parent }: Stripe.Invoice): Partial<Stripe.Metadata> {
  return parent?.subscription_details?.metadata ?? {};
}
