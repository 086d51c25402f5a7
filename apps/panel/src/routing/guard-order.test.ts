import { permissionMap, permissions } from '@pinfold/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveAccess, type PanelSession } from './guards.ts';
import { routeAt, routes } from './routes.ts';
import { asManager, fullCompany, harmlessFlags, member, stranger } from './testing/panel-sessions.ts';
import { specifiedGuestPages, specifiedRoutes } from './testing/specified-routes.ts';

const unpaid = { ...fullCompany.plan_restrictions, is_unpaid: true };
const nothing = permissionMap([]);

describe('SHL-02 guards, in order', () => {
  test.each<[string, PanelSession, string]>([
    ['a stranger has no setup to do yet', stranger('/wizard'), '/session/login?next=%2Fwizard'],
    ['who logged out is not called back', { ...stranger('/reviews/list'), hasLeft: true }, '/session/login'],
    [
      'the wizard comes before maintenance and debt',
      member(
        { wizard_completed: false, plan_restrictions: unpaid, feature_flags: ['maintenance'] },
        '/photos',
      ),
      '/wizard',
    ],
    [
      'the wizard itself is closed by maintenance',
      member({ wizard_completed: false, feature_flags: ['maintenance'] }, '/wizard'),
      '/service-unavailable?next=%2Fwizard',
    ],
    [
      'but not by a debt, which the setup comes before',
      member({ wizard_completed: false, plan_restrictions: unpaid }, '/wizard'),
      'allow',
    ],
    [
      'maintenance comes before debt',
      member({ plan_restrictions: unpaid, feature_flags: ['maintenance'] }, '/photos'),
      '/service-unavailable?next=%2Fphotos',
    ],
    [
      'a debt comes before what the page asks for',
      member({ plan_restrictions: unpaid, company_user: asManager, permissions: nothing }, '/photos'),
      '/order-details',
    ],
    [
      'a debt is shown to everyone, and paid by who may',
      member({ plan_restrictions: unpaid, company_user: asManager, permissions: nothing }, '/checkout'),
      '/no-access',
    ],
    [
      'who may see nothing at all is told so',
      member({ company_user: asManager, permissions: nothing }, '/dashboard'),
      '/no-access',
    ],
    [
      'a closed dashboard leads to the first entrance that is open and built',
      member(
        {
          company_user: asManager,
          permissions: permissionMap(permissions.filter((held) => held !== 'view_dashboard')),
        },
        '/dashboard',
      ),
      '/business-addresses/list',
    ],
    ['a finished wizard leads home', member({}, '/wizard'), '/dashboard'],
    ['and opens to add a company', member({}, '/wizard?action=add'), 'allow'],
    [
      'only for a master owner with the flag',
      member({ can_add_new_companies: false }, '/wizard?action=add'),
      '/dashboard',
    ],
    ['filters survive a redirect', member({}, '/reviews?rating=1'), '/reviews/list?rating=1'],
    ['so do segments', member({}, '/business-addresses/17?tab=1'), '/business-addresses/17/details?tab=1'],
    [
      'SES-03 the way back is taken after logging in',
      member({}, '/session/login?next=%2Freviews%2Flist%3Frating%3D1'),
      '/reviews/list?rating=1',
    ],
  ])('%s', (_what, session, expected) => {
    expect(outcome(session)).toBe(expected);
  });
});

test('SHL-02 a company in use decides while the list of companies cannot be had', () => {
  expect(outcome({ ...member({ wizard_completed: false }, '/photos'), companies: undefined })).toBe(
    '/wizard',
  );
  expect(outcome({ ...member({}, '/photos'), companies: undefined })).toBe('allow');
});

const addresses = [...specifiedRoutes, ...specifiedGuestPages].map(({ at }) => at);
const anySession = fc.record({
  isLoggedIn: fc.boolean(),
  hasLeft: fc.boolean(),
  isDemo: fc.boolean(),
  isDemoMode: fc.boolean(),
  companies: fc.constantFrom<PanelSession['companies']>(undefined, [], [fullCompany]),
  company: fc.option(
    fc
      .record({
        wizard_completed: fc.boolean(),
        is_master: fc.boolean(),
        enabled_review_booster: fc.boolean(),
        enabled_store_locator: fc.boolean(),
        company_user: fc.constantFrom(asManager, fullCompany.company_user),
        held: fc.subarray([...permissions]),
        flags: fc.subarray([...harmlessFlags, 'maintenance' as const]),
        is_unpaid: fc.boolean(),
        disabled_modules: fc.subarray(['dashboard', 'reviews', 'monitoring', 'company'] as const),
      })
      .map(({ held, flags, is_unpaid, disabled_modules, ...rest }) => ({
        ...fullCompany,
        ...rest,
        permissions: permissionMap(held),
        feature_flags: flags,
        plan_restrictions: { ...fullCompany.plan_restrictions, is_unpaid },
        configuration: { disabled_modules: [...disabled_modules] },
      })),
    { nil: undefined },
  ),
});

test('SHL-02 no redirect leads round in a circle, whoever asks for whatever', () => {
  fc.assert(
    fc.property(anySession, fc.constantFrom(...addresses), (session, at) => {
      const featureFlags = session.company?.feature_flags ?? [];
      let location = at;
      const steps: string[] = [];
      while (steps.length < 8) {
        const next = outcome({ ...session, featureFlags, location });
        if (next === 'allow') break;
        steps.push(next);
        location = next;
      }
      expect(steps.length, `${at} → ${steps.join(' → ')}`).toBeLessThan(6);
    }),
    { numRuns: 2000 },
  );
});

test('SHL-01 fixed addresses win over those with an id', () => {
  const shadowed = routes.filter(({ path }) => !path.includes(':') && routeAt(path).path !== path);
  expect(shadowed).toEqual([]);
});

function outcome(session: PanelSession): string {
  const [pathname = ''] = session.location.split('?');
  const access = resolveAccess(routeAt(pathname), session, routes);
  return access.kind === 'redirect' ? access.to : access.kind;
}
