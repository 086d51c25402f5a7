import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('MON-04 MON-06 positions of all locations: the worst first, one town, over time, on the map, on a phone', async ({
  openAs,
  page,
}) => {
  test.setTimeout(120_000);
  await openAs('owner', '/monitoring/all-locations');
  await expect(page).toHaveURL(/\/monitoring\/all-locations\/table/);
  const table = page.getByRole('grid', { name: 'Pozycje wszystkich lokalizacji' });
  await expect(table.getByText(/^([1-9]|1\d|20)$/).first()).toBeVisible();
  const column = table.getByRole('columnheader').nth(1);
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/order=-position/);
  await expectAccessible(page, 'the table of all positions');

  await page.getByRole('searchbox', { name: 'Szukaj lokalizacji' }).fill('Szczecin');
  await expect(page).toHaveURL(/q=Szczecin/);
  await expect(table.getByRole('row').filter({ hasText: 'Kraków' })).toHaveCount(0);
  const rows = table.getByRole('row').filter({ hasText: 'Szczecin' });
  await expect(rows.first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pozycje-lokalizacji.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFLokalizacja,Adres,Miasto,/);

  await page.getByRole('link', { name: 'Wykres' }).click();
  await expect(page).toHaveURL(/\/chart\?.*q=Szczecin/);
  await expect(page.getByRole('heading', { name: 'Udział przedziałów pozycji w czasie' })).toBeVisible();
  await page.getByRole('radio', { name: 'Udział w top' }).click();
  await page.getByRole('button', { name: 'Tabela' }).click();
  await expect(page.getByRole('table', { name: 'Top 3: udział w czasie' }).getByRole('row')).toHaveCount(91);
  await expectAccessible(page, 'the chart of all positions');

  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page).toHaveURL(/\/table\?.*view=map/);
  const list = page.getByRole('grid', { name: 'Pozycje na mapie jako lista' });
  await expect(list.getByRole('row').filter({ hasText: 'Szczecin' }).first()).toBeVisible();
  await expect(page.locator('.pinfold-Map-marker').first()).toBeVisible();
  await list.focus();
  await page.keyboard.press('ArrowDown');
  const open = page.getByRole('link', { name: 'Zobacz wszystkie frazy' });
  await expect(open).toHaveAttribute('href', /\/monitoring\/single-location\?facility=\d+/);
  await expectAccessible(page, 'the map of positions');

  await page.reload();
  await expect(list, 'the address says what was shown').toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Tabela' }).click();
  await expect(page.getByText(/^Średnia, gdzie widać: /).first(), 'each location is a card').toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
