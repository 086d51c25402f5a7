import { chromium } from 'playwright';
import { startProduct } from '../../e2e/fixtures/product.ts';
import { createApi } from '../../e2e/fixtures/api.ts';
import { serveApps } from './serve-apps.ts';
import { renderInNode } from './render-in-node.ts';
import { hostsFolder } from './hosts-folder.ts';
const product = await startProduct();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
try {
const folder = `${hostsFolder}/react-${process.argv[2]}`;
const api = createApi(product.origin);
const apps = await serveApps(`${folder}/built`, { api: `${product.origin}/api`, token: await api.token('owner'), companyId: 1 }, renderInNode(folder, process.argv[2] === '18' ? 'cjs' : 'esm'));
for (const path of process.argv.slice(3)) {
  const page = await browser.newPage({ locale: 'pl-PL' });
  page.on('console', (m) => console.log(path, m.type(), m.text().slice(0, 1800)));
  page.on('pageerror', (e) => console.log(path, 'pageerror', e.stack));
  await page.addInitScript(() => { for (const k of ['warn','error'] as const) { const o = console[k]; console[k] = (...a: unknown[]) => o(...a, new Error().stack); } });
  const r = await page.goto(`${apps.origin}/${path}/`);
  console.log(r?.status());
  await page.locator('.pinfold-ReviewsInbox-list').getByRole('row').nth(2).waitFor({timeout: 12000}).catch((e) => console.log(String(e).slice(0,300)));
  console.log(await page.evaluate(() => [...document.querySelectorAll('style')].map((s) => [s.id, s.nonce, s.textContent?.length, s.sheet?.cssRules.length, JSON.stringify(s.dataset)].join(' ')).join('\n')));
  await page.locator('.pinfold-ReviewsInbox-list').getByRole('row').first().click({timeout:3000}).catch((e) => console.log(String(e).slice(0,300)));
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor({timeout:8000}).catch((e) => console.log(String(e).slice(0,300)));
  await page.screenshot({ path: `/tmp/j-${process.argv[2]}-${path}.png`, fullPage: true });
}
apps.stop();
} finally { await browser.close(); await product.stop(); process.exit(0); }
