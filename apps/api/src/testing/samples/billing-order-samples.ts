import { and, eq } from 'drizzle-orm';
import { billingCustomers } from '../../features/billing/customers/billing-customers.table.ts';
import { billingOrders } from '../../features/billing/orders/billing-orders.table.ts';
import { billingPrices } from '../../features/billing/plans/billing-prices.table.ts';
import { setUpStripe } from '../../features/billing/plans/set-up-stripe.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';

/** Rows of orders for sample requests. */
export interface BillingOrderRows {
  stripeSessionId: string;
}

/** The plans at Stripe, a company that can buy, and an order that was paid. */
export async function makeBillingOrderRows(
  services: Services,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<BillingOrderRows> {
  const { database, now } = services;
  const { queries } = database;
  await setUpStripe(services);
  const [price] = await queries
    .select({ stripePriceId: billingPrices.stripePriceId })
    .from(billingPrices)
    .where(and(eq(billingPrices.lookupKey, 'standard_month_pln'), eq(billingPrices.isActive, true)));
  await queries.insert(billingCustomers).values({
    companyId,
    taxId: '9991001010',
    taxStatus: 'verified',
    companyName: 'Kawiarnia Lipa',
    houseNumber: '9/3',
    postalCode: '31-056',
    city: 'Kraków',
    email: 'faktury@lipa.test',
  });
  const stripeSessionId = `cs_test_sample${companyId}`;
  await queries.insert(billingOrders).values({
    companyId,
    key: 'sample-order-1',
    kind: 'subscribe',
    status: 'paid',
    method: 'card',
    stripePriceId: price?.stripePriceId ?? null,
    quantity: 3,
    currency: 'pln',
    amountDue: 32_841,
    tax: 6141,
    stripeSessionId,
    orderedBy: userId,
    createdAt: now(),
    changedAt: now(),
  });
  return { stripeSessionId };
}

export function billingOrderSamples({ stripeSessionId }: BillingOrderRows): Record<string, RawRequest> {
  const basket = {
    currency: 'pln',
    items: [{ price: 'standard_month_pln', quantity: 3 }],
    promotion_code: null,
  };
  return {
    listPlans: {},
    listPromotionCodes: {},
    listCampaigns: {},
    getInitialPlan: {},
    chooseInitialPlan: { body: { price: 'standard_month_pln', quantity: 3, promotion_code: 'WIOSNA' } },
    previewPrice: { body: basket },
    createOrder: {
      headers: { 'Idempotency-Key': 'sample-order-2' },
      // Enough for every location of the sample company, and for any number of people.
      body: {
        ...basket,
        items: [{ price: 'pro_month_pln', quantity: 20 }],
        payment_method: 'card',
        expected_amount_due: 243_540,
        accepted_terms: true,
      },
    },
    getLatestPayment: {},
    confirmPayment: { body: { session_id: stripeSessionId } },
  };
}
