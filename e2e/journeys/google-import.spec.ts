import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const group = 'Lipa: nowe lokale';

test('LST-02 INT-01 an owner connects a Google account, imports from it, leaves, comes back and reads the outcome', async ({
  openAs,
}) => {
  const page = await openAs('rival', '/company/gmb-accounts');
  await expect(page.getByRole('heading', { name: 'Konta Google' })).toBeVisible();

  await page.getByRole('button', { name: 'Połącz konto Google' }).click();
  await page.getByRole('link', { name: 'Nie zgadzam się' }).click();
  await expect(page.getByText('Konto nie zostało połączone')).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj jeszcze raz' }).click();
  await page.getByRole('link', { name: /Marta Lipińska/ }).click();
  await expect(page).toHaveURL(/\/company\/gmb-accounts$/);
  await expect(page.getByText(group)).toBeVisible();
  await expectAccessible(page, 'the accounts');

  await page.getByRole('button', { name: `Importuj lokalizacje z konta ${group}` }).click();
  await page.getByRole('button', { name: `Wybierz miejsca z konta ${group}` }).click();
  await expect(page.getByText(/LIP-KRK-92 · Duplikat innego profilu w Google/)).toBeVisible();
  await expect(page.getByText(/LIP-KRK-02 · Już zaimportowane gdzie indziej/)).toBeVisible();
  await expectAccessible(page, 'the places');
  await page.getByRole('button', { name: 'Wybierz wszystkie możliwe' }).click();
  await page.getByRole('button', { name: 'Importuj 1 miejsce' }).click();
  await expect(page.getByText(/Importuję lokalizacje|Zaimportowano 1 lokalizację/).first()).toBeVisible();

  await page.goto('/reviews/list');
  await expect(page.getByText('Import się zakończył: dodano 1 lokalizację.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'Zobacz wynik' }).click();
  await expect(page.getByRole('heading', { name: 'Zaimportowano 1 lokalizację' })).toBeVisible();
  await expectAccessible(page, 'the outcome');
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page).toHaveURL(/\/business-addresses\/list/);
});
