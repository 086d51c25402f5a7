import { expect, test } from 'vitest';
import type { PanelRoute } from '../routing/panel-route.ts';
import { routeNamed } from '../routing/route-table.ts';
import { asManager, member } from '../routing/testing/panel-sessions.ts';
import { companyLinks } from './company-links.ts';

const page = () => import('../pages/no-access-page.tsx');
const built = { wizard: { ...routeNamed('wizard'), page }, team: { ...routeNamed('permissions'), page } };
const names = (session: Parameters<typeof companyLinks>[0], routes = built) =>
  companyLinks(session, routes).map(({ name }) => name);

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
  const manager = member({ company_user: asManager, permissions: {} });
  expect(names(manager)).toEqual([]);
});

test('SHL-05 neither is offered before it is built', () => {
  const { page: _wizard, ...wizard } = built.wizard;
  const { page: _team, ...team } = built.team;
  const unbuilt: { wizard: PanelRoute; team: PanelRoute } = { wizard, team };
  expect(companyLinks(member(), unbuilt)).toEqual([]);
});
