import { expect, test } from 'vitest';
import { subscriptionState, type SubscriptionTerms } from './subscription-state.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const plan: SubscriptionTerms = { expires_at: null, is_unpaid: false, is_free_trial: false };
const over = '2026-11-21T12:00:00Z';
const later = '2026-11-21T12:00:01Z';

test.each<[string, Partial<SubscriptionTerms>, string]>([
  ['a plan without an end is active', {}, 'active'],
  ['so is one with time left', { expires_at: later }, 'active'],
  ['a plan whose time is over has expired', { expires_at: over }, 'expired'],
  ['a trial with time left', { expires_at: later, is_free_trial: true }, 'trial'],
  ['a trial that is over has not expired', { expires_at: over, is_free_trial: true }, 'trial_over'],
  ['a debt comes before everything', { expires_at: over, is_free_trial: true, is_unpaid: true }, 'unpaid'],
])('SHL-03 PAY-04 %s', (_what, change, expected) => {
  expect(subscriptionState({ ...plan, ...change }, now)).toBe(expected);
});
