import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  confirmPayment,
  createOrder,
  type NewOrder,
  type Order,
  previewPrice,
} from '@pinfold/contract/features/billing/orders.endpoints';
import { billingCustomers } from '../../features/billing/customers/billing-customers.table.ts';
import { setUpStripe } from '../../features/billing/plans/set-up-stripe.ts';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';

export type Buyer = Awaited<ReturnType<typeof startBuyer>>;

/** A company on trial that can buy: the plans are at Stripe, and its invoice data is saved. */
export async function startBuyer(options: TestApiOptions = {}) {
  // The queue compares with the database's clock.
  const api = await startTestApi({ now: new Date('2031-03-03T09:30:00Z'), ...options });
  const { make, ok, request, script, services } = api;
  await setUpStripe(services);
  const companyId = await make.company({
    planIsFreeTrial: true,
    planExpiresAt: new Date('2031-03-10T09:30:00Z'),
  });
  const as = await make.member(companyId, { type: memberTypes.owner });
  await services.database.queries.insert(billingCustomers).values({ companyId, ...invoiceData });

  const basketOf = ({ price = 'standard_month_pln', quantity = 3, code = null }: Wanted) => ({
    currency: 'pln',
    items: [{ price, quantity }],
    promotion_code: code,
  });
  async function orderOf(wanted: Wanted): Promise<NewOrder> {
    const basket = basketOf(wanted);
    const { amount_due } = await ok(previewPrice, { as, body: basket });
    return {
      ...basket,
      payment_method: wanted.method ?? 'card',
      expected_amount_due: amount_due,
      accepted_terms: true,
    };
  }
  let number = 0;
  const nextKey = () => `order-key-${(number += 1)}`;

  return {
    ...api,
    companyId,
    as,
    newOrder: orderOf,
    preview: (wanted: Wanted = {}) => request(previewPrice, { as, body: basketOf(wanted) }),
    /** Orders for what the preview says, by somebody who has just logged in; the response is checked. */
    async order({ key = nextKey(), ...wanted }: Wanted & { key?: string } = {}) {
      const fresh = { ...as, token: await make.token(as.userId) };
      const headers = { 'Idempotency-Key': key };
      return request(createOrder, { as: fresh, headers, body: await orderOf(wanted) });
    },
    /** Pays on a page, as its buyer does. */
    pay: (sessionId: string, payment: Payment = {}) =>
      script<{ status: string; failure: string | null }>(
        'POST',
        `/stripe/sessions/${sessionId}/payments`,
        payment,
      ),
  };
}

/** Orders, which must succeed. */
export async function orderOk(buyer: Buyer, wanted: Wanted & { key?: string } = {}): Promise<Order> {
  const { body, problem } = await buyer.order(wanted);
  if (problem) throw new Error(JSON.stringify(problem));
  return body as Order;
}

/** The page on which an order is paid. */
export function sessionOf({ redirect_url: url }: Order): string {
  return url?.split('/').at(-1) ?? '';
}

/** Orders, pays and comes back. */
export async function buy(buyer: Buyer, wanted: Wanted = {}): Promise<void> {
  const order = await orderOk(buyer, wanted);
  const isQuick = wanted.method === 'quick';
  await buyer.pay(sessionOf(order), { method: isQuick ? 'blik' : 'card' });
  const latest = await buyer.ok(confirmPayment, { as: buyer.as, body: { session_id: sessionOf(order) } });
  expect(latest).toMatchObject({ status: 'success' });
}

/** What Stripe has of the company. */
export async function atStripe({ services, companyId }: Buyer) {
  const [row] = await services.database.queries
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  const customer = row?.stripeCustomerId ?? '';
  return services.stripe?.ask(async (client) => ({
    subscriptions: (await client.subscriptions.list({ customer, status: 'all' })).data,
    invoices: (await client.invoices.list({ customer })).data,
    sessions: (await client.checkout.sessions.list({ customer })).data,
    intents: (await client.paymentIntents.list({ customer })).data,
  }));
}

/** What a test orders. Default: three locations of the plan Standard, by the month and by card. */
export interface Wanted {
  price?: string;
  quantity?: number;
  code?: string | null;
  method?: NewOrder['payment_method'];
}

interface Payment {
  method?: 'card' | 'blik' | 'p24';
  card?: string;
  outcome?: 'paid' | 'declined' | 'timed_out';
}

const invoiceData = {
  taxId: '6762462340',
  taxStatus: 'verified',
  companyName: 'Lipa sp. z o.o.',
  street: 'Lipowa',
  houseNumber: '7',
  postalCode: '30-702',
  city: 'Kraków',
  country: 'PL',
  email: 'faktury@lipa.test',
} as const;
