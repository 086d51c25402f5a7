import { describe, expect, test } from 'vitest';
import {
  panelUrl,
  prepareSamlResponse,
  startSsoCompany,
  ssoTeamName,
} from '../../../testing/worlds/single-sign-on.ts';

describe('SES-06 the way back to the panel', () => {
  test('is the panel’s own address, and no door leads elsewhere', async () => {
    const api = await startSsoCompany();
    const { ready, browser } = await prepareSamlResponse(api);
    const answer = await browser.submit(ready, ready.forms[0], { RelayState: 'https://evil.example/' });
    expect(answer.url.href).toBe(`${panelUrl}/auth/saml/login/success/`);
    for (const next of ['https://evil.example/', '//evil.example', String.raw`/\evil.example`]) {
      const response = await browser.fetch(`${panelUrl}/api/sso/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ team_name: ssoTeamName, next }),
      });
      expect(response.status).toBe(400);
    }
  });

  test('metadata tells the identity provider our name and address', async () => {
    const api = await startSsoCompany();
    const metadata = await api.app.request(`/session/saml/${ssoTeamName}/metadata`);
    const text = await metadata.text();
    expect(metadata.headers.get('Content-Type')).toContain('samlmetadata+xml');
    expect(text).toContain(`entityID="${panelUrl}/api/session/saml/${ssoTeamName}/metadata"`);
    expect(text).toContain(`Location="${panelUrl}/api/session/saml/${ssoTeamName}/acs"`);
    expect((await api.app.request('/session/saml/nikt/metadata')).status).toBe(404);
  });

  test('cookies are for HTTPS and unreadable, but for the one that the page shows', async () => {
    const api = await startSsoCompany();
    const started = await api.app.request('/sso/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ team_name: ssoTeamName }),
    });
    expect(started.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sso_flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/),
    ]);
    const { browser, xml, post } = await prepareSamlResponse(api);
    await post(xml);
    expect(browser.cookieNames(panelUrl)).toEqual(expect.arrayContaining(['sso_ticket', 'sso_csrf']));
    expect(browser.readableCookie(panelUrl, 'sso_ticket')).toBeUndefined();
    expect(browser.readableCookie(panelUrl, 'sso_csrf')).toMatch(/^[\w-]{43}$/);
  });
});
