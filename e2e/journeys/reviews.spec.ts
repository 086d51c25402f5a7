import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, and for a reply to the provider and back.
const throughJobs = { timeout: 30_000 };

test('RV-01 filters live in the address: a reload keeps them and the back button undoes them', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/reviews/list');
  const { count } = inboxOf(page);
  await expect(count).toBeVisible();
  const all = await count.textContent();
  await page.getByRole('button', { name: /^Negatywne/ }).click();
  await expect(page).toHaveURL(/rating=1/);
  await expect(count).not.toHaveText(all ?? '');
  const negative = await count.textContent();
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('kawa');
  await expect(page).toHaveURL(/q=kawa/);
  const address = page.url();
  await expect(count).not.toHaveText(negative ?? '');
  const few = await count.textContent();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toHaveValue('kawa');
  await expect(count).toHaveText(few ?? '');

  await page.goBack();
  await expect(page).not.toHaveURL(/q=kawa/);
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toHaveValue('');
  await page.goBack();
  await expect(page).not.toHaveURL(/rating=/);
  await expect(count).toHaveText(all ?? '');
});

test('BEY-15 a review that a customer writes now is announced on the open screen', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('owner');
  const { row, list } = inboxOf(page);
  await expect(list.getByRole('row').first()).toBeVisible();
  await world.customerWrites({ author: 'Nadia Naprędce', comment: 'Dopiero co wyszłam, pyszne!' });
  await list.getByRole('button', { name: /nowa opinia|nowe opinie|nowych opinii/ }).click();
  await expect(row('Nadia Naprędce')).toBeVisible();
});

test('BEY-16 the inbox is worked through with the keyboard alone', async ({ openAs, page, world, api }) => {
  for (const author of ['Klawisz Trzeci', 'Klawisz Drugi', 'Klawisz Pierwszy']) {
    await world.customerWrites({ author, comment: `Pisze ${author}.` });
    await arrived(api, author);
  }
  await openAs('owner', '/reviews/list?q=Klawisz');
  const { row, detail, composer } = inboxOf(page);
  await expect(row('Klawisz Pierwszy')).toBeVisible();
  await expect(detail.getByText('Pisze Klawisz Pierwszy.')).toBeVisible();
  await page.keyboard.press('j');
  await expect(detail.getByText('Pisze Klawisz Drugi.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(detail.getByText('Pisze Klawisz Pierwszy.')).toBeVisible();

  await page.keyboard.press('x');
  await expect(page.getByText('Zaznaczono 1 opinię')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('Zaznaczono 1 opinię')).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Notatka dla zespołu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(composer).toBeFocused();
  await page.keyboard.type('Dziękujemy, jak zawsze x i j.');
  await page.keyboard.press('Control+Enter');
  await expect(detail.getByText('Pisze Klawisz Drugi.')).toBeVisible();
  await expect(composer).toBeFocused();
  await expect(composer).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toBeFocused();
  await expect(row('Klawisz Pierwszy').getByText('Opublikowana')).toBeVisible(throughJobs);
});

test('RV-08 reviews in figures: over time, by place and by category, and each figure leads to exactly its reviews', async ({
  openAs,
  page,
}) => {
  const answered = page.waitForResponse((response) => /\/reviews\/analytics\/(\?|$)/.test(response.url()));
  await openAs('owner', '/reviews/analyst');
  const { total } = (await (await answered).json()) as { total: { count: number; ratings: number[] } };
  await expect(page.getByRole('heading', { name: 'Analiza opinii', level: 1 })).toBeVisible();
  expect(total.count).toBeGreaterThan(0);

  const chart = page.getByRole('group', { name: 'W czasie' });
  await expect(chart.getByRole('slider')).toBeVisible();
  await chart.getByRole('radio', { name: 'Średnia ocena' }).click();
  await chart.getByRole('button', { name: 'Tabela' }).click();
  await expect(chart.getByRole('table', { name: 'Średnia ocena' })).toBeVisible();
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Pobierz' }).click();
  await page.getByRole('menuitem', { name: 'Tabela CSV' }).click();
  const file = await download;
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFData;Opinie;Średnia ocena;/);
  await expect(page.getByRole('table', { name: 'Lokalizacje' }).getByRole('row')).toHaveCount(11);
  await expectAccessible(page, 'the figures of reviews');

  const low = page.getByRole('list', { name: 'Rozkład ocen' }).getByRole('link', { name: /^1 gwiazdka: / });
  expect(await followed(page, () => low.click())).toBe(total.ratings[0]);
  await expect(page).toHaveURL(/\/reviews\/list\?rating=1&date_from=/);
  await page.goBack();

  await page.goto('/reviews/categories');
  const table = page.getByRole('table', { name: 'O czym piszą klienci' });
  const coffee = table.getByRole('row').filter({ hasText: 'kawa' });
  const complaints = coffee.getByRole('link', { name: /^kawa: Negatywne / });
  const said = Number((await complaints.getAttribute('aria-label'))?.replaceAll(/\D/g, ''));
  expect(await followed(page, () => complaints.click())).toBe(said);
  await page.goBack();

  await page.getByRole('link', { name: 'kawa', exact: true }).click();
  await expect(page).toHaveURL(/\/reviews\/category\?tags=\d+/);
  await expect(page.getByRole('table', { name: 'Frazy' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'the figures of one category');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'kawa' })).toBeVisible();
  await expectFits(page);
});

test('RV-06 a category finds reviews by its phrases, and people correct it one by one and in bulk', async ({
  openAs,
  page,
  world,
  api,
}) => {
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
    await expect(row.getByRole('link', { name: /opini/ })).toBeVisible(throughJobs);
    await expect(page.getByText(/^Gotowe /)).toBeVisible(throughJobs);
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
    await list.getByRole('checkbox', { name: 'Zaznacz wczytane' }).press('Space');
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

/** How many reviews the inbox finds where a figure leads. */
async function followed(page: Page, follow: () => Promise<void>): Promise<number> {
  const search = page.waitForResponse((response) => /\/reviews\/search\/\?/.test(response.url()));
  await follow();
  const { count } = (await (await search).json()) as { count: number };
  return count;
}
