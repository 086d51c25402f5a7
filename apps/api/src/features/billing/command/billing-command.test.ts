import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { redeemVoucher } from '@pinfold/contract/features/billing/vouchers.endpoints';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { billingCommand } from './billing-command.ts';

const now = new Date('2031-03-01T12:00:00Z');

async function start() {
  const api = await startTestApi({ now, isClockStill: true });
  const companyId = await api.make.company({ name: 'Lipa', planExpiresAt: now });
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  const run = (line: string) => billingCommand.run(api.services, line.split(' '));
  const plan = async () => (await api.ok(getCurrentCompany, { as })).plan_restrictions;
  return { ...api, companyId, as, run, plan };
}

test('PAY-03 the command makes codes that companies can use', async () => {
  const { ok, as, run } = await start();
  const numbers = await run('vouchers --plan pro --days 30 --count 3 --batch targi');
  expect(new Set(numbers).size).toBe(3);
  const redeemed = await ok(redeemVoucher, { as, body: { number: numbers[2] ?? '' } });
  expect(redeemed).toMatchObject({ plan_name: 'Pro', expires_at: '2031-03-31T12:00:00.000Z' });
});

test('PAY-04 the command grants plans, closes companies and opens them again', async () => {
  const { companyId, run, plan } = await start();
  expect(await run(`grant --company ${companyId} --plan start --locations 7`)).toEqual([
    'Lipa has Start until further notice',
  ]);
  expect(await plan()).toMatchObject({ name: 'Start', expires_at: null, limits: { max_facilities: 7 } });
  expect(await run(`suspend --company ${companyId} --operator Ola`)).toEqual(['Lipa is closed']);
  expect((await plan()).is_unpaid).toBe(true);
  expect(await run(`suspend --company ${companyId} --lift`)).toEqual(['Lipa is open']);
  expect((await plan()).is_unpaid).toBe(false);
});

test('PAY-01 the command brings the plans to Stripe, and a second time finds them there', async () => {
  const { run } = await start();
  expect((await run('setup')).length).toBeGreaterThan(1);
  expect(await run('setup')).toEqual(['Stripe has it all']);
  expect(await run('sync')).toEqual(['0 companies are enqueued']);
  expect(await run('replay --since 2031-02-28T00:00:00Z')).toHaveLength(1);
});

test.each([
  ['refund', /^Usage: npm run billing/],
  ['vouchers --plan gold --days 30', /^--plan is one of start, standard, pro\.$/],
  ['vouchers --plan pro', /^--days is not usable/],
  ['suspend --company 1 --for good', /--for/],
])('PAY-04 %s is refused by saying what is possible', async (line, says) => {
  const { run } = await start();
  await expect(run(line)).rejects.toThrow(says);
});
