import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/world.ts';

// Through our queue, to a directory and back, within its calls a second.
const throughJobs = { timeout: 40_000 };

test('INT-03 an owner consents at Apple, sends all locations, and sees what Apple made of them as it says so', async ({
  openAs,
  origin,
  page,
  world,
}) => {
  await openAs('owner', '/company/apple-accounts');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Połącz organizację z Apple' }).click();
  await page.getByRole('link', { name: 'Nie zgadzam się' }).click();
  await expect(main.getByText('Organizacja nie została połączona')).toBeVisible();
  await main.getByRole('button', { name: 'Spróbuj jeszcze raz' }).click();
  await page.getByRole('link', { name: /Kawiarnia Lipa sp\. z o\.o\./ }).click();
  await expect(page).toHaveURL(/\/company\/apple-accounts\?account=\d+$/);
  await expect(main.getByText('9 lokalizacji')).toBeVisible();
  await expectAccessible(page, 'an organisation at Apple');

  await main.getByRole('button', { name: 'Wyślij lokalizacje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wyślij lokalizacje do Apple' });
  await dialog.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(dialog.getByText(/^Wyślemy \d+ lokalizacj/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Wyślij \d+ lokalizacj/ }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('9 lokalizacji')).toBeHidden();

  const rejected = 'The opening hours could not be confirmed.';
  const place = main.getByRole('listitem').filter({ hasText: 'Piotrkowska' }).first();
  await main.getByRole('searchbox', { name: 'Szukaj lokalizacji' }).fill('Piotrkowska');
  await expect(place.getByText('sprawdzana przez Apple')).toBeVisible(throughJobs);
  await refuseAtApple(world, 'Piotrkowska', rejected);
  await tellOfApple(world, origin);
  await expect(place.getByText('odrzucona')).toBeVisible(throughJobs);
  await expect(place.getByText(rejected)).toBeVisible();
});

test('INT-02 an owner links pages of Facebook to locations, sees what changes before, and that it did', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/company/facebook-accounts');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Wskaż lokalizacje/ })
    .first()
    .click();
  const accept = main.getByRole('button', { name: /^Przyjmij \d+ propozycj/ });
  const count = Number(/\d+/.exec(await accept.innerText())?.[0]);
  expect(count).toBeGreaterThan(10);
  await accept.click();
  await expectAccessible(page, 'the pages of an account');
  await main.getByRole('button', { name: 'Sprawdź zmiany' }).click();
  await expect(main.getByRole('heading', { name: /^Zmienimy \d+ stron/ })).toBeVisible(throughJobs);
  await expectAccessible(page, 'what changes on pages');
  await main.getByRole('button', { name: /^Połącz \d+ stron/ }).click();
  await expect(main.getByRole('heading', { name: 'Połączone strony' })).toBeVisible();
  await expect(main.getByText(`${count} stron`, { exact: false }).first()).toBeVisible();
  await expect(main.getByText('zgodna', { exact: true }).first()).toBeVisible(throughJobs);
});

interface AtApple {
  resources: { id: string; kind: string; locationDetails?: object }[];
}

/** Apple finds something wrong with the hours of a location in a street. */
async function refuseAtApple(world: World, street: string, message: string): Promise<void> {
  const { resources } = await world.tell<AtApple>('GET', '/apple');
  const found = resources.find(({ locationDetails }) =>
    JSON.stringify(locationDetails ?? {}).includes(street),
  );
  const reports = [{ code: 'VALIDATION__HOURS', field: 'openingHoursByDay', message }];
  await world.tell('PUT', `/apple/resources/${found?.id}/verdict`, { state: 'REJECTED', reports });
}

/** Apple's notification of the newest decision reaches our webhook. */
async function tellOfApple(world: World, origin: string): Promise<void> {
  const { body, headers } = await world.tell<{ body: string; headers: Record<string, string> }>(
    'POST',
    '/apple/webhook',
    {},
  );
  const { status } = await fetch(`${origin}/api/apple/webhook/`, { method: 'POST', body, headers });
  expect(status).toBe(204);
}
