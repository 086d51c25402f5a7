import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createApi } from '../../e2e/fixtures/api.ts';
import { startProduct, type Product } from '../../e2e/fixtures/product.ts';
import { buildApps } from './build-apps.ts';
import type { ReactVersion } from './install-host.ts';
import { renderInNode } from './render-in-node.ts';
import { serveApps, type AppServer } from './serve-apps.ts';
import { visit } from './visit.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct(),
    chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.each<ReactVersion>(['18', '19'])('a host with React %s and the packed SDK', (react) => {
  let apps: AppServer;
  beforeAll(async () => {
    const folder = inject('hosts')[react];
    await buildApps(folder);
    const api = createApi(product.origin);
    const settings = { api: `${product.origin}/api`, token: await api.token('owner'), companyId: 1 };
    apps = await serveApps(
      join(folder, 'built'),
      settings,
      renderInNode(folder, react === '18' ? 'cjs' : 'esm'),
    );
  });
  afterAll(() => apps?.stop());

  test('SDK-08 SDK-12 built by Vite, in StrictMode and under a strict policy: nobody complains', async () => {
    const page = await visit(browser, `${apps.origin}/in-browser/`);
    await page.expectReviews();
    await page.expectText('Zespół');
    await page.expectText('Dane firmy');
    await page.opensAndClosesADialog();
    expect(await page.complaints()).toEqual([]);
  });

  test('SDK-08 SDK-12 words that come after the reviews: nobody complains', async () => {
    const page = await visit(browser, `${apps.origin}/in-browser/`, { hasLateWords: true });
    await page.expectComposerBeforeWords();
    await page.expectText('Wyślij i następna');
    await page.expectText('Dane firmy');
    expect(await page.complaints()).toEqual([]);
  });

  test('SDK-08 rendered on a server: hydration is clean, and words and styles are there before any script', async () => {
    const markup = await (await fetch(`${apps.origin}/server-rendered/`)).text();
    expect(markup).toContain('Opinie');
    expect(markup).toMatch(/<style[^>]+nonce=/);
    expect(markup).toMatch(/\.pinfold-ReviewsInbox|data-styled/);
    expect(markup.slice(markup.indexOf('<div id="root">'))).not.toMatch(/ style="/);
    const page = await visit(browser, `${apps.origin}/server-rendered/`);
    await page.expectReviews();
    await page.opensAndClosesADialog();
    expect(await page.complaints()).toEqual([]);
  });

  test('SDK-12 on a plain page, from one script without a framework of its own', async () => {
    const page = await visit(browser, `${apps.origin}/plain-page/`);
    await page.expectReviews();
    expect(await page.complaints()).toEqual([]);
  });
});
