import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listPlans } from '@pinfold/contract/features/billing/plans.endpoints';
import { readConfig } from '../../../config.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { billingPrices } from './billing-prices.table.ts';
import { setUpStripe } from './set-up-stripe.ts';
import { refuseForgottenKey } from './unsold-plan.ts';

const plan = {
  key: 'solo',
  name: 'Solo',
  rank: 1,
  tiers_mode: 'volume',
  capabilities: ['tutorials'],
  limits: { max_websites: 1 },
  prices: [{ interval: 'month', currency: 'pln', tiers: [{ up_to: null, unit_amount_decimal: '4900' }] }],
};
const priced = (amount: string) => ({
  ...plan,
  prices: [{ interval: 'month', currency: 'pln', tiers: [{ up_to: null, unit_amount_decimal: amount }] }],
});
const hook = 'https://pinfold.test/api/providers/stripe/events/';

test('PAY-01 the setup writes what is sold once, and replaces a price whose amounts have changed', async () => {
  const config = { PINFOLD_BILLING_PLANS: JSON.stringify([plan]) };
  const api = await startTestApi({ config });
  const { services } = api;
  expect(await setUpStripe(services, hook)).toEqual([
    'tax rate 23 %',
    'product pinfold_solo',
    'price solo_month_pln',
    expect.stringContaining(`webhook endpoint ${hook}: set STRIPE_WEBHOOK_SECRET=whsec_`),
  ]);
  expect(await setUpStripe(services, hook)).toEqual([]);
  const later = readConfig({ PINFOLD_BILLING_PLANS: JSON.stringify([priced('4900.5')]) });
  expect(await setUpStripe({ ...services, config: later }, hook)).toEqual(['price solo_month_pln']);
  const rows = await services.database.queries.select().from(billingPrices);
  expect(rows.map((row) => [row.isActive, row.tiers[0]?.unit_amount_decimal]).toSorted()).toEqual([
    [false, '4900'],
    [true, '4900.5'],
  ]);
  const as = await api.make.member(await api.make.company(), {
    type: memberTypes.manager,
    permissions: ['view_dashboard'],
  });
  const { plans, limits_usage } = await api.ok(listPlans, { as });
  expect(plans.map(({ prices }) => prices.map((price) => price.tiers))).toEqual([
    [[{ up_to: null, unit_amount_decimal: '4900.5' }]],
  ]);
  expect(limits_usage).toBeNull();
});

test('PAY-02 the sandbox sends its events to where this machine listens now, signed as before', async () => {
  const { services } = await startTestApi();
  const at = (port: number) => `http://127.0.0.1:${port}/api/providers/stripe/events/`;
  await setUpStripe(services, at(4000));
  expect(await setUpStripe(services, at(5000))).toEqual([`webhook endpoint ${at(5000)}: moved`]);
  const { data } = (await services.stripe?.ask((client) => client.webhookEndpoints.list())) ?? { data: [] };
  expect(data.map(({ url }) => url)).toEqual([at(5000)]);
});

test('PAY-01 where plans are not sold there is nothing to set up or to list', async () => {
  const api = await startTestApi({ config: { PINFOLD_BILLING: 'off' } });
  await expect(setUpStripe(api.services)).rejects.toThrow('not_found');
  const as = await api.make.member(await api.make.company());
  expect((await api.request(listPlans, { as })).status).toBe(404);
});

test('PAY-03 two plans of one name are refused: companies keep the name of theirs', () => {
  const plans = [plan, { ...plan, key: 'duo', rank: 2 }];
  const read = () => readConfig({ PINFOLD_BILLING_PLANS: JSON.stringify(plans) });
  expect(read).toThrow('PINFOLD_BILLING_PLANS');
});

test('PAY-04 a start that has lost its key sells nothing only where it is told so', async () => {
  const { services } = await startTestApi();
  const { queries } = services.database;
  const refuse = (PINFOLD_BILLING: 'auto' | 'off') => refuseForgottenKey({ PINFOLD_BILLING }, queries);
  await refuse('auto');
  await setUpStripe(services);
  await expect(refuse('auto')).rejects.toThrow('PINFOLD_BILLING=off');
  await refuse('off');
});
