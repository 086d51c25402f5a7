import type Stripe from 'stripe';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { invoicePaymentPage } from './checkout-pages.ts';
import type { Opened, OrderRow } from './order-lifecycle.ts';

/** Brings the newest invoice of a subscription to a page to pay it on, unless nothing is left to pay. */
export async function openInvoice(
  services: Services,
  order: OrderRow,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<Opened> {
  const id = typeof latest === 'string' ? latest : (latest?.id ?? '');
  const invoice = await requireSelling(services).ask(async (client) => {
    const present = await client.invoices.retrieve(id);
    return present.status === 'draft' ? client.invoices.finalizeInvoice(id) : present;
  });
  return invoice.status === 'open'
    ? invoicePaymentPage(services, order, invoice)
    : { status: 'paid', stripeInvoiceId: invoice.id };
}
