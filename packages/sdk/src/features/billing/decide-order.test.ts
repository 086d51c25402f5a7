import { expect, test } from 'vitest';
import { testPlans } from '../../testing/billing/plan-fixtures.ts';
import type { Plans, SubscriptionDetails } from './billing.queries.ts';
import { decideOrder, type OrderFacts, wholeChoice } from './decide-order.ts';
import { noCode, type OrderChoice } from './order-choice.ts';

const usage = (used: Record<string, number>) =>
  Object.entries(used).map(([limit, count]) => ({ limit, used: count, max: null }));

const plans = (used: Record<string, number> = { max_facilities: 7 }): Plans => ({
  plans: [...testPlans],
  payment_methods: ['card', 'quick'],
  limits_usage: { limits: usage(used) as NonNullable<Plans['limits_usage']>['limits'] },
});

const initialPlan = {
  price: 'pro_year_pln',
  quantity: 12,
  promotion_code: 'KAWA10',
  acquisition_campaign: null,
};

const running: NonNullable<SubscriptionDetails['subscription']> = {
  plan: 'standard',
  plan_name: 'Standard',
  price: 'standard_month_pln',
  quantity: 60,
  interval: 'month',
  currency: 'pln',
  entitled_plan: 'standard',
  entitled_quantity: 60,
  period_start: '2031-01-01T00:00:00.000Z',
  period_end: '2031-02-01T00:00:00.000Z',
  ends_at_period_end: false,
  grace_ends_at: null,
  payment_method: 'card',
  card: null,
};

function decide(choice: OrderChoice, facts: Partial<OrderFacts> = {}) {
  const { plan, ...decided } = decideOrder(choice, { plans: plans(), ...facts });
  return { ...decided, plan: plan?.key };
}

test('PAY-01 without any choice it is the smallest plan that fits, for what is used, by the month', () => {
  expect(decide({})).toMatchObject({ plan: 'start', interval: 'month', quantity: 7, code: null });
  const used = { max_facilities: 7, max_websites: 3 };
  expect(decide({}, { plans: plans(used) })).toMatchObject({ plan: 'standard', overages: [] });
});

test('PAY-01 a plan that is not sold for the chosen interval is offered for the one that it is sold for', () => {
  const monthly = testPlans.map((plan) => ({
    ...plan,
    prices: plan.prices.filter(({ recurring }) => recurring.interval === 'month'),
  }));
  expect(decide({ interval: 'year' }, { plans: { ...plans(), plans: monthly } })).toMatchObject({
    interval: 'month',
    basket: { items: [{ price: 'start_month_pln', quantity: 7 }] },
  });
});

test('PAY-01 what was chosen before the first order is preselected, and each choice goes before it', () => {
  expect(decide({}, { initialPlan })).toMatchObject({
    plan: 'pro',
    interval: 'year',
    quantity: 12,
    code: 'KAWA10',
    basket: { items: [{ price: 'pro_year_pln', quantity: 12 }], promotion_code: 'KAWA10' },
  });
  expect(decide({ quantity: 3, plan: 'start' }, { initialPlan })).toMatchObject({
    plan: 'start',
    quantity: 3,
    overages: [{ limit: 'max_facilities', used: 7, max: 3 }],
  });
});

test('PAY-01 a code is of its interval: switching swaps that of a campaign and drops another', () => {
  const code = (name: string, period: 1 | 2) => ({
    code: name,
    period,
    percent_off: 20,
    amount_off: null,
    currency: null,
    expires_at: null,
  });
  const campaigns = [{ name: 'lato', codes: [code('LATO20', 1), code('LATO20-ROK', 2)] }];
  const facts = { campaigns, initialPlan: { ...initialPlan, acquisition_campaign: 'lato' } };
  expect(decide({}, facts).code).toBe('LATO20-ROK');
  expect(decide({ interval: 'month' }, facts).code).toBe('LATO20');
  expect(decide({ interval: 'month' }, { initialPlan }).code).toBeNull();
});

test('PAY-01 a code that was taken away stays away on the next page', () => {
  const facts = { plans: plans(), initialPlan };
  const choice = { code: noCode };
  const order = decideOrder(choice, facts);
  expect(order.code).toBeNull();
  expect(decideOrder(wholeChoice(choice, order), facts)).toEqual(order);
});

test('PAY-03 a running subscription is preselected, and takes no code', () => {
  const subscription = {
    status: 'active',
    plan_name: 'Standard',
    ends_at: null,
    subscription: running,
  } as const;
  expect(decide({ code: 'KAWA10' }, { subscription, initialPlan })).toMatchObject({
    plan: 'standard',
    quantity: 60,
    interval: 'month',
    basket: { promotion_code: null },
  });
});
