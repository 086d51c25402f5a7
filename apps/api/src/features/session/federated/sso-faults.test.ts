import { describe, expect, test } from 'vitest';
import {
  type Team,
  beginAt,
  browserOf,
  collect,
  endOf,
  logInByTeam,
  panel,
  startGroups,
  startTeam,
  team,
} from '../../../testing/federated-world.ts';
import { companies, members } from '../../company/company.table.ts';
import { locationGroups } from '../../listings/listings.table.ts';
import { users } from '../session.table.ts';
import { federatedFlows } from './federated.table.ts';

const anna = 'anna.sso@lipa.test';

const userCount = async ({ services }: Team) =>
  (await services.database.queries.select({ id: users.id }).from(users)).length;

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
    expect(browser.cookieNames(panel)).not.toContain('sso_ticket');
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
