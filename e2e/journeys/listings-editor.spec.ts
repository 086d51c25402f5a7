import type { Locator } from '@playwright/test';
import type { Api } from '../fixtures/api.ts';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, to Google and back.
const throughJobs = { timeout: 30_000 };

interface ApiListing {
  id: number;
  version: number;
  phone_number: string;
  description: string;
  update_status: string;
}

interface ListedLabels {
  count: number;
  results: { id: number; labels: string[] }[];
}

test.beforeEach(async ({ world }) => {
  // Removes the faults of an earlier journey.
  await world.tell('DELETE', '/faults');
});

async function listingOf(api: Api, id: number): Promise<ApiListing> {
  return api.call<ApiListing>('owner', 'GET', `/facilities/${id}/`);
}

/** A location on the map that no other journey uses. */
async function cafeAt(api: Api, q: string): Promise<ApiListing> {
  const found = await api.call<{ results: { id: number }[] }>(
    'owner',
    'GET',
    `/facilities/?is_verified=true&q=${encodeURIComponent(q)}`,
  );
  const id = found.results[0]?.id;
  if (id === undefined) throw new Error(`The demo has no café at ${q}.`);
  return listingOf(api, id);
}

test('LST-03 LST-05 LST-11 an owner edits hours and phone, sees what is sent, and watches it arrive', async ({
  openAs,
  page,
  api,
}) => {
  const cafe = await cafeAt(api, 'Karmelicka 21');
  await openAs('owner', `/business-addresses/${cafe.id}/details`);
  const phone = page.getByRole('textbox', { name: 'Telefon', exact: true });
  await expect(phone).toBeVisible();
  await expectAccessible(page, 'listing editor');

  await phone.fill('12 421 55 77');
  await page.getByRole('switch', { name: 'Niedziela: otwarte' }).press('Space');
  const side = page.locator('.pinfold-ListingEditor-aside');
  // As it was typed first, then with the difference marked, which is said in words beside it.
  await expect(side.getByText('12 421 55 77').first()).toBeVisible();
  await expect(side.getByText('Niedziela:', { exact: true })).toBeVisible();

  // Google refuses coordinates far from the address, which the field shows before anything is sent.
  const latitude = page.getByRole('textbox', { name: 'Szerokość geograficzna' });
  const before = await latitude.inputValue();
  await latitude.fill('54.5');
  await page.getByRole('button', { name: /^Sprawdź i wyślij/ }).click();
  await expect(latitude).toHaveAttribute('aria-invalid', 'true');
  await expect(latitude).toBeFocused();
  expect((await listingOf(api, cafe.id)).version).toBe(cafe.version);

  await latitude.fill(before);
  await page.getByRole('button', { name: 'Sprawdź i wyślij 2 pola' }).click();
  // Both at once: the status alone was already "ok" before anything was sent.
  await expect
    .poll(async () => {
      const { update_status, phone_number } = await listingOf(api, cafe.id);
      return `${update_status} ${phone_number.replace(/\s/g, '')}`;
    }, throughJobs)
    .toMatch(/^ok .*4215577$/);
  await expect(page.getByText('Brak zmian do wysłania.')).toBeVisible();
  await expect(phone).toBeEditable();
});

test('LST-03 two people edit one listing: the second is told what changed and loses nothing', async ({
  openAs,
  page,
  api,
}) => {
  const cafe = await cafeAt(api, 'Wrocław');
  await openAs('owner', `/business-addresses/${cafe.id}/details`);
  const description = page.getByRole('textbox', { name: 'Opis' });
  await description.fill('Opis właściciela.');
  await api.call('admin', 'PATCH', `/facilities/${cafe.id}/`, {
    version: cafe.version,
    changes: { description: 'Opis Piotra.' },
  });
  await expect(page.getByText('Ktoś zmienił w międzyczasie to samo pole')).toBeVisible(throughJobs);
  await expect(description).toHaveValue('Opis właściciela.');
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Opis: zostaw moją wersję' }).click();
  const send = page.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' });
  await expect(send).toBeEnabled(throughJobs);
  await send.click();
  await expect
    .poll(async () => (await listingOf(api, cafe.id)).description, throughJobs)
    .toBe('Opis właściciela.');
});

