import { billingOrders } from '../../features/billing/orders/billing-orders.table.ts';
import { billingPrices } from '../../features/billing/plans/billing-prices.table.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';

/** Rows of orders for sample requests. */
export interface BillingOrderRows {
  stripeSessionId: string;
}

/** A price that is sold, and an order that was paid. */
export async function makeBillingOrderRows(
  { database: { queries }, now }: Services,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<BillingOrderRows> {
  await queries
    .insert(billingPrices)
    .values({
      stripePriceId: 'price_sample',
      lookupKey: 'standard_month_pln',
      productId: 'pinfold_standard',
      planKey: 'standard',
      interval: 'month',
      currency: 'pln',
      tiersMode: 'graduated',
      tiers: [
        { up_to: 5, unit_amount_decimal: '8900' },
        { up_to: null, unit_amount_decimal: '7900' },
      ],
    })
    .onConflictDoNothing();
  const stripeSessionId = `cs_test_sample${companyId}`;
  await queries.insert(billingOrders).values({
    companyId,
    key: 'sample-order-1',
    kind: 'subscribe',
    status: 'paid',
    method: 'card',
    stripePriceId: 'price_sample',
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
      body: { ...basket, payment_method: 'card', expected_amount_due: 32_841, accepted_terms: true },
    },
    getLatestPayment: {},
    confirmPayment: { body: { session_id: stripeSessionId } },
  };
}
