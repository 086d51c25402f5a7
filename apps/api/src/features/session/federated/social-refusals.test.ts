import { describe, expect, test } from 'vitest';
import { beginAt, browserOf, endOf, panel } from '../../../testing/federated-world.ts';
import { answerOf, beginSocial, owner, provider, startWithOwner } from '../../../testing/social-world.ts';

describe('SES-05 nobody is let in', () => {
  test('whose address is not verified, not even where an account has it', async () => {
    const api = await startWithOwner();
    const { browser, page } = await beginSocial(api);
    const end = await browser.submit(page, page.forms[1], { email: owner, unverified: 'on' });
    expect(endOf(end)).toBe('social_email_not_verified');
  });

  test('who refuses', async () => {
    const api = await startWithOwner();
    const { browser, page } = await beginSocial(api);
    expect(endOf(await browser.submit(page, page.forms[2], { refuse: 'on' }))).toBe('social_denied');
  });

  test('by an answer that is used again', async () => {
    const api = await startWithOwner();
    const { browser, callback } = await answerOf(api);
    expect(endOf(await browser.open(callback))).toBe('success');
    expect(endOf(await browser.open(callback))).toBe('social_failed');
    expect(browser.cookieNames(panel)).not.toContain('sso_ticket');
  });

  test('by an answer in another browser, and it stays good in the own one', async () => {
    const api = await startWithOwner();
    const { browser, callback } = await answerOf(api);
    const thief = browserOf(api);
    expect(endOf(await thief.open(callback))).toBe('social_failed');
    await beginAt(thief, '/social-login/', { provider });
    expect(endOf(await thief.open(callback))).toBe('social_failed');
    expect(endOf(await browser.open(callback))).toBe('success');
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'guess')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('by an answer with %s', async (_what, change) => {
    const api = await startWithOwner();
    const { browser, callback } = await answerOf(api);
    const url = new URL(callback);
    change(url);
    expect(endOf(await browser.open(url.href))).toBe('social_failed');
  });

  test('by a code that was meant for another login', async () => {
    const api = await startWithOwner();
    const own = await answerOf(api);
    const other = await answerOf(api);
    const mixed = new URL(own.callback);
    mixed.searchParams.set('code', new URL(other.callback).searchParams.get('code') ?? '');
    expect(endOf(await own.browser.open(mixed.href))).toBe('social_failed');
  });

  test('after ten minutes', async () => {
    const api = await startWithOwner();
    const { browser, callback } = await answerOf(api);
    api.clock.advance(601);
    expect(endOf(await browser.open(callback))).toBe('social_failed');
  });
});
