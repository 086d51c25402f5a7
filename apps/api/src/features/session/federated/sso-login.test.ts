import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { defaultManagerPermissions, permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany } from '@pinfold/contract/features/company/companies.endpoints';
import { startSso } from '@pinfold/contract/features/session/federated-login.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import {
  type SsoCompany,
  openLogin,
  openPanelBrowser,
  collectSession,
  loginResult,
  logInBySso,
  prepareSamlResponse,
  startSsoCompany,
  ssoTeamName,
} from '../../../testing/worlds/single-sign-on.ts';
import { users } from '../session.table.ts';

const anna = 'anna.sso@lipa.test';

const userCount = async ({ services }: SsoCompany) =>
  (await services.database.queries.select({ id: users.id }).from(users)).length;

describe('SES-06 single sign-on by team name', () => {
  test('makes an account at the first login and finds it at the next', async () => {
    const api = await startSsoCompany();
    const browser = openPanelBrowser(api);
    expect(loginResult(await logInBySso(api, browser))).toBe('success');
    const session = await collectSession(browser);
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
    expect(loginResult(await logInBySso(api, openPanelBrowser(api)))).toBe('success');
    expect(await userCount(api)).toBe(before);
  });

  test.each(['Wygraj na https://zla.test/x', 'Anna\nPrzelej na konto'])(
    'calls nobody %j, but by their address',
    async (name) => {
      const api = await startSsoCompany();
      const browser = openPanelBrowser(api);
      await logInBySso(api, browser, { email: anna, name });
      const as = await collectSession(browser);
      expect((await api.ok(getUser, { as })).name).toBe('anna.sso');
    },
  );

  test('tells that a team name is unknown, whatever its case when it is known', async () => {
    const api = await startSsoCompany();
    expect((await api.request(startSso, { body: { team_name: 'nikt' } })).problem?.code).toBe(
      'sso_team_not_found',
    );
    const { url } = await api.ok(startSso, { body: { team_name: ` ${ssoTeamName.toUpperCase()} ` } });
    expect(url).toContain('http://sandbox.test/sandbox/saml/sso?SAMLRequest=');
  });

  test('stops whoever tries too many team names', async () => {
    const api = await startSsoCompany({}, { PINFOLD_LOGIN_ATTEMPTS: '1' });
    const tryOne = () => api.request(startSso, { body: { team_name: 'nikt' } });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await tryOne()).problem?.code).toBe('sso_team_not_found');
    expect((await tryOne()).problem?.code).toBe('too_many_attempts');
  });

  test('checks no more answers from one address than could have been asked for there', async () => {
    const api = await startSsoCompany({}, { PINFOLD_LOGIN_ATTEMPTS: '1' });
    const { post, xml } = await prepareSamlResponse(api);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(loginResult(await post('<not-an-answer/>'))).toBe('saml_processing_error');
    expect(loginResult(await post(xml))).toBe('unknown');
    api.clock.advance(16 * 60);
    expect(loginResult(await post('<not-an-answer/>'))).toBe('saml_processing_error');
  });

  test('goes by a page where the person chooses who they are', async () => {
    const api = await startSsoCompany();
    const browser = openPanelBrowser(api);
    const page = await openLogin(browser, '/sso/', { team_name: ssoTeamName });
    const ready = await browser.submit(page, page.forms[0], { email: 'nowy@lipa.test' });
    expect(loginResult(await browser.submit(ready, ready.forms[0]))).toBe('success');
    expect(await collectSession(browser)).toMatchObject({ email: 'nowy@lipa.test', next: null });
  });
});
