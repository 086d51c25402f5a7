import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Browser, Page } from '@pinfold/sandbox/testing/browser';
import type { TestApi } from '../clients/start-test-api.ts';
import { openLogin, openPanelBrowser, panelUrl, startFederatedApi } from './single-sign-on.ts';

export const ownerEmail = 'owner@demo.pinfold.test';

export const socialProvider = 'lipa-id';

/** An installation in which Anna has an account with a password. */
export async function startWithSocialAccount(config: Record<string, string> = {}) {
  const api = await startFederatedApi(config);
  const companyId = await api.make.company();
  await api.make.member(companyId, {
    type: memberTypes.owner,
    email: ownerEmail,
    name: 'Anna',
    passwordHash: 'x',
  });
  return api;
}

/** Opens the provider's page in a new browser. */
export async function openSocialLogin(api: TestApi, body: object = {}) {
  const browser = openPanelBrowser(api);
  return {
    browser,
    page: await openLogin(browser, '/social-login/', { provider: socialProvider, next: '/reviews', ...body }),
  };
}

/** Submits the provider's page with this email. */
export const chooseIdentity = (browser: Browser, page: Page, email: string) =>
  browser.submit(page, page.forms[0], { email });

/** Where the provider sends the browser back to, not followed yet. */
export async function openSocialCallback(api: TestApi) {
  const { browser, page } = await openSocialLogin(api);
  const callback = await browser.stopAt(`${panelUrl}/api/`, () => chooseIdentity(browser, page, ownerEmail));
  return { browser, callback };
}
