import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { companies } from '../../features/company/company.table.ts';
import { billingCustomers } from '../../features/billing/customers/billing-customers.table.ts';
import { billingOrders, type OrderKind } from '../../features/billing/orders/billing-orders.table.ts';
import { billingPrices } from '../../features/billing/plans/billing-prices.table.ts';
import { requireSelling } from '../../features/billing/require-selling.ts';
import { billingSubscriptions } from '../../features/billing/subscription/billing-subscriptions.table.ts';
import { syncCompanyBilling } from '../../features/billing/sync/sync-company-billing.ts';
import { startTestApi } from '../clients/start-test-api.ts';

/** Jobs are compared with the database's clock, so that whatever waits for them lies ahead. */
const start = new Date('2031-03-01T12:00:00Z');

/** A company on trial that Stripe knows as a customer with a card, and the plan Standard by the month. */
export async function startSelling(config: Record<string, string> = {}) {
  const api = await startTestApi({ now: start, config });
  const { services } = api;
  const { queries } = services.database;
  const stripe = requireSelling(services);
  const companyId = await api.make.company({
    planIsFreeTrial: true,
    planExpiresAt: new Date(start.getTime() + 5 * 86_400_000),
  });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const made = await stripe.ask(async (client) => {
    const product = await client.products.create({ name: 'Standard' });
    const price = await client.prices.create({
      product: product.id,
      currency: 'pln',
      recurring: { interval: 'month' },
      lookup_key: 'standard_month_pln',
      billing_scheme: 'tiered',
      tiers_mode: 'graduated',
      tiers: [{ up_to: 'inf', unit_amount: 8900 }],
    });
    const vat = await client.taxRates.create({ display_name: 'VAT', percentage: 23, inclusive: false });
    const customer = await client.customers.create({ name: 'Kawiarnia Lipa', email: 'lipa@lipa.test' });
    const card = await client.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    return { price: price.id, vat: vat.id, customer: customer.id, card: card.id };
  });
  await queries.insert(billingPrices).values({
    stripePriceId: made.price,
    lookupKey: 'standard_month_pln',
    productId: 'prod_1',
    planKey: 'standard',
    interval: 'month',
    currency: 'pln',
    tiersMode: 'graduated',
    tiers: [{ up_to: null, unit_amount_decimal: '8900' }],
  });
  await queries.insert(billingCustomers).values({ companyId, stripeCustomerId: made.customer });

  const buyAs = (extra: Partial<Stripe.SubscriptionCreateParams> = {}) =>
    stripe.ask((client) =>
      client.subscriptions.create({
        customer: made.customer,
        items: [{ price: made.price, quantity: 10 }],
        default_tax_rates: [made.vat],
        ...extra,
      }),
    );
  return {
    ...api,
    ...made,
    stripe,
    companyId,
    as,
    /** Subscribes at Stripe for ten locations, paid by card at once. */
    buy: () => buyAs({ default_payment_method: made.card }),
    /** Subscribes for ten locations, to be paid by an invoice, which is open. */
    async order() {
      const subscription = await buyAs({ collection_method: 'send_invoice', days_until_due: 7 });
      const invoice = await stripe.ask((client) =>
        client.invoices.finalizeInvoice(String(subscription.latest_invoice)),
      );
      return { subscription, invoice };
    },
    /** A page of ours on which an invoice can be paid, with its order. */
    async page({ id, amount_remaining: amount }: Stripe.Invoice, status: 'open' | 'expired' = 'open') {
      const session = await stripe.ask((client) =>
        client.checkout.sessions.create({
          mode: 'payment',
          customer: made.customer,
          allowed_payment_method_types: ['blik', 'p24'],
          line_items: [
            { quantity: 1, price_data: { currency: 'pln', unit_amount: amount, product_data: { name: id } } },
          ],
          success_url: 'http://panel.test/payment-completed',
          ui_mode: 'hosted_page',
        }),
      );
      await writeOrder({ kind: 'invoice', status, stripeSessionId: session.id, stripeInvoiceId: id });
      return session.id;
    },
    pay: (session: string, body: object = { method: 'blik' }) =>
      api.script('POST', `/stripe/sessions/${session}/payments`, body),
    sync: () => syncCompanyBilling(services, companyId),
    async plan() {
      const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
      const [subscription] = await queries
        .select()
        .from(billingSubscriptions)
        .where(eq(billingSubscriptions.companyId, companyId));
      return { company, subscription };
    },
  };

  async function writeOrder(order: {
    kind: OrderKind;
    status: 'open' | 'expired';
    stripeSessionId: string;
    stripeInvoiceId: string;
  }): Promise<void> {
    const at = services.now();
    await queries.insert(billingOrders).values({
      ...order,
      companyId,
      key: order.stripeSessionId,
      method: 'quick',
      currency: 'pln',
      orderedBy: as.userId,
      createdAt: at,
      changedAt: at,
    });
  }
}
