import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import { describe, expect, test } from 'vitest';
import type { PanelRoute, RouteAccess } from './panel-route.ts';
import { resolveAccess, type PanelSession } from './resolve-access.ts';
import { routeOf, routeTable } from './route-table.ts';

const owner: Rights = { type: 1, permissions: [], disabled: [], capabilities: ['manual_replies'], flags: [] };
const manager: Rights = { ...owner, type: 3 };

describe('SHL-02 guards, in order', () => {
  test.each([
    [
      'a stranger goes to the log-in page and comes back',
      guest('/reviews/list?rating=1'),
      '/reviews/list',
      '/session/login?next=%2Freviews%2Flist%3Frating%3D1',
    ],
    [
      'who logged out is not called back',
      { ...guest('/reviews/list'), hasLeft: true },
      '/reviews/list',
      '/session/login',
    ],
    [
      'maintenance closes every page of a company',
      member({ ...owner, flags: ['maintenance'] }),
      '/reviews/list',
      '/service-unavailable',
    ],
    [
      'a disabled module leads home',
      member({ ...owner, disabled: ['reviews'] }),
      '/reviews/list',
      '/no-access',
    ],
    ['a missing permission leads home', member(manager), '/reviews/list', '/no-access'],
    [
      'a permission opens the page',
      member({ ...manager, permissions: ['view_reviews'] }),
      '/reviews/list',
      'allow',
    ],
    ['an owner holds every permission', member(owner), '/reviews/list', 'allow'],
    ['the start page is the first entrance', member(owner), '/', '/reviews/list'],
    ['without any entrance the start page says so', member(manager), '/', '/no-access'],
    ['filters survive a redirect', member(owner, '/reviews?rating=1'), '/reviews', '/reviews/list?rating=1'],
    [
      'who is logged in has no business at the log-in page',
      member(owner, '/session/login'),
      '/session/login',
      '/',
    ],
    [
      'the way back is taken after logging in',
      member(owner, '/session/login?next=%2Freviews%2Flist%3Frating%3D1'),
      '/session/login',
      '/reviews/list?rating=1',
    ],
    ['a stranger may read the log-in page', guest('/session/login'), '/session/login', 'allow'],
    ['everyone may learn of the break', guest('/service-unavailable'), '/service-unavailable', 'allow'],
  ])('%s', (_what, session, path, expected) => {
    expect(outcome(routeOf(path), session)).toBe(expected);
  });

  test.each<[string, Partial<RouteAccess>, boolean]>([
    ['a plan that lacks the capability', { plan: 'templates' }, false],
    ['a plan that has it', { plan: 'manual_replies' }, true],
    ['a feature flag that is off', { flag: 'app_reviews' }, false],
    ['a company flag that is off', { companyFlag: 'enabled_review_booster' }, false],
    ['a company flag that is on', { companyFlag: 'enabled_store_locator' }, true],
  ])('%s', (_what, access, isAllowed) => {
    const route = { ...routeOf('/reviews/list'), access: { for: 'member', ...access } } as PanelRoute;
    expect(outcome(route, member(owner))).toBe(isAllowed ? 'allow' : '/reviews/list');
  });
});

test('SHL-01 no redirect leads round in a circle, whoever asks', () => {
  const sessions = [
    guest(''),
    member(owner),
    member(manager),
    member({ ...owner, disabled: ['reviews'] }),
    member({ ...owner, flags: ['maintenance'] }),
  ];
  for (const session of sessions)
    for (const route of routeTable) {
      let path = route.path;
      let steps = 0;
      for (; steps < 5; steps += 1) {
        const next = outcome(routeOf(path), { ...session, location: path });
        if (next === 'allow') break;
        path = next.split('?')[0] ?? '';
      }
      expect(steps, route.path).toBeLessThan(4);
    }
});

function outcome(route: PanelRoute, session: PanelSession): string {
  const access = resolveAccess(route, session, routeTable);
  return access.kind === 'allow' ? 'allow' : access.to;
}

function guest(location: string): PanelSession {
  return { isLoggedIn: false, hasLeft: false, company: undefined, isDemo: false, location };
}

interface Rights {
  type: 1 | 3;
  permissions: readonly CurrentPermission[];
  disabled: CurrentCompany['configuration']['disabled_modules'];
  capabilities: CurrentCompany['plan_restrictions']['capabilities'];
  flags: CurrentCompany['feature_flags'];
}

type CurrentPermission = keyof CurrentCompany['permissions'];

function member(rights: Rights, location = '/reviews/list'): PanelSession {
  const { type, permissions, disabled, capabilities, flags } = rights;
  const company: CurrentCompany = {
    id: 1,
    name: 'Kawiarnia Lipa',
    parent: null,
    company_user: { user_id: 1, type, all_facilities_access: true, facilities_access_count: 60 },
    is_master: true,
    is_paying: true,
    is_testing: false,
    is_agency: false,
    wizard_completed: true,
    can_add_new_companies: false,
    can_create_gmb_locations: true,
    enabled_store_locator: true,
    enabled_review_booster: false,
    enabled_auto_gmb_external_changes_protection: false,
    is_subscription_plan_client: true,
    has_billing_subscription: true,
    initial_payment_status: null,
    acquisition_campaign: null,
    facilities_count: 60,
    review_categories_display_limit: 20,
    configuration: { disabled_modules: disabled },
    timezone: 'Europe/Warsaw',
    plan_restrictions: {
      name: 'Standard',
      expires_at: null,
      is_unpaid: false,
      is_free_trial: false,
      capabilities,
      limits: {},
    },
    permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
    feature_flags: flags,
  };
  return { isLoggedIn: true, hasLeft: false, company, isDemo: false, location };
}
