import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('RV-08 reviews in figures: over time, by place and by category, and each figure leads to exactly its reviews', async ({
  openAs,
  page,
}) => {
  test.setTimeout(120_000);
  const answered = page.waitForResponse((response) => /\/reviews\/analytics\/(\?|$)/.test(response.url()));
  await openAs('owner', '/reviews/analyst');
  const { total } = (await (await answered).json()) as { total: { count: number; ratings: number[] } };
  await expect(page.getByRole('heading', { name: 'Analiza opinii', level: 1 })).toBeVisible();
  expect(total.count).toBeGreaterThan(0);

  const chart = page.getByRole('group', { name: 'W czasie' });
  await expect(chart.getByRole('slider')).toBeVisible();
  await chart.getByRole('radio', { name: 'Średnia ocena' }).click();
  await chart.getByRole('button', { name: 'Tabela' }).click();
  await expect(chart.getByRole('table', { name: 'Średnia ocena' })).toBeVisible();
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Pobierz' }).click();
  await page.getByRole('menuitem', { name: 'Tabela CSV' }).click();
  const file = await download;
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFData,Opinie,Średnia ocena,/);
  await expect(page.getByRole('table', { name: 'Lokalizacje' }).getByRole('row')).toHaveCount(11);
  await expectAccessible(page, 'the figures of reviews');

  const low = page.getByRole('list', { name: 'Rozkład ocen' }).getByRole('link', { name: /^1 gwiazdka: / });
  expect(await followed(page, () => low.click())).toBe(total.ratings[0]);
  await expect(page).toHaveURL(/\/reviews\/list\?rating=1&date_from=/);
  await page.goBack();

  await page.goto('/reviews/categories');
  const table = page.getByRole('table', { name: 'O czym piszą klienci' });
  const coffee = table.getByRole('row').filter({ hasText: 'kawa' });
  const complaints = coffee.getByRole('link', { name: /^kawa: Negatywne / });
  const said = Number((await complaints.getAttribute('aria-label'))?.replaceAll(/\D/g, ''));
  expect(await followed(page, () => complaints.click())).toBe(said);
  await page.goBack();

  await page.getByRole('link', { name: 'kawa', exact: true }).click();
  await expect(page).toHaveURL(/\/reviews\/category\?tags=\d+/);
  await expect(page.getByRole('table', { name: 'Frazy' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'the figures of one category');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'kawa' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** How many reviews the inbox finds where a figure leads. */
async function followed(page: Page, follow: () => Promise<void>): Promise<number> {
  const search = page.waitForResponse((response) => /\/reviews\/search\/\?/.test(response.url()));
  await follow();
  const { count } = (await (await search).json()) as { count: number };
  return count;
}
