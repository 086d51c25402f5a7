import type Stripe from 'stripe';
import { quickMethodsFor } from '@pinfold/contract/features/billing/payment';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import type { Opened, OrderRow } from './order-lifecycle.ts';

/** Of a page: Stripe takes no less than 30 minutes, counted from when the call arrives. */
const openMinutes = 32;

/** A page of Stripe's on which a card is charged for the first time and then each period. */
export function subscriptionPage(
  services: Services,
  order: OrderRow,
  given: { customer: string; taxRate: string; promotionCodeId: string | undefined },
): Promise<Opened> {
  const { customer, taxRate, promotionCodeId } = given;
  return createPage(services, order, {
    mode: 'subscription',
    customer,
    allowed_payment_method_types: ['card'],
    line_items: [{ price: order.stripePriceId ?? '', quantity: order.quantity ?? 1 }],
    ...(promotionCodeId !== undefined && { discounts: [{ promotion_code: promotionCodeId }] }),
    subscription_data: { default_tax_rates: [taxRate], metadata: orderMetadata(order) },
  });
}

/**
 * A page of Stripe's on which an open invoice is paid: over what remains of it, without tax of its own. The sync attaches
 * the payment to the invoice.
 */
export async function invoicePaymentPage(
  services: Services,
  order: OrderRow,
  invoice: Pick<Stripe.Invoice, 'id' | 'number' | 'currency' | 'amount_remaining' | 'customer'>,
): Promise<Opened> {
  const { id, number, currency, amount_remaining: amount, customer } = invoice;
  const metadata = { ...orderMetadata(order), invoice_id: id };
  const opened = await createPage(
    services,
    order,
    {
      mode: 'payment',
      ...(customer !== null && { customer: typeof customer === 'string' ? customer : customer.id }),
      allowed_payment_method_types: order.method === 'card' ? ['card'] : [...quickMethodsFor(currency)],
      line_items: [
        { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: number ?? id } } },
      ],
      payment_intent_data: { metadata },
    },
    metadata,
  );
  return { ...opened, stripeInvoiceId: id };
}

/** Closes a page; one that is paid or closed already stays as it is. */
export async function closePage(stripe: StripeConnection, sessionId: string): Promise<void> {
  await stripe.ask(async (client) => {
    const { status } = await client.checkout.sessions.retrieve(sessionId);
    if (status === 'open') await client.checkout.sessions.expire(sessionId);
  });
}

/** Names an order at Stripe, so that what a crash kept from being stored is found. */
export function orderMetadata({ companyId, id }: OrderRow): { company_id: string; order_id: string } {
  return { company_id: String(companyId), order_id: String(id) };
}

/** The key of one of an order's calls: the same try never does it twice. */
export function orderKey({ id, tries }: OrderRow, step: string): { idempotencyKey: string } {
  return { idempotencyKey: `order-${id}-${tries}-${step}` };
}

/** All that it says follows from the order, so that a call that is made again is the same. */
async function createPage(
  services: Services,
  order: OrderRow,
  page: Stripe.Checkout.SessionCreateParams,
  metadata: Stripe.MetadataParam = orderMetadata(order),
): Promise<Opened> {
  const { publicUrl } = services;
  const session = await requireSelling(services).ask((client) =>
    client.checkout.sessions.create(
      {
        ...page,
        ui_mode: 'hosted_page',
        client_reference_id: String(order.companyId),
        metadata,
        success_url: `${publicUrl}/payment-completed?session_id={CHECKOUT_SESSION_ID}`,
        // A first choice is remembered; another one, and what is owed, is found where it began.
        cancel_url: `${publicUrl}/${order.kind === 'subscribe' ? 'checkout' : 'order-details'}`,
        expires_at: Math.floor(order.changedAt.getTime() / 1000) + openMinutes * 60,
      },
      orderKey(order, 'page'),
    ),
  );
  return {
    status: 'open',
    stripeSessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  };
}
