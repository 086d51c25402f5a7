import { hasFullAccess } from '@pinfold/contract/access/member-types';
import { overages } from '@pinfold/contract/features/billing/overages';
import { chargesStoredCard, methodsFor } from '@pinfold/contract/features/billing/payment';
import type { Schemas } from '../../client/schema.ts';
import { companyUsage, requireFreshLogin } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';
import { previewOf, readBasket, requirePrice, type TestBasket } from './baskets.ts';
import type { TestBilling, TestOrder } from './billing-fixtures.ts';
import { openPayment, settlePayment } from './payments.ts';

/** Handlers for plans, prices and orders. An order is pending until its buyer comes back from the page of the payment. */
export function orderAnswers(data: TestData): TestAnswers {
  return {
    listPlans: () => ({
      plans: data.billing.plans,
      payment_methods: data.billing.paymentMethods,
      limits_usage: seesUsage(data) ? companyUsage(data) : null,
    }),
    listPromotionCodes: () => data.billing.promotionCodes,
    listCampaigns: () => data.billing.campaigns,
    getInitialPlan: () => data.billing.initialPlan,
    chooseInitialPlan: ({ body }) => {
      requirePrice(data.billing, body.price);
      return (data.billing.initialPlan = { ...data.billing.initialPlan, ...body });
    },
    previewPrice: ({ body }) => previewOf(data.billing, readBasket(data.billing, body)),
    createOrder: ({ body, headers }) => {
      const key = headers.get('Idempotency-Key') ?? '';
      const repeated = data.billing.orders.find((one) => one.key === key);
      return orderOf(repeated ?? order(data, body, key));
    },
    getLatestPayment: () => latestOf(data.billing),
    confirmPayment: ({ body: { session_id: session } }) => {
      const found = data.billing.orders.find(({ session_id }) => session_id === session);
      if (!found) throw new TestProblem('not_found');
      settlePayment(data, found);
      return latestOf(data.billing);
    },
  };
}

function seesUsage({ company: { company_user: member, permissions } }: TestData): boolean {
  return hasFullAccess(member.type) || permissions.view_company_data;
}

function order(data: TestData, body: Schemas['NewOrder'], key: string): TestOrder {
  const { billing } = data;
  if (!body.accepted_terms)
    throw new TestProblem('terms_not_accepted', [
      { path: 'body.accepted_terms', message: 'Bez zgody na regulamin nie można zamówić.' },
    ]);
  requireBuyer(billing.invoiceData);
  const basket = readBasket(billing, body);
  refuseImpossible(billing, basket);
  const method = basket.running?.payment_method ?? body.payment_method;
  if (!methodsFor(billing.paymentMethods, body.currency).includes(method))
    throw new TestProblem('payment_method_unavailable');
  const { amount_due: amountDue, currency } = previewOf(billing, basket);
  if (amountDue !== body.expected_amount_due) throw new TestProblem('price_changed');
  if (chargesStoredCard({ isChange: basket.running !== null, method, amountDue }))
    requireFreshLogin(data.session);
  refuseOverages(data, basket);
  const { items, promotion_code } = body;
  const opened = openPayment(billing, {
    key,
    amount_due: amountDue,
    currency,
    basket: { items, currency, promotion_code },
    payment_method: method,
    invoice: null,
  });
  return amountDue === 0 ? settlePayment(data, opened) : opened;
}

function requireBuyer({ company_name: name, tax_status: status }: Schemas['InvoiceData']): void {
  if (status === 'unverified') throw new TestProblem('tax_number_unverified');
  if (name === '' || status === 'none') throw new TestProblem('invoice_data_missing');
}

function refuseImpossible({ subscription }: TestBilling, { running, change }: TestBasket): void {
  if (subscription.status === 'suspended') throw new TestProblem('unpaid_subscription');
  if (running && subscription.status !== 'active') throw new TestProblem('invoice_unpaid');
  if (change === 'no_change') throw new TestProblem('no_changes');
  if (change === 'after_period') throw new TestProblem('change_after_period');
}

function refuseOverages(data: TestData, { plan, quantity }: TestBasket): void {
  const found = overages(plan, quantity, companyUsage(data).limits);
  if (found.length === 0) return;
  throw new TestProblem(
    'plan_limits_exceeded',
    found.map(({ limit, used, max }) => ({ path: limit, message: `Używasz ${used}, plan ma ${max}.` })),
  );
}

function orderOf({ order_id: id, status, redirect_url }: TestOrder): Schemas['Order'] {
  return { id, status, redirect_url };
}

function latestOf({ orders: [newest], subscription }: TestBilling): Schemas['LatestPayment'] | null {
  if (!newest) return null;
  const { order_id, status, failure, amount_due, currency } = newest;
  const redirect_url = subscription.status === 'suspended' ? null : newest.redirect_url;
  return { order_id, status, failure, amount_due, currency, redirect_url };
}
