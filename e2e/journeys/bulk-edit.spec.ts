import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface ListedLabels {
  count: number;
  results: { id: number; labels: string[] }[];
}

test('LST-06 BEY-06 everything that matches is edited at once, paused, resumed and taken back', async ({
  openAs,
  page,
  api,
}) => {
  test.slow();
  const labelled = () =>
    api.call<ListedLabels>('owner', 'GET', `/facilities/?labels=${encodeURIComponent('bal maturalny')}`);
  await openAs('owner', '/business-addresses/list');
  const list = page.getByRole('main');
  const edit = list
    .getByRole('link', { name: 'Edytuj zaznaczone' })
    .or(list.getByRole('button', { name: 'Edytuj zaznaczone' }));
  // By its label, whose press waits until it stands still: the bar above the page may just be coming in.
  const box = page.getByRole('checkbox', { name: 'Zaznacz widoczne lokalizacje' });
  await list.locator('label', { has: box }).click();
  await expect(edit).toBeVisible();
  const everything = list.getByRole('button', { name: /^Zaznacz wszystkie pasujące/ });
  if (await everything.isVisible()) await everything.click();
  await edit.click();

  await expect(page.getByRole('heading', { name: 'Edycja wielu wizytówek', level: 1 })).toBeVisible();
  await tick(page.locator('.pinfold-BulkEditor'), 'Godziny otwarcia');
  await page.getByRole('switch', { name: /niedziela/i }).click({ force: true });
  await tick(page.locator('.pinfold-BulkEditor'), 'Etykiety');
  await page.getByRole('textbox', { name: 'Etykiety' }).fill('bal maturalny');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();

  await expect(page.getByRole('heading', { name: 'Co się zmieni' })).toBeVisible();
  await expect(page.getByText('bal maturalny').first()).toBeVisible();
  const leaveOut = page.getByRole('checkbox', { name: /^Pomiń t/ });
  if ((await leaveOut.count()) > 0) await leaveOut.click({ force: true });
  await page.getByRole('button', { name: /^Wyślij do/ }).click();

  const done = page.getByText('Wszystkie zmiany są już w Google');
  await page.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(page.getByText('Nic więcej nie zostanie wysłane')).toBeVisible();
  await page.goto('/reviews/list');
  await expect(page.getByRole('region', { name: 'Edycja wielu wizytówek' })).toBeVisible();
  await page.goto('/business-addresses/edit/selected');
  await page.getByRole('button', { name: 'Wznów' }).click();
  await expect(done).toBeVisible({ timeout: 60_000 });
  expect((await labelled()).count).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Cofnij całą edycję' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij całą edycję' }).click();
  await expect(page.getByText('Przywrócono poprzednie dane')).toBeVisible({ timeout: 60_000 });
  expect((await labelled()).count).toBe(0);
});

/** React Aria draws the box beside its input, so that the label is what a person presses. */
async function tick(editor: Locator, field: string): Promise<void> {
  await editor
    .locator('label')
    .filter({ hasText: new RegExp(`^${field}$`) })
    .click();
}
