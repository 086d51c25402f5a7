import { readFile } from 'node:fs/promises';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('MON-03 MON-09 positions of a café: a period, an earlier one, the average of one keyword, a table to take away', async ({
  openAs,
  page,
  api,
  world,
}) => {
  test.setTimeout(120_000);
  const [cafe] = await cafesIn(api, world, 'Lublin');
  await openAs('owner', `/monitoring/single-location?facility=${cafe.id}`);
  const chart = page.locator('.pinfold-RankChart');
  const cursor = chart.getByRole('slider');
  await expect(chart.getByRole('heading', { name: 'Pozycje na mapie' })).toBeVisible();
  await expect(cursor).toHaveAttribute('aria-valuetext', /: (\d+|20\+|nie mierzono)/);
  await expect(page.getByText('Średnia ze wszystkich wyszukiwań; brak liczy się jako 21.')).toBeVisible();

  await page.getByRole('button', { name: /^Okres: / }).click();
  await page.getByRole('menuitemradio', { name: 'Ostatnie 30 dni' }).click();
  await page.getByRole('button', { name: /^Porównanie: / }).click();
  await page.getByRole('menuitemradio', { name: 'Z poprzednim okresem' }).click();
  await expect(page).toHaveURL(/preset=last_30_days.*compare=previous_term/);
  await expect(cursor).toHaveAttribute('aria-valuemax', '29');
  await cursor.focus();
  await page.keyboard.press('Home');
  const first = await cursor.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expectAccessible(page, 'the chart of positions');

  await chart.getByRole('button', { name: 'Średnia', exact: true }).click();
  await expect(chart.getByText(/^Średnią pokazujemy dla jednej frazy/)).toBeVisible();
  await expect(chart.getByRole('button', { name: 'Średnia, gdzie widać' })).toBeVisible();
  await expect(page).toHaveURL(/chart=average/);
  await page.goBack();
  await expect(chart.getByText(/^Średnią pokazujemy dla jednej frazy/)).toBeHidden();

  await chart.getByRole('button', { name: 'Tabela' }).click();
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(31);
  await expectAccessible(page, 'the table of positions');
  await chart.getByRole('button', { name: 'Pobierz' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Tabela (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pozycje-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFFraza,Okres,Data,/);

  await page.reload();
  await expect(chart.getByRole('table'), 'the address says what was shown').toBeVisible();
  await chart.getByRole('button', { name: 'Najwyższa', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cursor).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('MON-09 no period begins before 2005 or ends after today', async ({ openAs, page, api, world }) => {
  const [cafe] = await cafesIn(api, world, 'Lublin');
  const search = {
    facility: cafe.id,
    keywords: ['kawiarnia'],
    date_from: '2004-12-31',
    date_to: '2026-01-31',
  };
  await expect(api.call('owner', 'POST', '/rankings/positions/', search)).rejects.toThrow(/period_invalid/);
  await openAs(
    'owner',
    `/monitoring/single-location?facility=${cafe.id}&date_from=2004-12-31&date_to=2026-01-31`,
  );
  await expect(
    page.getByRole('button', { name: 'Okres: Ostatnie 90 dni' }),
    'an address that means nothing shows the usual period',
  ).toBeVisible();
});
