import { expectAccessible } from '../fixtures/expect-accessible.ts';
import type { Api } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

interface ApiListing {
  id: number;
  version: number;
  phone_number: string;
  description: string;
  update_status: string;
  opening_hours: { open_day: number; close_time: string }[];
}

async function listingOf(api: Api, id: number): Promise<ApiListing> {
  return api.call<ApiListing>('owner', 'GET', `/facilities/${id}/`);
}

/** A café that is on the map, and nobody else in these journeys touches. */
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
  await page.getByRole('switch', { name: 'Niedziela: otwarte' }).click({ force: true });
  const side = page.locator('.pinfold-ListingEditor-aside');
  await expect(side.getByText('12 421 55 77')).toBeVisible();
  await expect(side.getByText('Niedziela:', { exact: true })).toBeVisible();

  // Google refuses a pin that lies far from the address, and says so beside the field before anything is sent.
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
    .poll(
      async () => {
        const { update_status, phone_number } = await listingOf(api, cafe.id);
        return `${update_status} ${phone_number.replace(/\s/g, '')}`;
      },
      { timeout: 30_000 },
    )
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
  await expect(page.getByText('Ktoś zmienił w międzyczasie to samo pole')).toBeVisible({ timeout: 30_000 });
  await expect(description).toHaveValue('Opis właściciela.');
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Opis: zostaw moją wersję' }).click();
  const send = page.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' });
  await expect(send).toBeEnabled({ timeout: 30_000 });
  await send.click();
  await expect
    .poll(async () => (await listingOf(api, cafe.id)).description, { timeout: 30_000 })
    .toBe('Opis właściciela.');
});
