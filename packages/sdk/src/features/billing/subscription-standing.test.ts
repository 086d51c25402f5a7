import { expect, test } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import type { SubscriptionDetails } from './billing.queries.ts';
import { subscriptionStanding } from './subscription-standing.ts';

const { subscription: paid } = createTestClient().server.data.billing.subscription;
const end = '2031-04-01T00:00:00.000Z';
const grace = '2031-03-15T00:00:00.000Z';

function running(change: Partial<NonNullable<typeof paid>> = {}): SubscriptionDetails['subscription'] {
  return paid && { ...paid, period_end: end, ...change };
}

test.each<[string, Partial<SubscriptionDetails>, ReturnType<typeof subscriptionStanding>]>([
  ['renews', { subscription: running() }, { state: 'active', term: 'renews', date: end }],
  [
    'was cancelled',
    { subscription: running({ ends_at_period_end: true }) },
    { state: 'ending', term: 'ends', date: end },
  ],
  ['goes by a voucher', {}, { state: 'active', term: 'ends', date: end }],
  ['has no end', { ends_at: null }, { state: 'active', term: undefined, date: null }],
  ['is a trial', { status: 'trial' }, { state: 'trial', term: 'ends', date: end }],
  ['was a trial', { status: 'trial_over' }, { state: 'trial_over', term: 'ended', date: end }],
  [
    'is overdue',
    { status: 'past_due', subscription: running({ grace_ends_at: grace, ends_at_period_end: true }) },
    { state: 'past_due', term: 'closes', date: grace },
  ],
  [
    'is unpaid',
    { status: 'unpaid', subscription: running() },
    { state: 'unpaid', term: undefined, date: null },
  ],
  ['has expired', { status: 'expired' }, { state: 'expired', term: 'ended', date: end }],
  ['is suspended', { status: 'suspended' }, { state: 'suspended', term: undefined, date: null }],
])('PAY-04 names the date that matters for a plan that %s', (_what, change, standing) => {
  const details = { status: 'active' as const, plan_name: 'Standard', ends_at: end, subscription: null };
  expect(subscriptionStanding({ ...details, ...change })).toEqual(standing);
});
