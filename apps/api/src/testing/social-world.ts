import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Browser, Page } from '@pinfold/sandbox/testing/browser';
import { beginAt, browserOf, panel, startFederatedApi } from './federated-world.ts';
import type { TestApi } from './start-test-api.ts';

export const owner = 'owner@demo.pinfold.test';
export const provider = 'lipa-id';

/** An installation in which Anna has an account with a password. */
export async function startWithOwner(config: Record<string, string> = {}) {
  const api = await startFederatedApi(config);
  const companyId = await api.make.company();
  await api.make.member(companyId, {
    type: memberTypes.owner,
    email: owner,
    name: 'Anna',
    passwordHash: 'x',
  });
  return api;
}

/** The page of the provider, in a browser of its own. */
export async function beginSocial(api: TestApi, body: object = {}) {
  const browser = browserOf(api);
  return { browser, page: await beginAt(browser, '/social-login/', { provider, next: '/reviews', ...body }) };
}

/** Somebody chooses who they are. */
export const loginAs = (browser: Browser, page: Page, email: string) =>
  browser.submit(page, page.forms[0], { email });

/** Where the provider sends the browser back to, not followed yet. */
export async function answerOf(api: TestApi) {
  const { browser, page } = await beginSocial(api);
  const callback = await browser.stopAt(`${panel}/api/`, () => loginAs(browser, page, owner));
  return { browser, callback };
}
