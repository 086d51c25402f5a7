import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('LOC-06 whoever comes from a search engine finds a shop without JavaScript, and with it the locator itself', async ({
  browser,
  page,
  origin,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const still = await plain.newPage();
  await still.goto(`${origin}/locator/kawiarnia-lipa/`);
  await still.getByRole('link', { name: 'ul. Józefa 9' }).click();
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Kawiarnia Lipa');
  await expect(still.getByRole('row', { name: /poniedziałek/ })).toBeVisible();
  await expect(still.getByRole('link', { name: /^Zadzwoń: \+48/ })).toHaveAttribute(
    'href',
    /^tel:\+48\d{9}$/,
  );
  const shop = still.url();
  await still.getByRole('link', { name: 'English' }).click();
  await expect(still.getByRole('row', { name: /Monday/ })).toBeVisible();
  expect(still.url()).toBe(`${shop}?lang=en`);
  await plain.close();

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${origin}/locator/kawiarnia-lipa/`);
  await expect(
    page.locator('pinfold-store-locator').getByRole('combobox', { name: 'Szukaj lokalizacji' }),
  ).toBeVisible();
  await expectAccessible(page, 'all shops');
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `a shop, ${colorScheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing reaches past the screen').toBeLessThanOrEqual(0);
  }
  expect(refused).toEqual([]);
  const missing = await page.request.get(`${origin}/locator/kawiarnia-lipa/999999/`);
  expect(missing.status()).toBe(404);
});
