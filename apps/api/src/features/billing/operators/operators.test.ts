import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import * as operators from '@pinfold/contract/features/billing/operators.endpoints';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { operatorToken } from '../../../testing/samples/billing-account-samples.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { companies } from '../../company/company.table.ts';
import { freeCompanies } from '../plans/unsold-plan.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';

const headers = { Authorization: `Operator ${operatorToken}` };
const subscribed = {
  stripeSubscriptionId: 'sub_1',
  stripeStatus: 'unpaid',
  status: 'unpaid',
  method: 'card',
  stripePriceId: 'price_1',
  planKey: 'standard',
  interval: 'month',
  quantity: 3,
  periodStart: new Date('2031-02-15T12:00:00Z'),
  periodEnd: new Date('2031-03-15T12:00:00Z'),
  cancelAtPeriodEnd: false,
  currency: 'pln',
  entitledPlanKey: 'standard',
  entitledQuantity: 3,
} as const;

const signature = { operator: 'Ola', reason: 'Umowa 7' };

async function start(config: Record<string, string> = {}) {
  const api = await startTestApi({
    now: new Date('2031-03-01T12:00:00Z'),
    config: { PINFOLD_OPERATOR_TOKEN: operatorToken, ...config },
  });
  const companyId = await api.make.company({ name: 'Kawiarnia Lipa' });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  return { ...api, companyId, as, asked: { params: { id: companyId }, headers } };
}

test('SHL-01 what operators switch, members meet at once, and who switched it stays written', async () => {
  const { ok, as, asked } = await start();
  const body = { ...signature, disabled_modules: ['posts' as const], is_agency: true, is_testing: false };
  await ok(operators.updateOperatorCompany, { ...asked, body });
  expect(await ok(getCurrentCompany, { as })).toMatchObject({
    is_agency: true,
    configuration: { disabled_modules: ['posts'] },
  });
  // Nothing differs the second time, so nothing is written.
  await ok(operators.updateOperatorCompany, { ...asked, body: { ...body, operator: 'Jan' } });
  const { results } = await ok(operators.listOperatorChanges, asked);
  expect(results).toEqual([
    expect.objectContaining({
      ...signature,
      change: {
        disabled_modules: { before: [], after: ['posts'] },
        is_agency: { before: false, after: true },
      },
    }),
  ]);
});

test('PAY-04 a plan is granted by hand, also where nothing is sold, but only one that there is', async () => {
  const { ok, request, as, asked } = await start({ PINFOLD_BILLING: 'off' });
  const grant = { ...signature, quantity: 12, expires_at: '2032-01-01T00:00:00Z' };
  await ok(operators.grantPlan, { ...asked, body: { ...grant, plan: 'start' } });
  expect((await ok(getCurrentCompany, { as })).plan_restrictions).toMatchObject({
    name: 'Start',
    expires_at: '2032-01-01T00:00:00.000Z',
    is_free_trial: false,
    limits: { max_facilities: 12, max_company_users: 5 },
  });
  const endless = { ...grant, plan: 'pro', quantity: null, expires_at: null };
  const granted = await ok(operators.grantPlan, { ...asked, body: endless });
  expect(granted.plan_expires_at).toBeNull();
  expect(granted.plan_limits).not.toHaveProperty('max_facilities');
  const { problem } = await request(operators.grantPlan, { ...asked, body: { ...grant, plan: 'gold' } });
  expect(problem).toMatchObject({ code: 'invalid_request', errors: [{ path: 'body.plan' }] });
});

test('PAY-04 where nothing is sold any more, ended plans and debts become all there is, but not what was granted', async () => {
  const { ok, make, services, clock, as, asked, companyId } = await start({ PINFOLD_BILLING: 'off' });
  const { queries } = services.database;
  // As Stripe has left them when the selling ended.
  await queries.insert(billingSubscriptions).values({ ...subscribed, companyId });
  await queries.update(companies).set({ hasBillingSubscription: true, planIsUnpaid: true });
  const ended = await make.company({ planExpiresAt: new Date('2031-02-01T12:00:00Z') });
  const running = await make.company({ planExpiresAt: new Date('2031-04-01T12:00:00Z') });
  const closed = await make.company({ planExpiresAt: new Date('2031-02-01T12:00:00Z') });
  const body = { ...signature, is_suspended: true };
  await ok(operators.suspendCompany, { ...asked, params: { id: closed }, body });
  await freeCompanies(queries, services.now());
  const plansOf = async () => {
    const { results } = await ok(operators.listOperatorCompanies, { headers });
    return Object.fromEntries(
      results.map(({ id, plan_expires_at: at, is_unpaid: isUnpaid }) => [id, [at, isUnpaid]]),
    );
  };
  expect(await plansOf()).toMatchObject({
    [companyId]: [null, false],
    [ended]: [null, false],
    [running]: ['2031-04-01T12:00:00.000Z', false],
    [closed]: [null, true],
  });
  const expires_at = '2031-03-02T12:00:00.000Z';
  await ok(operators.grantPlan, { ...asked, body: { ...signature, plan: 'pro', quantity: 3, expires_at } });
  expect((await ok(getUser, { as })).company_subscription).toMatchObject({ plan_name: 'Pro', expires_at });
  clock.advance(2 * 86_400);
  await freeCompanies(queries, services.now());
  expect(await plansOf()).toMatchObject({ [companyId]: [expires_at, false] });
});

test('PAY-04 a company is closed until an operator opens it again', async () => {
  const { ok, request, services, companyId, as, asked } = await start();
  const topics = new Set<string>();
  services.live.subscribe(companyId, ({ topic }) => topics.add(topic));
  const search = async () => (await request(searchReviews, { as, body: {} })).problem?.code;
  const closed = { ...signature, is_suspended: true };
  expect(await ok(operators.suspendCompany, { ...asked, body: closed })).toMatchObject({
    is_suspended: true,
    is_unpaid: true,
  });
  expect(await search()).toBe('unpaid_subscription');
  await expect.poll(() => [...topics].sort()).toEqual(['billing', 'company']);
  await ok(operators.suspendCompany, { ...asked, body: closed });
  await ok(operators.suspendCompany, { ...asked, body: { ...signature, is_suspended: false } });
  expect(await search()).toBeUndefined();
  const { results } = await ok(operators.listOperatorChanges, asked);
  expect(results.map(({ change }) => change['is_suspended']?.after)).toEqual([false, true]);
});

test('PAY-04 operators find every company by its name, and no company that is not there', async () => {
  const { ok, request, make, companyId } = await start();
  await make.company({ name: 'Kwiaciarnia' });
  const found = await ok(operators.listOperatorCompanies, { headers, query: { q: 'LIPA' } });
  expect(found).toMatchObject({ count: 1, results: [{ id: companyId, plan_name: 'Standard' }] });
  const missing = { params: { id: 999_999 }, headers };
  for (const endpoint of [operators.getOperatorCompany, operators.listOperatorChanges] as const)
    expect((await request(endpoint, missing)).problem?.code).toBe('not_found');
  const { problem } = await request(operators.suspendCompany, {
    ...missing,
    body: { ...signature, is_suspended: true },
  });
  expect(problem?.code).toBe('not_found');
});

test('PAY-04 without a token of the installation there are no operators', async () => {
  const { request, make } = await startTestApi();
  const { problem } = await request(operators.getOperatorCompany, {
    params: { id: await make.company() },
    headers,
  });
  expect(problem?.code).toBe('not_found');
});
