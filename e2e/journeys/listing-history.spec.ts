import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface ApiListing {
  version: number;
  description: string;
  update_status: string;
}

test('LST-11 BEY-11 a listing is seen as it was before an edit, and its description is restored', async ({
  openAs,
  page,
  api,
  world,
  complaints,
}) => {
  test.setTimeout(90_000);
  const [cafe] = await cafesIn(api, world, 'Olsztyn');
  const path = `/facilities/${cafe.id}/`;
  const listing = () => api.call<ApiListing>('owner', 'GET', path);
  const before = await listing();
  const at = new Date().toISOString();
  const changes = { description: 'Zupełnie inny opis.' };
  await api.call('admin', 'PATCH', path, { version: before.version, changes });
  await expect.poll(async () => (await listing()).update_status, { timeout: 30_000 }).toBe('ok');

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
  await row.click({ force: true });
  await main.getByRole('button', { name: 'Przywróć 1 pole' }).click();
  await page.getByRole('button', { name: 'Przywróć i wyślij' }).click();
  await expect.poll(async () => (await listing()).description, { timeout: 30_000 }).toBe(before.description);
  await expect.poll(async () => (await listing()).update_status, { timeout: 30_000 }).toBe('ok');
});
