import { expect, test } from '../fixtures/test.ts';

test('LST-10 chosen locations are written to a file, which is downloaded', async ({ openAs, page }) => {
  await openAs('owner', '/business-addresses/list?q=Krak%C3%B3w');
  const main = page.getByRole('main');
  await main
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .click({ force: true });
  await main.getByRole('button', { name: 'Eksportuj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksport adresów' });
  await dialog.getByText('CSV', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Przygotuj plik' }).click();
  const link = dialog.getByRole('link', { name: 'Pobierz plik' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^adresy-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto('/business-addresses/list?export=1');
  await expect(link, 'the address that the mail names').toBeVisible();
});
