import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  type SsoConnection,
  updateSsoConnection,
} from '@pinfold/contract/features/session/sso-connection.endpoints';
import { type Browser, createBrowser, type Page } from '@pinfold/sandbox/testing/browser';
import { createApp } from '../../http/create-app.ts';
import type { BodyOf } from '../clients/request.ts';
import { startTestApi, type TestApi } from '../clients/start-test-api.ts';
import { watchedApp } from '../secrets/watch-traffic.ts';

export const panelUrl = 'https://panel.test';

export const ssoTeamName = 'kawiarnia-lipa';

type Settings = BodyOf<typeof updateSsoConnection>['connection'];

/** A browser that finds the panel with its API, and the sandbox at another site. */
export function openPanelBrowser(api: TestApi, app = api.app): Browser {
  return createBrowser({
    'http://sandbox.test': api.sandbox.fetch,
    [panelUrl]: (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return new Response(`<p>${pathname}${search}</p>`);
      return app.fetch(new Request(`http://api.test${pathname.slice('/api'.length)}${search}`, request));
    },
  });
}

export function startFederatedApi(config: Record<string, string> = {}): Promise<TestApi> {
  return startTestApi({ config: { PINFOLD_PUBLIC_URL: panelUrl, ...config } });
}

/** A company whose people log in at the sandbox's identity provider. */
export async function startSsoCompany(
  settings: Partial<Settings> = {},
  config: Record<string, string> = {},
): Promise<SsoCompany> {
  const api = await startFederatedApi(config);
  const companyId = await api.make.company({ name: 'Kawiarnia Lipa' });
  const owner = await api.make.member(companyId, { type: memberTypes.owner, email: 'owner@lipa.test' });
  const connect = (change: Partial<Settings> = {}, as = owner) =>
    api.sandbox.samlIdentityProvider().then(({ entityId, ssoUrl, certificate }) =>
      api.ok(updateSsoConnection, {
        as,
        body: {
          team_name: ssoTeamName,
          entity_id: entityId,
          sso_url: ssoUrl,
          certificate,
          auto_create: true,
          group_mapping: [],
          ...change,
        },
      }),
    );
  await connect(settings);
  return {
    ...api,
    companyId,
    owner,
    connect,
    otherProcess: () => watchedApp(api.secrets, createApp({ ...api.services })),
  };
}

export interface SsoCompany extends TestApi {
  companyId: number;
  owner: { userId: number; companyId: number; token: string };
  connect(
    change?: Partial<Settings>,
    as?: { token: string; companyId: number },
  ): Promise<BodyOf<typeof updateSsoConnection>>;
  /** Another process on the same database. */
  otherProcess(): TestApi['app'];
}

/** A company whose two groups at the identity provider are mapped to groups of locations in two cities. */
export async function startSsoGroups() {
  const api = await startSsoCompany();
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

/** Starts a login as the panel does: requests the provider's address and follows it. */
export async function openLogin(browser: Browser, path: '/sso/' | '/social-login/', body: object) {
  const response = await browser.fetch(`${panelUrl}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { url } = (await response.json()) as { url: string };
  return browser.open(url);
}

/** Logs in by single sign-on as far as the page of the panel that follows. */
export async function logInBySso(
  api: TestApi,
  browser: Browser,
  choice: object = {},
  { teamName = ssoTeamName, isFresh = false } = {},
): Promise<Page> {
  await api.script('POST', '/saml/next', choice);
  const ready = await openLogin(browser, '/sso/', { team_name: teamName, next: '/reviews', fresh: isFresh });
  return browser.submit(ready, ready.forms[0]);
}

/** A login whose SAML response is in a form that is not posted yet. */
export async function prepareSamlResponse(api: SsoCompany) {
  const browser = openPanelBrowser(api);
  const page = await openLogin(browser, '/sso/', { team_name: ssoTeamName });
  const ready = await browser.submit(page, page.forms[0], { email: 'anna.sso@lipa.test' });
  const xml = Buffer.from(ready.forms[0]?.fields.SAMLResponse ?? '', 'base64').toString('utf8');
  const post = (text: string, as = browser) =>
    as.submit(ready, ready.forms[0], { SAMLResponse: Buffer.from(text).toString('base64') });
  return { browser, ready, xml, post };
}

/** The outcome of a login: `success`, or the error code of the failure page. */
export function loginResult({ url }: Page): string | null {
  if (url.href.startsWith(`${panelUrl}/auth/saml/login/success/`)) return 'success';
  if (url.href.startsWith(`${panelUrl}/auth/saml/login/failure/`)) return url.searchParams.get('error');
  return `at ${url.href}`;
}

/** What the success page does: shows the readable cookie, and is given the session. */
export async function collectSession(browser: Browser): Promise<Collected> {
  const csrf = browser.readableCookie(panelUrl, 'sso_csrf') ?? '';
  const response = await browser.fetch(`${panelUrl}/api/sso/token/`, { headers: { 'X-CSRFToken': csrf } });
  return (await response.json()) as Collected;
}

interface Collected {
  token: string;
  email: string;
  expires_at: string;
  next: string | null;
  /** Of a problem. */
  code?: string;
}
