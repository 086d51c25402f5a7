import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('LST-01 LST-08 locations are found, chosen by the dozen, grouped by hand and from a file', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/business-addresses/list');
  const main = page.getByRole('main');
  const grid = main.getByRole('grid', { name: 'Lista lokalizacji' });
  await expect(main.getByText(/^\d+ lokalizacj/)).toBeVisible();
  await expectAccessible(page, 'the list of locations');

  await main.getByRole('button', { name: 'Filtr', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  await filters.getByRole('button', { name: /Działalność/ }).click();
  await page.getByRole('option', { name: 'otwarta', exact: true }).click();
  await filters.getByRole('button', { name: /^Pokaż \d+ lokalizacj/ }).click();
  await main.getByRole('searchbox', { name: 'Szukaj lokalizacji' }).fill('Kraków');
  await expect(page).toHaveURL(/q=Krak%C3%B3w&open_status=OPEN/);
  await page.reload();
  const found = main.getByText(/pasując/).first();
  await expect(found, 'the filter survives a reload').toBeVisible();
  const count = Number((await found.innerText()).split(' ')[0]);
  expect(count).toBeGreaterThan(2);

  await grid
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    // The box itself is drawn by the label above it.
    .click({ force: true });
  await main.getByRole('button', { name: `Zaznacz wszystkie pasujące (${count})` }).click();
  await expect(main.getByText(new RegExp(`^Zaznaczono ${count} lokalizacj`))).toBeVisible();
  await main.getByRole('button', { name: 'Dodaj do grupy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nowa grupa').click();
  await dialog.getByLabel('Nazwa grupy').fill('Małopolska');
  await dialog.getByRole('button', { name: 'Dodaj do grupy' }).click();
  await expect(page.getByText('Dodano do grupy „Małopolska”')).toBeVisible();
  const code = await grid.getByRole('gridcell', { name: /^LIP-/ }).first().innerText();

  await page.getByRole('navigation').getByRole('link', { name: 'Grupy' }).click();
  await main.getByRole('searchbox', { name: 'Szukaj grupy' }).fill('małop');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'groups, searched');
  await main.getByRole('button', { name: 'Więcej: Małopolska' }).click();
  await page.getByRole('menuitem', { name: 'Importuj z CSV' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'kody.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${code}\nNIE-MA-1\n`),
  });
  await expect(dialog.getByText('kody.csv: 2 kody')).toBeVisible();
  await dialog.getByRole('button', { name: 'Importuj' }).click();
  await expect(dialog.getByText('NIE-MA-1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();

  await main.getByRole('link', { name: 'Małopolska' }).click();
  await expect(page).toHaveURL(/business-addresses\/list\?groups=\d+/);
  await expect(main.getByText(new RegExp(`^${count} pasując`))).toBeVisible();
  await main.getByRole('button', { name: 'Usuń filtr: Grupy: Małopolska' }).click();

  await page.getByRole('navigation').getByRole('link', { name: 'Grupy' }).click();
  await main.getByRole('button', { name: 'Strona 2' }).click();
  await main.getByRole('searchbox', { name: 'Szukaj grupy' }).fill('małop');
  // The group stands among others until the search is answered, and its menu would go with them.
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'Więcej: Małopolska' }).click();
  await page.getByRole('menuitem', { name: 'Usuń grupę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń grupę' }).click();
  await expect(page.getByText('Usunięto grupę „Małopolska”')).toBeVisible();
});

test('LST-09 LST-01 the weakest listing is opened on a phone, with what would improve it', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('owner', '/business-addresses/quality');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /bardzo dobra/ })).toBeVisible();
  await expectAccessible(page, 'the quality view on a phone');
  await main
    .getByRole('button', { name: /^Co poprawić: / })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Co da najwięcej')).toBeVisible();
  await drawer
    .getByRole('link', { name: /^Uzupełnij: / })
    .first()
    .click();
  await expect(page).toHaveURL(/business-addresses\/\d+\/details#\w+$/);

  await page.goto('/business-addresses/list');
  await expect(main.getByRole('grid', { name: 'Lista lokalizacji' })).toBeVisible();
  await expectAccessible(page, 'the list of locations on a phone');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'nothing sticks out of a phone',
  ).toBe(true);
});