test('LST-11 BEY-11 a listing is seen as it was before an edit, and its description is restored', async ({
  openAs,
  page,
  api,
  world,
  complaints,
}) => {
  const [cafe] = await cafesIn(api, world, 'Olsztyn');
  const path = `/facilities/${cafe.id}/`;
  const listing = () => api.call<ApiListing>('owner', 'GET', path);
  const before = await listing();
  const at = new Date().toISOString();
  const changes = { description: 'Zupełnie inny opis.' };
  await api.call('admin', 'PATCH', path, { version: before.version, changes });
  await expect.poll(async () => (await listing()).update_status, throughJobs).toBe('ok');

  // The day that is shown first may be before the demo was imported.
  complaints.expect(/status of 404/);
  await openAs('owner', `/business-addresses/${cafe.id}/details`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Historia zmian' }).click();
  await main.getByRole('link', { name: 'Wizytówka w wybranym dniu' }).click();
  await expect(main.getByRole('button', { name: 'Tydzień temu' })).toBeVisible();
  await page.goto(`/business-addresses/${cafe.id}/external-changes-history?view=listing&at=${at}`);
  const row = main.getByRole('checkbox', { name: 'Opis', exact: true });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'a listing as of a moment');
  await row.press('Space');
  await main.getByRole('button', { name: 'Przywróć 1 pole' }).click();
  await page.getByRole('button', { name: 'Przywróć i wyślij' }).click();
  await expect.poll(async () => (await listing()).description, throughJobs).toBe(before.description);
  await expect.poll(async () => (await listing()).update_status, throughJobs).toBe('ok');
});

test('LST-06 BEY-06 everything that matches is edited at once, paused, resumed and taken back', async ({
  openAs,
  page,
  api,
  world,
}) => {
  const labelled = () =>
    api.call<ListedLabels>('owner', 'GET', `/facilities/?labels=${encodeURIComponent('bal maturalny')}`);
  await openAs('owner', '/business-addresses/list?q=Warszawa');
  const list = page.getByRole('main');
  const edit = list
    .getByRole('link', { name: 'Edytuj zaznaczone' })
    .or(list.getByRole('button', { name: 'Edytuj zaznaczone' }));
  await list
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .press('Space');
  await expect(edit).toBeVisible();
  await list.getByRole('button', { name: 'Zaznacz wszystkie pasujące (9)' }).click();
  await expect(list.getByText('Zaznaczono 9 lokalizacji')).toBeVisible();
  await edit.click();

  await expect(page.getByRole('heading', { name: 'Edycja wielu wizytówek', level: 1 })).toBeVisible();
  await tick(page.locator('.pinfold-BulkEditor'), 'Godziny otwarcia');
  await page.getByRole('switch', { name: /niedziela/i }).press('Space');
  await tick(page.locator('.pinfold-BulkEditor'), 'Etykiety');
  await page.getByRole('textbox', { name: 'Etykiety' }).fill('bal maturalny');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();

  await expect(page.getByRole('heading', { name: 'Co się zmieni' })).toBeVisible();
  await expect(page.getByText('bal maturalny').first()).toBeVisible();
  const leaveOut = page.getByRole('checkbox', { name: /^Pomiń t/ });
  if ((await leaveOut.count()) > 0) await leaveOut.press('Space');
  // Google is slow: eight are sent at once, and the ninth has to wait until they are through.
  const late = {
    method: 'PATCH',
    path: '/v1/locations/*',
    outcome: 'pass',
    latency_ms: 600_000,
    times: 1000,
  };
  await world.tell('POST', '/faults', late);
  await page.getByRole('button', { name: /^Wyślij do/ }).click();

  const done = page.getByText('Wszystkie zmiany są już w Google');
  await page.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(page.getByText('Nic więcej nie zostanie wysłane')).toBeVisible();
  await world.tell('DELETE', '/faults');
  await page.goto('/reviews/list');
  await expect(page.getByRole('region', { name: 'Edycja wielu wizytówek' })).toBeVisible();
  await page.goto('/business-addresses/edit/selected');
  await page.getByRole('button', { name: 'Wznów' }).click();
  await expect(done).toBeVisible(throughJobs);
  expect((await labelled()).count).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Cofnij całą edycję' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij całą edycję' }).click();
  await expect(page.getByText('Przywrócono poprzednie dane')).toBeVisible(throughJobs);
  expect((await labelled()).count).toBe(0);
});

/** React Aria draws the box beside its input, so that the label is what a person presses. */
async function tick(editor: Locator, field: string): Promise<void> {
  await editor
    .locator('label')
    .filter({ hasText: new RegExp(`^${field}$`) })
    .click();
}
