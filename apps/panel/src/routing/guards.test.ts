import { permissionMap, permissions } from '@pinfold/sdk';
import { planCapabilities, type CurrentCompany } from '@pinfold/sdk/headless/company';
import { describe, expect, test } from 'vitest';
import { resolveAccess, type PanelSession } from './guards.ts';
import { routeAt, routes } from './routes.ts';
import { asManager, fullCompany, harmlessFlags, member, stranger } from './testing/panel-sessions.ts';
import { specifiedGuestPages, specifiedRoutes, type SpecifiedRoute } from './testing/specified-routes.ts';

/** Where a page sends those who may not see it: to the dashboard, and from the dashboard to the first built entrance. */
function home({ at }: SpecifiedRoute): string {
  return at === '/dashboard' ? '/business-addresses/list' : '/dashboard';
}

function encoded(path: string): string {
  return new URLSearchParams({ next: path }).toString();
}

/** A reader, whom the page asks for something that they lack, and where they go then. */
interface Reader {
  who: string;
  /** Undefined where the page asks for nothing that this reader could lack. */
  session: (route: SpecifiedRoute) => PanelSession | undefined;
  goesTo: (route: SpecifiedRoute) => string;
}

const own = (route: SpecifiedRoute) => (route.leadsTo === undefined ? 'allow' : route.leadsTo);
const openTo = (route: SpecifiedRoute) => (route.closedBy ? home(route) : own(route));
/** The promotion is the one page that a company with everything may not see. */
const everything = (route: SpecifiedRoute): Partial<CurrentCompany> =>
  route.closedBy ? { [route.closedBy]: false } : {};

const readers: readonly Reader[] = [
  {
    who: 'a stranger goes to the log-in page and comes back',
    session: ({ at }) => stranger(at),
    goesTo: ({ at }) => (at === '/' ? '/session/login' : `/session/login?${encoded(at)}`),
  },
  { who: 'an owner of everything', session: ({ at }) => member({}, at), goesTo: openTo },
  {
    who: 'the demo account looks at everything',
    session: ({ at }) => ({ ...member({ company_user: asManager }, at), isDemo: true, isDemoMode: true }),
    goesTo: (route) => (route.fullAccess ? home(route) : openTo(route)),
  },
  {
    who: 'a manager is not led to where only owners and admins may work',
    session: ({ at, fullAccess }) =>
      fullAccess && member({ company_user: asManager, permissions: permissionMap(permissions) }, at),
    goesTo: home,
  },
  {
    who: 'a manager with what one view of a page asks for',
    session: ({ at, orElse }) =>
      orElse &&
      member(
        {
          company_user: asManager,
          permissions: permissionMap([orElse]),
          plan_restrictions: { ...fullCompany.plan_restrictions, capabilities: [] },
        },
        at,
      ),
    goesTo: own,
  },
  {
    who: 'a manager without the permission',
    session: ({ at, permission, orElse }) =>
      permission && !orElse
        ? member(
            {
              company_user: asManager,
              permissions: permissionMap(permissions.filter((held) => held !== permission)),
            },
            at,
          )
        : undefined,
    goesTo: home,
  },
  {
    who: 'a company with the module disabled',
    session: (route) =>
      route.module &&
      member({ ...everything(route), configuration: { disabled_modules: [route.module] } }, route.at),
    goesTo: home,
  },
  {
    who: 'a plan without the capability',
    session: ({ at, plan, orElse }) =>
      plan && !orElse
        ? member(
            {
              plan_restrictions: {
                ...fullCompany.plan_restrictions,
                capabilities: planCapabilities.filter((capability) => capability !== plan),
              },
            },
            at,
          )
        : undefined,
    goesTo: home,
  },
  {
    who: 'an installation without the feature flag',
    session: ({ at, flag }) =>
      flag && member({ feature_flags: harmlessFlags.filter((one) => one !== flag) }, at),
    goesTo: home,
  },
  {
    who: 'a company without the flag',
    session: ({ at, companyFlag }) => companyFlag && member({ [companyFlag]: false }, at),
    goesTo: home,
  },
  {
    who: 'a company that lacks Review Booster',
    session: ({ at, closedBy }) => closedBy && member({ [closedBy]: false }, at),
    goesTo: own,
  },
  {
    who: 'maintenance closes every page and remembers it',
    session: ({ at }) => member({ feature_flags: [...harmlessFlags, 'maintenance'] }, at),
    goesTo: ({ at }) => (at === '/' ? '/service-unavailable' : `/service-unavailable?${encoded(at)}`),
  },
  {
    who: 'an owner whose setup is not done',
    session: ({ at }) => member({ wizard_completed: false }, at),
    goesTo: ({ isDuringSetup }) => (isDuringSetup ? 'allow' : '/wizard'),
  },
  {
    who: 'a user without any company',
    session: ({ at }) => ({ ...member({}, at), companies: [], company: undefined }),
    goesTo: ({ isDuringSetup }) => (isDuringSetup ? 'allow' : '/wizard'),
  },
  {
    who: 'an expired plan closes nothing by itself',
    session: ({ at }) =>
      member(
        { plan_restrictions: { ...fullCompany.plan_restrictions, expires_at: '2020-01-01T00:00:00Z' } },
        at,
      ),
    goesTo: openTo,
  },
  {
    who: 'an unpaid company goes to its order',
    session: ({ at }) =>
      member({ plan_restrictions: { ...fullCompany.plan_restrictions, is_unpaid: true } }, at),
    goesTo: ({ isPayment }) => (isPayment ? 'allow' : '/order-details'),
  },
];

describe.each(readers)('SHL-02 SHL-03 $who', ({ session, goesTo }) => {
  const asked = specifiedRoutes.flatMap((route) => {
    const reader = session(route);
    return reader ? [{ at: route.at, reader, expected: goesTo(route) }] : [];
  });
  test.each(asked)('$at → $expected', ({ at, reader, expected }) => {
    expect(outcome(at, reader)).toBe(expected);
  });
});

const inDemo = { ...stranger(), isDemoMode: true };
const unknownMode = { ...stranger(), isDemoMode: undefined };

describe('SHL-02 in front of the log-in', () => {
  test.each(specifiedGuestPages)('$at is open to strangers', ({ at }) => {
    expect(outcome(at, stranger(at))).toBe('allow');
  });

  test.each(specifiedGuestPages)('SES-10 $at in a demo', ({ at, kind }) => {
    const isClosed = kind === 'guarded' || kind === 'sign-up step';
    expect(outcome(at, { ...inDemo, location: at })).toBe(isClosed ? '/session/login' : 'allow');
    // Until the mode is known such a page waits, so that its form never blinks.
    expect(outcome(at, { ...unknownMode, location: at })).toBe(isClosed ? 'wait' : 'allow');
  });

  test.each(specifiedGuestPages)('$at for who is logged in', ({ at, kind }) => {
    const expected = { login: '/', guarded: '/monitoring/single-location' } as Record<string, string>;
    expect(outcome(at, member({}, at))).toBe(expected[kind] ?? 'allow');
  });
});

test('SHL-01 the table holds what is promised, and nothing else', () => {
  const reached = new Set([...specifiedRoutes, ...specifiedGuestPages].map(({ at }) => routeAt(at).path));
  reached.add('/wizard');
  reached.delete('*');
  expect([...reached].toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

function outcome(at: string, session: PanelSession): string {
  const access = resolveAccess(routeAt(at), session, routes);
  return access.kind === 'redirect' ? access.to : access.kind;
}
