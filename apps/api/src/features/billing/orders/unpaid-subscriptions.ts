import type Stripe from 'stripe';
import type { Services } from '../../../services.ts';
import { invoiceDataRow } from '../customers/invoice-data.queries.ts';
import { requireSelling } from '../require-selling.ts';
import { orderUnderWay } from './order-lifecycle.ts';

/**
 * Ends the subscriptions that orders of a company have begun and nobody has paid for: their invoices are voided first, so
 * that a payment that is on its way finds either the invoice or nothing.
 * @throws StripeFailure also where an invoice was paid at this moment
 */
export async function abandonUnpaidSubscriptions(
  services: Services,
  companyId: number,
  /** Also that of the order under way, which a try has left behind. Default: that one stays. */
  { evenUnderWay = false }: { evenUnderWay?: boolean } = {},
): Promise<void> {
  const { queries } = services.database;
  const { stripeCustomerId: customer } = await invoiceDataRow(queries, companyId);
  if (customer === null) return;
  const stripe = requireSelling(services);
  const { data } = await stripe.ask((client) =>
    client.subscriptions.list({ customer, limit: 100, expand: ['data.latest_invoice'] }),
  );
  const present = evenUnderWay ? undefined : await orderUnderWay(queries, companyId);
  for (const subscription of data) {
    const invoice = firstUnpaidInvoice(subscription);
    const orderId = subscription.metadata['order_id'];
    if (!invoice || orderId === undefined || orderId === String(present?.id)) continue;
    await stripe.ask(async (client) => {
      if (invoice.status === 'draft') await client.invoices.finalizeInvoice(invoice.id);
      if (invoice.status !== 'void') await client.invoices.voidInvoice(invoice.id);
      await client.subscriptions.cancel(subscription.id, { prorate: false });
    });
  }
}

/** Undefined where something was paid for. A void one was left by a crash before its subscription was cancelled. */
function firstUnpaidInvoice({
  collection_method: method,
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | undefined {
  if (method !== 'send_invoice' || invoice === null || typeof invoice === 'string') return undefined;
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isUnpaid = invoice.status === 'open' || invoice.status === 'draft' || invoice.status === 'void';
  return isFirst && isUnpaid ? invoice : undefined;
}
