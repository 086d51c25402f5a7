import { describe, expect, test } from 'vitest';
import {
  type SsoCompany,
  openLogin,
  openPanelBrowser,
  collectSession,
  loginResult,
  logInBySso,
  panelUrl,
  startSsoGroups,
  startSsoCompany,
  ssoTeamName,
} from '../../../testing/worlds/single-sign-on.ts';
import { companies, members } from '../../company/company.table.ts';
import { locationGroups } from '../../listings/listings.table.ts';
import { users } from '../session.table.ts';
import { federatedFlows } from './federated.table.ts';

const anna = 'anna.sso@lipa.test';

const userCount = async ({ services }: SsoCompany) =>
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
    const api = await startSsoGroups();
    const browser = openPanelBrowser(api);
    const before = await userCount(api);
    expect(loginResult(await logInBySso(api, browser, { fault }))).toBe(error);
    expect(await userCount(api)).toBe(before);
    expect(browser.cookieNames(panelUrl)).not.toContain('sso_ticket');
    expect(await collectSession(browser)).toMatchObject({ code: 'csrf_token_missing' });
  });

  test('somebody unknown where logins make no accounts: saml_user_not_found', async () => {
    const api = await startSsoCompany({ auto_create: false });
    expect(loginResult(await logInBySso(api, openPanelBrowser(api), { fault: 'unknown_user' }))).toBe(
      'saml_user_not_found',
    );
    await api.make.member(api.companyId, { email: anna });
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('success');
  });

  test('somebody new where the plan has no place left: saml_user_not_found, and members still come in', async () => {
    const api = await startSsoCompany();
    await api.make.member(api.companyId, { email: anna });
    await api.services.database.queries.update(companies).set({ planLimits: { max_company_users: 2 } });
    const before = await userCount(api);
    const stranger = { email: 'nowa@lipa.test' };
    expect(loginResult(await logInBySso(api, openPanelBrowser(api), stranger))).toBe('saml_user_not_found');
    expect(await userCount(api)).toBe(before);
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('success');
  });

  test('a group whose locations are gone: saml_group_sync_error, and the member stays as before', async () => {
    const api = await startSsoGroups();
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('success');
    const member = () => api.services.database.queries.select().from(members);
    const before = await member();
    await api.services.database.queries.delete(locationGroups);
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('saml_group_sync_error');
    expect(await member()).toEqual(before);
  });

  test('what is ours to repair: unknown', async () => {
    const api = await startSsoCompany();
    const browser = openPanelBrowser(api);
    const page = await openLogin(browser, '/sso/', { team_name: ssoTeamName });
    const ready = await browser.submit(page, page.forms[0]);
    await api.services.database.queries.update(federatedFlows).set({ sealedDetails: 'not sealed by us' });
    expect(loginResult(await browser.submit(ready, ready.forms[0]))).toBe('unknown');
  });
});
