import { permissionMap } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import type { PanelSession } from '../routing/guards.ts';
import type { RouteAt } from '../routing/panel-route.ts';
import { routeAt } from '../routing/routes.ts';
import { asManager, member } from '../routing/testing/panel-sessions.ts';
import { companyLinks } from './company-links.ts';

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
