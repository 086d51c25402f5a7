import { describe, expect, test } from 'vitest';
import { defaultPlans } from '../plans/default-plans.ts';
import {
  columnsOf,
  entitlementOf,
  statusOf,
  type SubscriptionFacts,
  type SubscriptionRow,
} from './subscription-lifecycle.ts';

const now = new Date('2031-03-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const facts: SubscriptionFacts = {
  stripeSubscriptionId: 'sub_1',
  stripeStatus: 'active',
  method: 'card',
  card: null,
  stripePriceId: 'price_1',
  planKey: 'standard',
  interval: 'month',
  quantity: 10,
  periodStart: new Date('2031-03-01T00:00:00Z'),
  periodEnd: new Date('2031-04-01T00:00:00Z'),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  currency: 'pln',
  isChangePaid: true,
};

function before(change: Partial<SubscriptionRow> = {}): SubscriptionRow {
  const { isChangePaid: _, ...stored } = facts;
  return {
    ...stored,
    companyId: 1,
    status: 'active',
    entitledPlanKey: 'standard',
    entitledQuantity: 10,
    ...change,
  };
}

describe('PAY-04 how a subscription stands', () => {
  test.each<[string, Partial<SubscriptionFacts>, boolean, string]>([
    ['paid for', {}, false, 'active'],
    ['cancelled, until its period ends', { cancelAtPeriodEnd: true }, false, 'active'],
    [
      'overdue for less than the grace',
      { stripeStatus: 'past_due', pastDueSince: daysAgo(13.9) },
      false,
      'past_due',
    ],
    ['overdue for longer', { stripeStatus: 'past_due', pastDueSince: daysAgo(14) }, false, 'unpaid'],
    ['overdue, nobody knows since when', { stripeStatus: 'past_due' }, false, 'past_due'],
    ['given up by Stripe', { stripeStatus: 'unpaid' }, false, 'unpaid'],
    ['ended', { stripeStatus: 'canceled', endedAt: daysAgo(1) }, false, 'expired'],
    ['paused', { stripeStatus: 'paused' }, false, 'expired'],
    ['closed by an operator, though paid for', {}, true, 'suspended'],
    ['ended, and closed by an operator', { stripeStatus: 'canceled' }, true, 'expired'],
  ])('%s', (_what, change, isSuspended, status) => {
    expect(statusOf({ ...facts, ...change }, { now, graceDays: 14, isSuspended })).toBe(status);
  });
});

describe('PAY-04 what was paid for', () => {
  const nextPeriod = { periodStart: facts.periodEnd, periodEnd: new Date('2031-05-01T00:00:00Z') };

  test.each<[string, Partial<SubscriptionFacts>, [string, number]]>([
    ['more locations count once they are paid for', { quantity: 20 }, ['standard', 20]],
    ['and not before', { quantity: 20, isChangePaid: false }, ['standard', 10]],
    ['fewer count when the period turns', { quantity: 5, ...nextPeriod }, ['standard', 5]],
    ['and not before, paid or not', { quantity: 5 }, ['standard', 10]],
    [
      'fewer count then also while their invoice is open',
      { quantity: 5, isChangePaid: false, ...nextPeriod },
      ['standard', 5],
    ],
    ['a larger plan counts once it is paid for', { planKey: 'pro' }, ['pro', 10]],
    [
      'a smaller plan with more locations keeps the larger plan',
      { planKey: 'start', quantity: 20 },
      ['standard', 20],
    ],
    [
      'another subscription counts as it was bought',
      { stripeSubscriptionId: 'sub_2', quantity: 3 },
      ['standard', 3],
    ],
  ])('%s', (_what, change, [planKey, quantity]) => {
    expect(entitlementOf({ ...facts, ...change }, before(), defaultPlans)).toEqual({ planKey, quantity });
  });

  test('the first is what was bought', () => {
    expect(entitlementOf(facts, undefined, defaultPlans)).toEqual({ planKey: 'standard', quantity: 10 });
  });
});

describe('PAY-04 what the company has by that', () => {
  const [plan] = defaultPlans;
  const given = { plan, limits: { max_websites: 3 }, isSuspended: false };
  const columns = (status: Parameters<typeof columnsOf>[0], change: Partial<SubscriptionFacts> = {}) =>
    columnsOf(status, { ...facts, ...change }, { planKey: 'start', quantity: 7 }, given);

  test('a plan that is renewed stays open for the days that news may be late', () => {
    expect(columns('active')).toMatchObject({
      planName: plan?.name,
      planExpiresAt: new Date('2031-04-04T00:00:00Z'),
      planIsUnpaid: false,
      planIsFreeTrial: false,
      hasBillingSubscription: true,
      planLimits: { ...plan?.limits, max_facilities: 7 },
    });
    expect(columns('past_due')).toEqual(columns('active'));
  });

  test('a cancelled one ends with its period', () => {
    expect(columns('active', { cancelAtPeriodEnd: true }).planExpiresAt).toEqual(facts.periodEnd);
  });

  test.each(['unpaid', 'suspended'] as const)('%s closes it', (status) => {
    expect(columns(status)).toMatchObject({ planIsUnpaid: true, isPaying: false });
  });

  test('an ended one has expired, and no debt is left', () => {
    expect(columns('expired', { endedAt: daysAgo(1) })).toEqual({
      planExpiresAt: daysAgo(1),
      planIsUnpaid: false,
      planIsFreeTrial: false,
      isPaying: false,
      hasBillingSubscription: false,
    });
  });

  test('of a company that an operator has closed it stays closed', () => {
    const closed = columnsOf(
      'expired',
      facts,
      { planKey: 'start', quantity: 7 },
      { ...given, isSuspended: true },
    );
    expect(closed.planIsUnpaid).toBe(true);
  });

  test('a plan that is sold no more keeps what the company has, for as many locations as are paid for', () => {
    const kept = columnsOf('active', facts, { planKey: 'gone', quantity: 7 }, { ...given, plan: undefined });
    expect(kept.planLimits).toEqual({ max_websites: 3, max_facilities: 7 });
    expect(kept).not.toHaveProperty('planCapabilities');
  });
});
