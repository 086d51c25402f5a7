import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { redeemVoucher } from '@pinfold/contract/features/billing/vouchers.endpoints';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { startTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { makeVouchers, type VoucherBatch } from './make-vouchers.ts';
import { vouchers } from './vouchers.table.ts';

const now = new Date('2031-03-01T12:00:00Z');
const trialEnd = new Date('2031-03-08T12:00:00Z');

async function start() {
  const api = await startTestApi({ now, isClockStill: true });
  const companyId = await api.make.company({ planIsFreeTrial: true, planExpiresAt: trialEnd });
  return { ...api, companyId, as: await api.make.member(companyId, { type: memberTypes.owner }) };
}

const makeOne = async (api: Pick<TestApi, 'services'>, terms: Partial<VoucherBatch> = {}) => {
  const batch = { planKey: 'standard', days: 30, count: 1, maxUses: 1, expiresAt: null, batch: 'targi' };
  const [number] = await makeVouchers(api.services, { ...batch, ...terms });
  return number ?? '';
};

test('PAY-03 a voucher ends the trial, and another one for the same plan adds its days', async () => {
  const { ok, as, ...api } = await start();
  const first = await makeOne(api);
  const redeemed = await ok(redeemVoucher, {
    as,
    body: { number: first.toLowerCase().replaceAll('-', ' ') },
  });
  expect(redeemed).toEqual({
    plan_name: 'Standard',
    expires_at: '2031-03-31T12:00:00.000Z',
    closes_at: null,
    voucher_number: first,
  });
  const second = await makeOne(api, { days: 10 });
  await ok(redeemVoucher, { as, body: { number: second } });
  const { plan_restrictions } = await ok(getCurrentCompany, { as });
  expect(plan_restrictions).toMatchObject({
    name: 'Standard',
    expires_at: '2031-04-10T12:00:00.000Z',
    is_free_trial: false,
    limits: { max_maps_keywords: 50 },
  });
});

test('SHL-02 the user’s details name the plan of the company that they are in, and proof for the chat', async () => {
  const { ok, make, companyId, as, ...api } = await start();
  const number = await makeOne(api);
  await ok(redeemVoucher, { as, body: { number } });
  const subscription = { plan_name: 'Standard', expires_at: '2031-03-31T12:00:00.000Z', closes_at: null };
  expect(await ok(getUser, { as })).toMatchObject({
    company_subscription: { ...subscription, voucher_number: number },
    hmac: null,
  });
  expect((await ok(getUser, { as: { token: as.token } })).company_subscription).toBeNull();
  const looking = await make.member(companyId, { permissions: ['view_reviews'] });
  expect((await ok(getUser, { as: looking })).company_subscription).toEqual({
    ...subscription,
    voucher_number: null,
  });
});

test('PAY-03 a voucher that is wrong, used, revoked or past its time is refused without saying which', async () => {
  const { request, ok, services, as, ...api } = await start();
  const used = await makeOne({ services });
  await ok(redeemVoucher, { as, body: { number: used } });
  const late = await makeOne({ services }, { expiresAt: new Date('2031-02-28T12:00:00Z') });
  const unsold = await makeOne({ services }, { planKey: 'gone' });
  const revoked = await makeOne({ services }, { batch: 'pomyłka' });
  await services.database.queries
    .update(vouchers)
    .set({ revokedAt: api.clock.now() })
    .where(eq(vouchers.batch, 'pomyłka'));
  for (const number of ['kawa', '0000-0000-0000-0000', used, late, unsold, revoked]) {
    const { problem } = await request(redeemVoucher, { as, body: { number } });
    expect(problem).toMatchObject({ code: 'voucher_invalid', errors: [{ path: 'body.number' }] });
  }
});

test('PAY-03 a voucher for a lower plan is refused and stays good for others', async () => {
  const { request, ok, make, as, ...api } = await start();
  await ok(redeemVoucher, { as, body: { number: await makeOne(api, { planKey: 'pro' }) } });
  const number = await makeOne(api, { planKey: 'start' });
  const { problem } = await request(redeemVoucher, { as, body: { number } });
  expect(problem?.code).toBe('voucher_lower_plan');
  const elsewhere = await make.member(await make.company({ planExpiresAt: now }), {
    type: memberTypes.owner,
  });
  expect((await ok(redeemVoucher, { as: elsewhere, body: { number } })).plan_name).toBe('Start');
});

test('PAY-03 a voucher does not open what an operator has closed', async () => {
  const { request, make, ...api } = await start();
  const as = await make.member(await make.company({ planIsUnpaid: true }), { type: memberTypes.owner });
  const { problem } = await request(redeemVoucher, { as, body: { number: await makeOne(api) } });
  expect(problem?.code).toBe('unpaid_subscription');
});

test('PAY-03 of many who use a voucher at the same time as many succeed as may', async () => {
  const { request, make, as, ...api } = await start();
  const number = await makeOne(api, { maxUses: 2 });
  const others = await Promise.all(
    Array.from({ length: 3 }, async () =>
      make.member(await make.company({ planExpiresAt: now }), { type: memberTypes.owner }),
    ),
  );
  const answers = await Promise.all(
    [as, as, ...others].map((one) => request(redeemVoucher, { as: one, body: { number } })),
  );
  const codes = answers.map(({ problem }) => problem?.code ?? 'used');
  expect(codes.filter((code) => code === 'used')).toHaveLength(2);
  expect(codes.filter((code) => code === 'voucher_invalid')).toHaveLength(3);
});

test('PAY-03 numbers are guessed ten times an hour at most', async () => {
  const { request, as } = await start();
  const guess = async () =>
    (await request(redeemVoucher, { as, body: { number: '0000-0000-0000-0000' } })).problem;
  for (let tried = 0; tried < 10; tried += 1) expect((await guess())?.code).toBe('voucher_invalid');
  expect(await guess()).toMatchObject({ code: 'too_many_attempts', retry_after: 360 });
});

test('PAY-04 where nothing is sold there are no vouchers', async () => {
  const { request, make } = await startTestApi({ config: { PINFOLD_BILLING: 'off' } });
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  const { problem } = await request(redeemVoucher, { as, body: { number: '0000-0000-0000-0000' } });
  expect(problem?.code).toBe('not_found');
});
