import { readFile } from 'node:fs/promises';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { expect, test } from '../fixtures/test.ts';

// Ordered, polled every ten seconds, and fetched.
const scanned = { timeout: 60_000 };

interface Competitors {
  limit: number;
  results: { name: string }[];
}

test('MON-03 MON-09 positions of a café: a period, an earlier one, the average of one keyword, a table to take away', async ({
  openAs,
  page,
  api,
  world,
}) => {
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
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFFraza;Okres;Data;/);

  await page.reload();
  await expect(chart.getByRole('table'), 'the address says what was shown').toBeVisible();
  await chart.getByRole('button', { name: 'Najwyższa', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cursor).toBeVisible();
  await expectFits(page);
});

test('MON-04 MON-06 positions of all locations: the worst first, one town, over time, on the map, on a phone', async ({
  openAs,
  page,
}) => {
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
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFLokalizacja;Adres;Miasto;/);

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
  await expectFits(page);
});

test('MON-06 BEY-10 a grid is laid around a café, fills by itself, and shows what a better place wins', async ({
  openAs,
  page,
  api,
  world,
}) => {
  const [cafe] = await cafesIn(api, world, 'Poznań');
  // No results until the pending scan has been seen.
  await world.tell('PUT', '/searches', { seconds: 120 });
  await world.tell('POST', '/city', { place: cafe.location, keyword: 'sernik', position: 21 });
  const searchesUnderWay = async () =>
    (await world.tell<{ not_fetched: number }>('GET', '/searches')).not_fetched;
  await openAs('owner', `/monitoring/single-location?facility=${cafe.id}`);
  const card = page.locator('.pinfold-GeoGridCard');
  await card.getByRole('button', { name: 'Rozłóż siatkę' }).click();
  const form = page.getByRole('dialog', { name: 'Nowa siatka' });
  await form.getByRole('button', { name: /^(Fraza|.* Fraza)/ }).click();
  await page.getByRole('option', { name: 'Inna fraza' }).click();
  await form.getByLabel('Wpisz frazę').fill('sernik');
  await expect(form.getByText('Siatka obejmie 3 km × 3 km. Każdy skan to 49 zapytań.')).toBeVisible();
  await expectAccessible(page, 'the form of a grid');
  await form.getByRole('button', { name: 'Rozłóż i skanuj' }).click();

  await expect(card.getByRole('heading', { name: '„sernik”, siatka 7×7' })).toBeVisible();
  await expect(card.getByRole('progressbar', { name: /^Skanuję siatkę/ })).toBeVisible();
  await expect(page, 'the grid is in the address').toHaveURL(/[?&]grid=\d+/);
  await expect.poll(searchesUnderWay, { message: 'all searches are ordered' }).toBeGreaterThanOrEqual(49);
  await world.tell('PUT', '/searches', { seconds: 0 });
  await world.tell('POST', '/clock', { advance_seconds: 120 });
  await expect(card.getByRole('img', { name: /w 49 punktach\. Widać w 0 z 49/ })).toBeVisible(scanned);
  await expect(card.getByText('21,0')).toBeVisible();

  await world.tell('POST', '/city', { place: cafe.location, keyword: 'sernik', position: 1 });
  await card.getByRole('button', { name: 'Skanuj teraz' }).click();
  await expect(card.getByRole('img', { name: /w 49 punktach\. Widać w 49 z 49/ })).toBeVisible(scanned);
  await card.getByText('Porównaj dwa skany').click();
  await expect(card.getByText('49 lepiej, 0 gorzej, 0 bez zmian')).toBeVisible();
  await expect(card.getByText('lepiej o 20,0')).toBeVisible();
  await expectAccessible(page, 'two scans');
  await card.getByText('Porównaj dwa skany').click();

  const slider = card.getByRole('slider', { name: 'Skan' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /skan 1 z 2$/);
  await expect(card.getByRole('img', { name: /Widać w 0 z 49/ })).toBeVisible();

  await card.getByRole('button', { name: 'Więcej o tej siatce' }).click();
  await page.getByRole('menuitem', { name: 'Usuń siatkę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń siatkę' }).click();
  await expect(card.getByText('Ta lokalizacja nie ma jeszcze siatki')).toBeVisible();
});

test('MON-05 a competitor is added from who is ahead, stands beside a café, and two groups are compared', async ({
  openAs,
  page,
  api,
  world,
}) => {
  const [cafe] = await cafesIn(api, world, 'Kraków');
  await openAs('owner', '/company/competition-locations');
  const list = page.locator('.pinfold-CompetitorList');
  const before = await api.call<Competitors>('owner', 'GET', '/competitors/');
  const ahead = list.getByRole('region', { name: 'Kto najczęściej Cię tu wyprzedza' });
  await expect(ahead.getByRole('button', { name: /^Dodaj: / }).first()).toBeVisible();
  // Listings may share a name; this journey takes one that has it alone.
  const offered = await ahead
    .getByRole('button', { name: /^Dodaj: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(7) ?? ''));
  const known = before.results.map((competitor) => competitor.name);
  const name = offered.find(
    (one, at) => offered.indexOf(one, at + 1) < 0 && offered.indexOf(one) === at && !known.includes(one),
  );
  if (!name) throw new Error('Nobody with a name of their own is ahead.');
  const add = ahead.getByRole('button', { name: `Dodaj: ${name}`, exact: true });
  await add.click();
  await expect(list.getByRole('button', { name: `Usuń: ${name}`, exact: true })).toBeVisible();
  await expect(
    list.getByText(`${before.results.length + 1} z ${before.limit}`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the list of competitors');

  await page.getByRole('link', { name: 'Porównaj pozycje' }).click();
  const chart = page.locator('.pinfold-CompetitionChart');
  await expect(chart.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await page.goto(`/monitoring/competition-visibility?facility=${cafe.id}&preset=last_30_days`);
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /Twoja lokalizacja: /);
  await expect(chart.getByRole('table', { name: /^Wyniki w okresie/ })).toContainText(/(przed|za) Tobą/);
  await expectAccessible(page, 'positions beside competitors');
  await chart.getByRole('radio', { name: 'Średnia' }).click();
  await expect(page).toHaveURL(/chart=average/);

  await page.getByRole('link', { name: 'Porównywarka' }).click();
  const comparator = page.locator('.pinfold-PositionComparator');
  await comparator.getByRole('button', { name: / i / }).last().click();
  const differences = comparator.getByRole('table', { name: /^Różnice między zestawami/ });
  await expect(differences.getByRole('row', { name: /^Średnia ze wszystkich/ })).toContainText(/\d,\d/);
  const [a] = await differences
    .getByRole('row', { name: /^Średnia ze wszystkich/ })
    .getByRole('cell')
    .allInnerTexts();
  await comparator.getByRole('button', { name: 'Zamień A z B' }).click();
  await expect(
    differences
      .getByRole('row', { name: /^Średnia ze wszystkich/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText(`Zestaw B${a}`);
  await expectAccessible(page, 'the comparator');
  await page.reload();
  await expect(differences, 'the address says what is compared').toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);

  await page.goto('/company/competition-locations');
  await list.getByRole('button', { name: `Usuń: ${name}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń z porównania' }).click();
  await expect(list.getByRole('button', { name: `Usuń: ${name}`, exact: true })).toBeHidden();
});
