import { cafesIn, shownAt } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, to Google and back.
const throughJobs = { timeout: 30_000 };

const group = 'Lipa: nowe lokale';

test('LST-01 LST-08 LST-09 LST-10 locations are found, chosen by the dozen, written to a file, grouped by hand and from one, and improved', async ({
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
    .press('Space');
  await main.getByRole('button', { name: `Zaznacz wszystkie pasujące (${count})` }).click();
  await expect(main.getByText(new RegExp(`^Zaznaczono ${count} lokalizacj`))).toBeVisible();

  await main.getByRole('button', { name: 'Eksportuj' }).click();
  const writing = page.getByRole('dialog', { name: 'Eksport adresów' });
  await writing.getByText('CSV', { exact: true }).click();
  await writing.getByRole('button', { name: 'Przygotuj plik' }).click();
  const link = writing.getByRole('link', { name: 'Pobierz plik' });
  await expect(link).toBeVisible(throughJobs);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^adresy-\d{4}-\d{2}-\d{2}\.csv$/);
  await writing.getByRole('button', { name: 'Zamknij' }).last().click();

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
  // The group is one of several until the search has results; opening its menu earlier would lose it.
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('button', { name: 'Więcej: Małopolska' }).click();
  await page.getByRole('menuitem', { name: 'Usuń grupę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń grupę' }).click();
  await expect(page.getByText('Usunięto grupę „Małopolska”')).toBeVisible();

  await page.goto('/business-addresses/quality');
  await main
    .getByRole('button', { name: /^Co poprawić: / })
    .first()
    .click();
  await dialog
    .getByRole('link', { name: /^Uzupełnij: / })
    .first()
    .click();
  await expect(page).toHaveURL(/business-addresses\/\d+\/details#\w+$/);
});

test('LST-07 an owner finds the café on the map, takes it over, adds it and verifies it by its code', async ({
  openAs,
  page,
  world,
  complaints,
}) => {
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
  await expect(page.getByText('Lokalizacja jest na mapie')).toBeVisible(throughJobs);

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
  await expect(page.getByText('Wizytówka jest zweryfikowana')).toBeVisible(throughJobs);
});

test('LST-12 a location that Google will not let go of stays, and then leaves the panel and Google', async ({
  openAs,
  page,
  api,
  world,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const [cafe] = await cafesIn(api, world, 'Cieszyn');
  await world.tell('POST', '/faults', {
    method: 'DELETE',
    path: `/v1/locations/${cafe.location}`,
    status: 400,
    times: 1,
  });
  await openAs('owner', `/business-addresses/${cafe.id}/details`);
  await page.getByRole('button', { name: 'Usuń lokalizację' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Usunąć lokalizację/ });
  const remove = dialog.getByRole('button', { name: 'Usuń lokalizację' });
  await dialog.getByRole('radio', { name: /^Z panelu i z Google/ }).press('Space');
  await expect(dialog.getByRole('radio', { name: /^Z panelu i z Google/ })).toBeChecked();
  await remove.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Google nie pozwala usunąć tego profilu/);
  await expectAccessible(page, 'a deletion that is refused');
  expect((await shownAt(world, cafe)).title, 'nothing is lost at Google').toBe('Kawiarnia Lipa');
  await api.call('owner', 'GET', `/facilities/${cafe.id}/`);

  await remove.click();
  await expect(page).toHaveURL(/\/business-addresses\/list/);
  await expect(shownAt(world, cafe), 'Google has it no more').rejects.toThrow(/404/);
  const { results } = await api.call<{ results: unknown[] }>('owner', 'GET', '/facilities/?q=Cieszyn');
  expect(results).toEqual([]);
});

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
  await expect(page.getByText('Import się zakończył: dodano 1 lokalizację.')).toBeVisible(throughJobs);
  await page.getByRole('link', { name: 'Zobacz wynik' }).click();
  await expect(page.getByRole('heading', { name: 'Zaimportowano 1 lokalizację' })).toBeVisible();
  await expectAccessible(page, 'the outcome');
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page).toHaveURL(/\/business-addresses\/list/);
});
