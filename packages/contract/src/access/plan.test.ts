import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { decideAccess, needsPlan, type Membership } from './decide-access.ts';
import { memberTypes } from './member-types.ts';
import { permissionMap } from './permissions.ts';
import { planCapabilities, planStateOf, planStates } from './plan.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const over = '2026-11-21T12:00:00Z';
const later = '2026-11-21T12:00:01Z';

test.each<[string, Parameters<typeof planStateOf>[0], string]>([
  ['a plan without an end', { expires_at: null, is_unpaid: false, is_free_trial: false }, 'active'],
  ['a plan with time left', { expires_at: later, is_unpaid: false, is_free_trial: false }, 'active'],
  ['a trial with time left', { expires_at: later, is_unpaid: false, is_free_trial: true }, 'active'],
  ['a plan whose time is over', { expires_at: over, is_unpaid: false, is_free_trial: false }, 'expired'],
  ['a trial that is over', { expires_at: over, is_unpaid: false, is_free_trial: true }, 'expired'],
  ['a debt, whatever else', { expires_at: over, is_unpaid: true, is_free_trial: true }, 'unpaid'],
])('PAY-04 %s', (_what, terms, expected) => {
  expect(planStateOf(terms, now)).toBe(expected);
});

const owner: Membership = {
  type: memberTypes.owner,
  permissions: permissionMap([]),
  disabledModules: [],
  planCapabilities,
  isDemo: false,
};
const refusals = {
  active: undefined,
  expired: 'subscription_expired',
  unpaid: 'unpaid_subscription',
} as const;

/** Paths that stay open after the plan has ended, so that members can pay, disconnect their accounts or stop other maps; what is measured of websites and profiles is none of them. */
const waysOut =
  /^\/((companies(?!\/\{id\}\/social-audits)|user|sso|api-keys|websites(?!\/\{id\}\/(?!keywords\/|$))|keywords|search-locations|invitations|events|payments|subscription|facilities\/(limits-management|delete))\/|gmb-accounts\/(authorization\/|\{id\}\/)?$|map-settings\/(bing\/(listings\/)?)?$)/;

test.each(endpoints.filter(({ access }) => access.for === undefined || access.for === 'member'))(
  'SHL-03 PAY-04 a plan that has ended closes $method $path, unless it leads out',
  ({ access, path }) => {
    for (const planState of planStates)
      expect(decideAccess(access, { ...owner, planState })).toBe(
        waysOut.test(path) ? undefined : refusals[planState],
      );
  },
);

test('SHL-03 who may not do something hears that first, not that the plan has ended', () => {
  const access = { permission: 'reply_reviews', module: 'reviews', demo: 'blocked' } as const;
  const manager: Membership = { ...owner, type: memberTypes.manager, planState: 'expired' };
  expect(decideAccess(access, manager)).toBe('permission_denied');
  expect(decideAccess(access, { ...manager, disabledModules: ['reviews'] })).toBe('module_disabled');
  const looking = { ...manager, permissions: permissionMap(['reply_reviews']), isViewAs: true };
  expect(decideAccess(access, looking)).toBe('subscription_expired');
});

test('SHL-03 what names a capability of the plan needs a plan, in whatever module', () => {
  expect(needsPlan({ plan: 'tutorials', demo: 'allowed' })).toBe(true);
  expect(needsPlan({ module: 'company', demo: 'blocked' })).toBe(false);
  expect(needsPlan({ demo: 'allowed' })).toBe(false);
});
