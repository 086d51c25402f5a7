import { expect, test } from '../fixtures/test.ts';

test('RV-03 RV-05 RV-09 a template is written, put into an answer, sent in turn to many, and the reviews are exported', async ({
  openAs,
  page,
}) => {
  const own = `Dziękujemy, {name}! Pozdrowienia z ${Date.now()}.`;
  await openAs('owner', '/reviews/templates');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nowa kategoria' }).click();
  await page.getByRole('textbox', { name: 'Nazwa kategorii' }).fill(`Sezon ${Date.now()}`);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await main.getByRole('button', { name: 'Nowy szablon' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Nowy szablon' });
  await editor.getByRole('textbox', { name: 'Treść' }).fill(own);
  await expect(editor.getByText('Dziękujemy, Anna Wiśniewska!', { exact: false })).toBeVisible();
  await editor.getByRole('button', { name: 'Dodaj szablon' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Pozdrowienia' })).toBeVisible();

  await page.goto('/reviews/list?reply=false&rating=5&comment=true');
  const composer = main.getByRole('textbox', { name: 'Odpowiedź' });
  await expect(composer).toBeVisible();
  await main.getByRole('button', { name: /^Szablon/ }).click();
  await page.getByRole('searchbox', { name: 'Szukaj w szablonach' }).fill('Pozdrowienia');
  await page.getByRole('option').first().click();
  await expect(composer).toHaveValue(/^Dziękujemy.*! Pozdrowienia/);

  await main
    .getByRole('checkbox', { name: /^Zaznacz opinię: / })
    .nth(1)
    .click({ force: true });
  await main
    .getByRole('checkbox', { name: /^Zaznacz opinię: / })
    .nth(2)
    .click({ force: true });
  await main.getByRole('button', { name: 'Odpowiedz zbiorczo' }).click();
  const bulk = page.getByRole('dialog');
  await bulk.getByText('Szablony', { exact: true }).click();
  await bulk.getByRole('searchbox', { name: 'Szukaj w szablonach' }).fill('Pozdrowienia');
  await bulk.getByText(own).click();
  await expect(bulk.getByRole('region', { name: 'Tak to przeczytają klienci' })).toContainText(
    'Pozdrowienia',
  );
  await bulk.getByRole('button', { name: /^Wyślij 2/ }).click();
  await expect(bulk).toBeHidden();

  await main.getByRole('button', { name: 'Eksportuj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksport opinii' });
  await dialog.getByText('CSV', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Przygotuj plik' }).click();
  const link = dialog.getByRole('link', { name: 'Pobierz plik' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^opinie-\d{4}-\d{2}-\d{2}\.csv$/);
});
