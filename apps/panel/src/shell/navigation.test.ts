import { permissionMap } from '@pinfold/sdk';
import { PinIcon } from '@pinfold/sdk/ui';
import { expect, test } from 'vitest';
import type { PanelSession } from '../routing/guards.ts';
import type { RouteAt } from '../routing/panel-route.ts';
import { routeAt, routes } from '../routing/routes.ts';
import { asManager, fullCompany, member } from '../routing/testing/panel-sessions.ts';
import { companyLinks, isOpenPage, isWithin, navigationFor, navigationSections } from './navigation.ts';

const addresses = navigationSections.flatMap(({ path, pages = [] }) => [
  ...(path ? [path] : []),
  ...pages.map((page) => page.path),
]);

test.each(addresses)('SHL-04 the sidebar knows %s as a route of its own', (path) => {
  expect(routeAt(path).path).toBe(path);
  expect(routeAt(path).redirectTo).toBeUndefined();
});

test('SHL-04 every page that is shown is built and open to the reader', () => {
  const sections = navigationFor(member(), routeAt);
  expect(sections.map(({ label }) => label)).toContain('nav.reviews');
  for (const { path, pages } of sections)
    for (const shown of [path, ...pages.map((page) => page.path)])
      expect(routeAt(shown).page, shown).toBeDefined();
});

test('SHL-04 nothing is linked before it is built', () => {
  const unbuilt = routes.filter(({ page }) => !page).map(({ path }) => path);
  const shown = navigationFor(member(), routeAt).flatMap(({ path, pages }) => [
    path,
    ...pages.map((one) => one.path),
  ]);
  expect(shown.filter((path) => unbuilt.includes(path))).toEqual([]);
});

test('SHL-04 a manager sees what their permissions open, and nothing of a disabled module', () => {
  const labels = (session: Parameters<typeof navigationFor>[0]) =>
    navigationFor(session, routeAt).map(({ label }) => label);
  const manager = member({ company_user: asManager, permissions: permissionMap(['view_reviews']) });
  expect(labels(manager)).toContain('nav.reviews');
  expect(labels(manager)).not.toContain('nav.dashboard');
  expect(labels(manager)).not.toContain('nav.team');
  expect(labels(member({ configuration: { disabled_modules: ['reviews'] } }))).not.toContain('nav.reviews');
});

test('SHL-03 an unpaid company is offered nothing that would only lead to its debt', () => {
  const { plan_restrictions: plan } = fullCompany;
  expect(navigationFor(member({ plan_restrictions: { ...plan, is_unpaid: true } }), routeAt)).toEqual([]);
});

const booster = navigationSections.filter(({ label }) => label === 'nav.booster');

test('SHL-04 Booster items need the company’s flag, without which one leads to what it is', () => {
  const built = (path: string) => ({ ...routeAt(path), page: () => import('../pages/no-access-page.tsx') });
  const shown = (enabled: boolean) =>
    navigationFor(member({ enabled_review_booster: enabled }), built, booster).flatMap(({ pages }) =>
      pages.map(({ path }) => path),
    );
  expect(shown(true)).toEqual([
    '/review-booster/form-list',
    '/review-booster/reviews',
    '/review-booster/categories-analytics',
  ]);
  expect(shown(false)).toEqual(['/review-booster/promo']);
});

test('SHL-04 a section stays marked on the pages below it', () => {
  const section = {
    label: 'nav.photos',
    Icon: PinIcon,
    path: '/photos',
    pages: [],
    within: '/photos',
  } as const;
  expect(isWithin(section, '/photos/add')).toBe(true);
  expect(isWithin(section, '/photosynthesis')).toBe(false);
});

test('MON-04 SHL-04 a page stays marked on its other views, and those of its neighbours are not its', () => {
  const page = {
    label: 'nav.all_locations',
    path: '/monitoring/all-locations/table',
    within: '/monitoring/all-locations',
  } as const;
  expect(isOpenPage(page, '/monitoring/all-locations/table')).toBe(true);
  expect(isOpenPage(page, '/monitoring/all-locations/chart')).toBe(true);
  expect(isOpenPage(page, '/monitoring/single-location')).toBe(false);
});

const page = () => import('../pages/no-access-page.tsx');
const built: RouteAt = (path) => ({ ...routeAt(path), page });
const names = (session: PanelSession) => companyLinks(session, built).map(({ name }) => name);

test('SHL-05 COM-01 a master owner with the flag adds a company through the wizard', () => {
  expect(companyLinks(member(), built)[0]).toEqual({ name: 'add', href: '/wizard?action=add' });
});

test.each([
  ['without the flag', { can_add_new_companies: false }],
  ['in a company that is no master', { is_master: false }],
  ['as a manager', { company_user: asManager }],
])('SHL-05 COM-01 nobody adds a company %s', (_who, change) => {
  expect(names(member(change))).toEqual(['team']);
});

test('SHL-05 the team page is offered to those who may see the team', () => {
  const manager = member({ company_user: asManager, permissions: permissionMap([]) });
  expect(names(manager)).toEqual([]);
});

test('SHL-05 neither is offered before it is built', () => {
  const unbuilt: RouteAt = (path) => {
    const { page: _page, ...route } = routeAt(path);
    return route;
  };
  expect(companyLinks(member(), unbuilt)).toEqual([]);
});
