import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

interface Member {
  user_id: number;
  email: string;
  type: number;
  permission_type: string;
  facilities_ids: number[];
  facilities_groups_ids: number[];
  permissions: Record<string, boolean>;
}

test('RV-06 a category finds reviews by its phrases, and people correct it one by one and in bulk', async ({
  openAs,
  page,
  world,
  api,
}) => {
  test.setTimeout(120_000);
  await world.customerWrites({ author: 'Zenon Stolikowy', comment: 'Miło, ale przy chwiejnym stoliku.' });
  const { id } = await arrived(api, 'Zenon Stolikowy');
  await openAs('owner', '/reviews/categories?manage=true');

  await test.step('phrases show at once what they find', async () => {
    await page.getByRole('button', { name: 'Nowa kategoria' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nowa kategoria' });
    await dialog.getByLabel('Nazwa').fill('Meble');
    await dialog.getByRole('textbox', { name: 'Frazy' }).fill('stolik');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Frazy' }).fill('chwiejne krzesło');
    await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(dialog.getByText(/^Znaleziono \d+ opini/)).toBeVisible();
    await expect(dialog.locator('mark').filter({ hasText: 'stoliku' }).first()).toBeVisible();
    await expectAccessible(page, 'the dialog of a category', { isBehindOverlay: true });
    await dialog.getByRole('button', { name: 'Dodaj kategorię' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const row = page.getByRole('listitem').filter({ hasText: 'stolik, chwiejne krzesło' });
  await test.step('all reviews are read anew, and then the category holds them', async () => {
    await expect(row.getByRole('link', { name: /opini/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Gotowe /)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'review categories');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'review categories in the dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await row.getByRole('link', { name: /opini/ }).click();
    await expect(page).toHaveURL(/\/reviews\/list\?tags=\d+/);
  });

  await test.step('a review says which phrase found it, and is corrected from the keyboard', async () => {
    await page.goto(`/reviews/list?q=Zenon+Stolikowy&review=${id}`);
    const { detail } = inboxOf(page);
    await inboxOf(page).row('Zenon Stolikowy').click();
    await expect(detail.getByRole('button', { name: /Meble/ })).toBeVisible();
    await page.keyboard.press('c');
    const editor = page.getByRole('dialog', { name: 'Kategorie i wydźwięk' });
    await expect(editor.getByText('fraza „stolik”')).toBeVisible();
    await editor.getByRole('button', { name: /^Wydźwięk, Meble: / }).click();
    await page.getByRole('menuitemradio', { name: 'Mieszana' }).click();
    await editor.getByRole('button', { name: /^Wydźwięk, Cała opinia: / }).click();
    await page.getByRole('menuitemradio', { name: 'Neutralna' }).click();
    await editor.getByRole('combobox', { name: 'Dodaj kategorię' }).fill('obs');
    await page.getByRole('option', { name: 'obsługa' }).click();
    await expect(editor.getByText('ręcznie')).toBeVisible();
    await expectAccessible(page, 'categories of a review', { isBehindOverlay: true });
    await expect
      .poll(async () => {
        const stored = await api.call<{ sentiment: string; tags: { name: string; sentiment: string }[] }>(
          'owner',
          'GET',
          `/reviews/${id}/`,
        );
        return [stored.sentiment, ...stored.tags.map(({ name, sentiment }) => `${name} ${sentiment}`).sort()];
      })
      .toEqual(['neutral', 'Meble mixed', expect.stringMatching(/^obsługa /)]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
  });

  await test.step('and many at once', async () => {
    const { detail, list } = inboxOf(page);
    await list.getByRole('checkbox', { name: 'Zaznacz wczytane' }).check({ force: true });
    await list.getByRole('button', { name: 'Zmień kategorie zaznaczonych' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Usuń z kategorii' }).fill('obs');
    await page.getByRole('option', { name: 'obsługa' }).click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Zmień 1 opinię' }).click();
    await expect(dialog.getByText('Zmieniono kategorie 1 opinii')).toBeVisible();
    await dialog.getByRole('button', { name: 'Gotowe' }).click();
    await expect(detail.getByRole('button', { name: /obsługa/ })).toHaveCount(0);
  });

  await test.step('what is deleted is gone from its reviews', async () => {
    await page.goto('/reviews/categories?manage=true');
    await row.getByRole('button', { name: 'Usuń: Meble' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń kategorię' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('RV-06 a manager who may not define categories reads them, and is told whom to ask', async ({
  openAs,
  page,
  api,
}) => {
  const { results } = await api.call<{ results: Member[] }>(
    'owner',
    'GET',
    '/companies/members/?page_size=100',
  );
  const manager = results.find(({ email }) => email === 'manager@demo.pinfold.test');
  if (!manager) throw new Error('the demo has a manager');
  const grant = (permissions: Record<string, boolean>) =>
    api.call('owner', 'PATCH', `/companies/members/${manager.user_id}/`, {
      type: manager.type,
      permission_type: manager.permission_type,
      ...(manager.permission_type === 'selected' && { facilities_ids: manager.facilities_ids }),
      ...(manager.permission_type === 'select_groups' && {
        facilities_groups_ids: manager.facilities_groups_ids,
      }),
      permissions,
    });
  await grant({ ...manager.permissions, view_reviews_analytics: true });
  try {
    await openAs('manager', '/reviews/categories?manage=true');
    await expect(page.getByText(/^Nie możesz definiować kategorii opinii/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nowa kategoria' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.goto('/reviews/list');
    const { list, detail } = inboxOf(page);
    await list.getByRole('row').first().click();
    await detail.getByRole('button', { name: /^Kategorie/ }).click();
    const editor = page.getByRole('dialog', { name: 'Kategorie i wydźwięk' });
    await expect(editor.getByText(/Nie masz uprawnień/).first()).toBeVisible();
    await expect(editor.getByRole('combobox')).toHaveCount(0);
  } finally {
    await grant(manager.permissions);
  }
});
