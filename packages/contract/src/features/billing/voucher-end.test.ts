import { expect, test } from 'vitest';
import { voucherEnd, type PresentPlan } from './voucher-end.ts';

const now = new Date('2031-03-01T12:00:00Z');
const present: PresentPlan = {
  rank: 2,
  expires_at: '2031-03-11T12:00:00.000Z',
  is_unpaid: false,
  is_free_trial: false,
};

test.each<[string, Partial<PresentPlan>, number, string]>([
  ['adds its days to the same plan', {}, 2, '2031-04-10T12:00:00.000Z'],
  ['begins a higher plan now', {}, 3, '2031-03-31T12:00:00.000Z'],
  ['begins any plan now after a trial', { is_free_trial: true }, 1, '2031-03-31T12:00:00.000Z'],
  [
    'begins any plan now after the end',
    { expires_at: '2031-03-01T12:00:00Z' },
    1,
    '2031-03-31T12:00:00.000Z',
  ],
])('PAY-03 a voucher %s', (_what, change, rank, end) => {
  expect(voucherEnd({ ...present, ...change }, { rank, days: 30 }, now)).toEqual(new Date(end));
});

test('PAY-03 a voucher takes away no higher plan, none of unknown rank, and nothing from a plan without an end', () => {
  expect(voucherEnd(present, { rank: 1, days: 30 }, now)).toBe('voucher_lower_plan');
  const unknown = { ...present, rank: undefined };
  expect(voucherEnd(unknown, { rank: 3, days: 30 }, now)).toBe('voucher_lower_plan');
  const endless = { ...present, expires_at: null };
  expect(voucherEnd(endless, { rank: 2, days: 30 }, now)).toBe('subscription_running');
});
