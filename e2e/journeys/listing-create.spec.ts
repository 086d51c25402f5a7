import { expect, test } from '../fixtures/test.ts';

test('LST-07 an owner finds the café on the map, takes it over, adds it and verifies it by its code', async ({
  openAs,
  page,
  world,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/status of 400/);
  await openAs('owner', '/business-addresses/create');
  await page.getByRole('button', { name: 'Szukaj na mapie' }).click();
  await expect(page.getByLabel('Nazwa'), 'the focus is where something is missing').toBeFocused();
  await page.getByLabel('Nazwa').fill('Kawiarnia Lipa');
  await page.getByLabel('Ulica').fill('ul. Kamieńskiego');
  await page.getByLabel('Numer domu i lokalu').fill('11');
  await page.getByLabel('Kod pocztowy').fill('30-644');
  await page.getByLabel('Miejscowość').fill('Kraków');
  await page.getByRole('button', { name: 'Szukaj na mapie' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'To miejsce jest już na mapie' })).toBeVisible();
  const found = dialog.getByRole('listitem');
  await found
    .filter({ hasText: 'Kamieńskiego 11' })
    .filter({ hasText: 'bez właściciela' })
    .getByRole('button')
    .click();
  await expect(dialog.getByRole('heading', { name: 'Nikt nie zarządza tą wizytówką' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Przejmij wizytówkę' }).click();

  await expect(page.getByText(/Przejmujesz wizytówkę/)).toBeVisible();
  const category = page.getByRole('combobox', { name: 'Kategoria główna' });
  await category.click();
  await category.pressSequentially('kawiarnia');
  await page
    .getByRole('option', { name: /^Kawiarnia/ })
    .first()
    .click();
  await page.getByLabel('Strona internetowa').fill('https://bonarka.kawiarnia.test');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText('ul. Kamieńskiego 11, 30-644 Kraków')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj do mapy' }).click();
  await expect(page).toHaveURL(/create\?listing=\d+$/);
  await expect(page.getByText('Lokalizacja jest na mapie')).toBeVisible({ timeout: 30_000 });

  await page.reload();
  await page.getByText('E-mail z kodem').click();
  await page.getByRole('button', { name: 'Wyślij kod' }).click();
  const code = page.getByLabel('Kod weryfikacyjny');
  await code.fill('000');
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const { text } = await world.mailTo('biuro@bonarka.kawiarnia.test');
  await code.fill(/\d{5}/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(page.getByText(/Zajmie to do 3 dni/)).toBeVisible();
  await world.tell('POST', '/clock', { advance_seconds: 120 });
  await page.reload();
  await expect(page.getByText('Wizytówka jest zweryfikowana')).toBeVisible({ timeout: 30_000 });
});
