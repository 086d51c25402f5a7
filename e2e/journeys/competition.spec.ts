import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface Places {
  limit: number;
  results: {
    id: number;
    name: string;
    place_id: string;
    is_own?: boolean;
    is_competitor?: boolean;
    is_service_area?: boolean;
  }[];
}

test('MON-05 a competitor is added from who is ahead, stands beside a café, and two groups are compared', async ({
  openAs,
  page,
  api,
  world,
}) => {
  test.setTimeout(180_000);
  const [cafe] = await cafesIn(api, world, 'Kraków');
  await openAs('owner', '/company/competition-locations');
  const list = page.locator('.pinfold-CompetitorList');
  const before = await api.call<Places>('owner', 'GET', '/competitors/');
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto('/company/competition-locations');
  await list.getByRole('button', { name: `Usuń: ${name}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń z porównania' }).click();
  await expect(list.getByRole('button', { name: `Usuń: ${name}`, exact: true })).toBeHidden();
});

test('MON-05 a sixth competitor is refused, and who may not choose is told so', async ({ api }) => {
  const { results, limit } = await api.call<Places>('owner', 'GET', '/competitors/');
  const { results: ahead } = await api.call<Places>('owner', 'GET', '/competitors/suggested/');
  const free = ahead.filter((place) => !place.is_own && !place.is_competitor && !place.is_service_area);
  const missing = limit - results.length;
  expect(free.length).toBeGreaterThan(missing);
  const added = [];
  for (const { place_id } of free.slice(0, missing))
    added.push(await api.call<{ id: number }>('owner', 'POST', '/competitors/', { place_id }));
  const sixth = { place_id: free[missing]?.place_id };
  await expect(api.call('owner', 'POST', '/competitors/', sixth)).rejects.toThrow(/too_many_competitors/);
  await expect(api.call('demo', 'POST', '/competitors/', sixth)).rejects.toThrow(/demo_read_only/);
  for (const { id } of added) await api.call('owner', 'DELETE', `/competitors/${id}/`);
});
