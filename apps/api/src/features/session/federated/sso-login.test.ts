import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { defaultManagerPermissions, permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany } from '@pinfold/contract/features/company/get-current-company';
import { listLocations } from '@pinfold/contract/features/listings/list-locations';
import { startSso } from '@pinfold/contract/features/session/federated-login';
import type { SsoConnection } from '@pinfold/contract/features/session/sso-connection';
import { getUser } from '@pinfold/contract/features/session/get-user';
import { rows } from '../../../database/database.ts';
import {
  beginAt,
  browserOf,
  collect,
  endOf,
  logInByTeam,
  startTeam,
  team,
  type Team,
} from '../../../testing/federated-world.ts';
import { companies, members } from '../../company/company.table.ts';
import { locationGroups } from '../../listings/listings.table.ts';
import { users } from '../session.table.ts';
import { federatedFlows } from './federated.table.ts';

const anna = 'anna.sso@lipa.test';

/** A team whose two groups at the identity provider stand for the cafés of two towns. */
async function startGroups() {
  const api = await startTeam();
  const cafes: Record<string, number> = {};
  const groups: Record<string, number> = {};
  for (const city of ['Kraków', 'Warszawa']) {
    cafes[city] = await api.make.location(api.companyId, { city });
    groups[city] = await api.make.group(api.companyId, city, [cafes[city]]);
  }
  const group_mapping: SsoConnection['group_mapping'] = [
    {
      group: 'Krakow-managers',
      location_group_id: groups['Kraków'] ?? 0,
      permissions: ['view_facilities_data', 'reply_reviews'],
    },
    {
      group: 'Warszawa-managers',
      location_group_id: groups['Warszawa'] ?? 0,
      permissions: ['view_facilities_data'],
    },
  ];
  await api.connect({ group_mapping });
  return { ...api, cafes, groups, group_mapping };
}

const userCount = async ({ services }: Team) =>
  (await services.database.queries.select({ id: users.id }).from(users)).length;

describe('SES-06 single sign-on by team name', () => {
  test('makes an account at the first login and finds it at the next', async () => {
    const api = await startTeam();
    const browser = browserOf(api);
    expect(endOf(await logInByTeam(api, browser))).toBe('success');
    const session = await collect(browser);
    expect(session).toMatchObject({ email: anna, next: '/reviews' });
    const as = { token: session.token, companyId: api.companyId };
    expect(await api.ok(getUser, { as })).toMatchObject({
      email: anna,
      name: 'Anna Lipska',
      has_password: false,
    });
    const { permissions: held, company_user: membership } = await api.ok(getCurrentCompany, { as });
    expect(permissions.filter((key) => held[key]).toSorted()).toEqual(
      [...defaultManagerPermissions].toSorted(),
    );
    expect(membership).toMatchObject({ type: memberTypes.manager, all_facilities_access: false });

    const before = await userCount(api);
    expect(endOf(await logInByTeam(api, browserOf(api)))).toBe('success');
    expect(await userCount(api)).toBe(before);
  });

  test('tells that a team name is unknown, whatever its case when it is known', async () => {
    const api = await startTeam();
    expect((await api.request(startSso, { body: { team_name: 'nikt' } })).problem?.code).toBe(
      'sso_team_not_found',
    );
    const { url } = await api.ok(startSso, { body: { team_name: ` ${team.toUpperCase()} ` } });
    expect(url).toContain('http://sandbox.test/sandbox/saml/sso?SAMLRequest=');
  });

  test('stops whoever tries too many team names', async () => {
    const api = await startTeam({}, { PINFOLD_LOGIN_ATTEMPTS: '1' });
    const tryOne = () => api.request(startSso, { body: { team_name: 'nikt' } });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await tryOne()).problem?.code).toBe('sso_team_not_found');
    expect((await tryOne()).problem?.code).toBe('too_many_attempts');
  });

  test('goes by a page where the person chooses who they are', async () => {
    const api = await startTeam();
    const browser = browserOf(api);
    const page = await beginAt(browser, '/sso/', { team_name: team });
    const ready = await browser.submit(page, page.forms[0], { email: 'nowy@lipa.test' });
    expect(endOf(await browser.submit(ready, ready.forms[0]))).toBe('success');
    expect(await collect(browser)).toMatchObject({ email: 'nowy@lipa.test', next: null });
  });
});

