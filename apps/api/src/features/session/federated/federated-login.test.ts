import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { rows } from '../../../database/database.ts';
import {
  openPanelBrowser,
  collectSession,
  loginResult,
  logInBySso,
  panelUrl,
  startSsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';

async function loggedIn() {
  const api = await startSsoCompany();
  const browser = openPanelBrowser(api);
  expect(loginResult(await logInBySso(api, browser))).toBe('success');
  const ask = (headers: Record<string, string> = {}) =>
    browser.fetch(`${panelUrl}/api/sso/token/`, { headers }).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { code?: string; token?: string },
    }));
  return { api, browser, ask, csrf: browser.readableCookie(panelUrl, 'sso_csrf') ?? '' };
}

test('SES-06 the ticket is traded for a session once, and its cookies are gone', async () => {
  const { api, browser, csrf, ask } = await loggedIn();
  const session = await collectSession(browser);
  expect(await api.ok(getUser, { as: session })).toMatchObject({ email: 'anna.sso@lipa.test' });
  expect(browser.cookieNames(panelUrl)).not.toEqual(expect.arrayContaining(['sso_ticket']));
  expect(await ask({ 'X-CSRFToken': csrf })).toMatchObject({
    status: 403,
    body: { code: 'csrf_token_missing' },
  });
});

test('SES-06 of two pages that collect at once, one is given the session', async () => {
  const { csrf, ask } = await loggedIn();
  const answers = await Promise.all([1, 2, 3].map(() => ask({ 'X-CSRFToken': csrf })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
});

test('SES-06 without the header, or with a wrong one, there is no session, and the ticket stays', async () => {
  const { csrf, ask } = await loggedIn();
  for (const headers of [{}, { 'X-CSRFToken': '' }, { 'X-CSRFToken': csrf.slice(1) }])
    expect(await ask(headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: { code: 'csrf_token_missing' },
    });
  expect((await ask({ 'X-CSRFToken': csrf })).body.token).toBeTypeOf('string');
});

test('SES-06 a readable value that belongs to no ticket, or to another one, opens nothing', async () => {
  const { api, browser } = await loggedIn();
  const ticket = browser.cookie(panelUrl, 'sso_ticket');
  const made = 'x'.repeat(43);
  const answer = await api.app.request('/sso/token/', {
    headers: { Cookie: `sso_ticket=${ticket}; sso_csrf=${made}`, 'X-CSRFToken': made },
  });
  expect(answer.status).toBe(410);
});

test('SES-06 a ticket is good for two minutes', async () => {
  const { api, csrf, ask } = await loggedIn();
  api.clock.advance(121);
  expect((await ask({ 'X-CSRFToken': csrf })).body).toMatchObject({ code: 'link_invalid' });
});

test('SES-06 a copy of the database opens nothing', async () => {
  const { api, browser, csrf } = await loggedIn();
  const stored = JSON.stringify(await rows(api.services.database.queries, sql`select * from sso_tickets`));
  expect(stored).not.toContain(csrf);
  expect(stored).not.toContain(browser.cookie(panelUrl, 'sso_ticket') ?? 'missing');
});
