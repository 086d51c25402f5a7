import { describe, expect, test } from 'vitest';
import {
  openLogin,
  openPanelBrowser,
  loginResult,
  panelUrl,
} from '../../../testing/worlds/single-sign-on.ts';
import {
  openSocialCallback,
  openSocialLogin,
  ownerEmail,
  socialProvider,
  startWithSocialAccount,
} from '../../../testing/worlds/social-login.ts';

describe('SES-05 nobody is let in', () => {
  test('whose address is not verified, not even where an account has it', async () => {
    const api = await startWithSocialAccount();
    const { browser, page } = await openSocialLogin(api);
    const end = await browser.submit(page, page.forms[1], { email: ownerEmail, unverified: 'on' });
    expect(loginResult(end)).toBe('social_email_not_verified');
  });

  test('who refuses', async () => {
    const api = await startWithSocialAccount();
    const { browser, page } = await openSocialLogin(api);
    expect(loginResult(await browser.submit(page, page.forms[2], { refuse: 'on' }))).toBe('social_denied');
  });

  test('by an answer that is used again', async () => {
    const api = await startWithSocialAccount();
    const { browser, callback } = await openSocialCallback(api);
    expect(loginResult(await browser.open(callback))).toBe('success');
    expect(loginResult(await browser.open(callback))).toBe('social_failed');
    expect(browser.cookieNames(panelUrl)).not.toContain('sso_ticket');
  });

  test('by an answer in another browser, and it stays good in the own one', async () => {
    const api = await startWithSocialAccount();
    const { browser, callback } = await openSocialCallback(api);
    const thief = openPanelBrowser(api);
    expect(loginResult(await thief.open(callback))).toBe('social_failed');
    await openLogin(thief, '/social-login/', { provider: socialProvider });
    expect(loginResult(await thief.open(callback))).toBe('social_failed');
    expect(loginResult(await browser.open(callback))).toBe('success');
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'guess')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('by an answer with %s', async (_what, change) => {
    const api = await startWithSocialAccount();
    const { browser, callback } = await openSocialCallback(api);
    const url = new URL(callback);
    change(url);
    expect(loginResult(await browser.open(url.href))).toBe('social_failed');
  });

  test('by a code that was meant for another login', async () => {
    const api = await startWithSocialAccount();
    const own = await openSocialCallback(api);
    const other = await openSocialCallback(api);
    const mixed = new URL(own.callback);
    mixed.searchParams.set('code', new URL(other.callback).searchParams.get('code') ?? '');
    expect(loginResult(await own.browser.open(mixed.href))).toBe('social_failed');
  });

  test('after ten minutes', async () => {
    const api = await startWithSocialAccount();
    const { browser, callback } = await openSocialCallback(api);
    api.clock.advance(601);
    expect(loginResult(await browser.open(callback))).toBe('social_failed');
  });
});