describe('SES-06 each fault of an answer has its own word', () => {
  test.each([
    ['denied', 'saml_auth_failed'],
    ['bad_signature', 'saml_auth_failed'],
    ['expired', 'saml_auth_failed'],
    ['wrong_audience', 'saml_auth_failed'],
    ['no_email', 'saml_no_email'],
    ['unreadable', 'saml_processing_error'],
    ['unknown_group', 'saml_group_sync_error'],
    ['several_groups', 'saml_multiple_groups'],
  ])('%s: %s, and nobody is let in or made', async (fault, error) => {
    const api = await startGroups();
    const browser = browserOf(api);
    const before = await userCount(api);
    expect(endOf(await logInByTeam(api, browser, { fault }))).toBe(error);
    expect(await userCount(api)).toBe(before);
    expect(browser.cookieNames('https://panel.test')).not.toContain('sso_ticket');
    expect(await collect(browser)).toMatchObject({ code: 'csrf_token_missing' });
  });

  test('somebody unknown where logins make no accounts: saml_user_not_found', async () => {
    const api = await startTeam({ auto_create: false });
    expect(endOf(await logInByTeam(api, browserOf(api), { fault: 'unknown_user' }))).toBe(
      'saml_user_not_found',
    );
    await api.make.member(api.companyId, { email: anna });
    expect(endOf(await logInByTeam(api, browserOf(api)))).toBe('success');
  });

  test('somebody new where the plan has no place left: saml_user_not_found, and members still come in', async () => {
    const api = await startTeam();
    await api.make.member(api.companyId, { email: anna });
    await api.services.database.queries.update(companies).set({ planLimits: { max_company_users: 2 } });
    const before = await userCount(api);
    const stranger = { email: 'nowa@lipa.test' };
    expect(endOf(await logInByTeam(api, browserOf(api), stranger))).toBe('saml_user_not_found');
    expect(await userCount(api)).toBe(before);
    expect(endOf(await logInByTeam(api, browserOf(api)))).toBe('success');
  });

  test('a group whose locations are gone: saml_group_sync_error, and the member stays as before', async () => {
    const api = await startGroups();
    expect(endOf(await logInByTeam(api, browserOf(api)))).toBe('success');
    const member = () => api.services.database.queries.select().from(members);
    const before = await member();
    await api.services.database.queries.delete(locationGroups);
    expect(endOf(await logInByTeam(api, browserOf(api)))).toBe('saml_group_sync_error');
    expect(await member()).toEqual(before);
  });

  test('what is ours to repair: unknown', async () => {
    const api = await startTeam();
    const browser = browserOf(api);
    const page = await beginAt(browser, '/sso/', { team_name: team });
    const ready = await browser.submit(page, page.forms[0]);
    await api.services.database.queries.update(federatedFlows).set({ sealedDetails: 'not sealed by us' });
    expect(endOf(await browser.submit(ready, ready.forms[0]))).toBe('unknown');
  });
});

describe('SES-06 groups of the identity provider', () => {
  test('give a manager the locations and permissions of their group, anew at each login', async () => {
    const api = await startGroups();
    const seenBy = async (choice: object) => {
      const browser = browserOf(api);
      await logInByTeam(api, browser, choice);
      const as = { token: (await collect(browser)).token, companyId: api.companyId };
      const { permissions: held } = await api.ok(getCurrentCompany, { as });
      const { results } = await api.ok(listLocations, { as });
      return {
        ids: results.map(({ id }) => id),
        held: permissions.filter((key) => held[key]).toSorted(),
      };
    };
    // What a permission needs comes with it.
    expect(await seenBy({})).toEqual({
      ids: [api.cafes['Kraków']],
      held: ['reply_reviews', 'view_facilities_data', 'view_reviews'],
    });
    expect(await seenBy({ groups: ['Warszawa-managers', 'Wszyscy'] })).toEqual({
      ids: [api.cafes['Warszawa']],
      held: ['view_facilities_data'],
    });
  });

  test('leave owners and admins as they are, and those whose company maps none', async () => {
    const api = await startGroups();
    const admin = await api.make.member(api.companyId, {
      type: memberTypes.admin,
      email: anna,
      permissions: [],
    });
    const read = () =>
      api.services.database.queries.select().from(members).where(eq(members.userId, admin.userId));
    const before = await read();
    for (const groups of [['Krakow-managers'], ['Nieznany'], []])
      expect(endOf(await logInByTeam(api, browserOf(api), { groups }))).toBe('success');
    expect(await read()).toEqual(before);
    await api.connect();
    const stranger = { email: 'inna@lipa.test', groups: ['Nieznany'] };
    expect(endOf(await logInByTeam(api, browserOf(api), stranger))).toBe('success');
  });

  test('of a manager who has left all of them let nobody in', async () => {
    const api = await startGroups();
    await logInByTeam(api, browserOf(api));
    expect(endOf(await logInByTeam(api, browserOf(api), { groups: [] }))).toBe('saml_group_sync_error');
  });

  test('are synced once when two logins of one person arrive together', async () => {
    const api = await startGroups();
    await logInByTeam(api, browserOf(api));
    const ready = await Promise.all(
      [browserOf(api), browserOf(api), browserOf(api)].map(async (browser) => {
        const page = await beginAt(browser, '/sso/', { team_name: team });
        return { browser, page: await browser.submit(page, page.forms[0], { email: anna }) };
      }),
    );
    const ends = await Promise.all(ready.map(({ browser, page }) => browser.submit(page, page.forms[0])));
    expect(ends.map(endOf)).toEqual(['success', 'success', 'success']);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      api.services.database.queries,
      sql`select count(*)::int as count from member_groups`,
    );
    expect(count).toBe(1);
  });
});
