import { readHostPage, watchHostPage, type HostPage } from '../fixtures/host-page.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { buildPortal, startPortal, type Portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';

let portal: Portal;

test.beforeAll(async ({ origin }) => {
  buildPortal();
  portal = await startPortal(origin, 'Współżycie');
});
test.afterAll(() => portal.stop());

test('SDK-05 a host is the same before, beside and after the inbox, and nothing stays behind', async ({ page }) => {
  await watchHostPage(page);
  await page.addInitScript(() => localStorage.setItem('reviews', 'closed'));
  const streams = new Set<string>();
  page.on('request', (r) => r.url().includes('/events/') && streams.add(r.url() + r.headers().authorization));
  const end = (r) => streams.delete(r.url() + r.headers().authorization);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(portal.url);
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  await page.waitForTimeout(500);
  const before = await readHostPage(page);
  const toggle = page.getByRole('button', { name: 'Opinie klientów', exact: true });
  const use = async () => {
    await toggle.click();
    await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
    await page.getByRole('button', { name: 'Filtr', exact: true }).click();
    await page.waitForTimeout(800);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
  };
  await use();
  const beside = await readHostPage(page);
  console.log('streams beside', streams.size);
  await toggle.click();
  await page.waitForTimeout(800);
  const after = await readHostPage(page);
  console.log('streams after', streams.size);
  await use();
  await toggle.click();
  await page.waitForTimeout(800);
  const again = await readHostPage(page);
  const diff = (name: string, a: HostPage, b: HostPage) => {
    for (const key of Object.keys(a) as (keyof HostPage)[]) {
      if (key === 'styles') {
        const k1 = Object.keys(a.styles); console.log(name, 'elements', k1.length, Object.keys(b.styles).length);
        for (const k of k1) if (a.styles[k] !== b.styles[k]) {
          const pa = new Set((a.styles[k] ?? '').split(';')); const pb = (b.styles[k] ?? 'MISSING').split(';');
          console.log(name, 'STYLE', k, pb.filter((x) => !pa.has(x)).slice(0, 5).join(' | '));
        }
        continue;
      }
      const x = a[key], y = b[key];
      if (JSON.stringify(x) === JSON.stringify(y)) continue;
      if (Array.isArray(x) && Array.isArray(y)) {
        const left = [...x.map((v) => JSON.stringify(v))]; const extra: string[] = [];
        for (const v of y.map((w) => JSON.stringify(w))) { const i = left.indexOf(v); if (i >= 0) left.splice(i, 1); else extra.push(v); }
        console.log(name, key, 'EXTRA', extra.length, extra.slice(0, 250).join(' '), 'GONE', left.slice(0, 40).join(' '));
      } else console.log(name, key, JSON.stringify(x), JSON.stringify(y));
    }
  };
  diff('beside', before, beside);
  diff('after', before, after);
  diff('again', after, again);
});
