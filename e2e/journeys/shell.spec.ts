import { arrived, inboxOf, listOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('SHL-05 a change of company shows the other company’s reviews only', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Lidia Zlipy', comment: 'Wpadam tu codziennie.' });
  await arrived(api, 'Lidia Zlipy');
  await openAs('owner');
  await expect(inboxOf(page).row('Lidia Zlipy')).toBeVisible();
  await page.getByRole('button', { name: 'Zmień firmę. Teraz: Kawiarnia Lipa' }).click();
  await page.getByRole('searchbox', { name: 'Szukaj firmy' }).fill('ziar');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Kawiarnia Lipa/ })).toHaveCount(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Piekarnia Ziarno/ })
    .click();

  await expect(page.getByRole('button', { name: 'Zmień firmę. Teraz: Piekarnia Ziarno' })).toBeVisible();
  await expect(inboxOf(page).list.getByRole('row').first()).toBeVisible();
  await expect(page.getByText('Lidia Zlipy')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zmień firmę. Teraz: Piekarnia Ziarno' })).toBeVisible();
});

test('SHL-05 the trial’s last days are red, and a paying company has no chip', async ({ openAs, page }) => {
  await openAs('owner');
  const chip = page.getByText('Okres próbny: 5 dni');
  await expect(chip).toBeVisible();
  await expect(chip).toHaveAttribute('data-urgent');
  await page.getByRole('button', { name: /Zmień firmę/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Piekarnia Ziarno/ })
    .click();
  await expect(chip).toHaveCount(0);
});

test('SHL-05 the language changes in place, is remembered, and never loses what was typed', async ({
  openAs,
  page,
  api,
}) => {
  await openAs('owner', listOf('Marta Wiśniewska'));
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  await inboxOf(page).row('Marta Wiśniewska').click();
  await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Szkic, który ma zostać');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Język: PL Polski' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Reseñas', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Reseñas – Pinfold');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'Idioma: ES Español' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
  await expect(page.getByText('Szkic, który ma zostać')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await expect
    .poll(async () => (await api.call<{ language: string }>('owner', 'GET', '/user/')).language)
    .toBe('en');
  await api.call('owner', 'PATCH', '/user/', { language: 'pl' });
});

test('SHL-04 the sidebar is 287 px wide, 88 px collapsed, and counts what waits', async ({
  openAs,
  page,
}) => {
  await openAs('owner');
  const navigation = page.getByRole('navigation', { name: 'Nawigacja główna' });
  const sidebar = navigation.locator('..');
  await expect(navigation.getByRole('link', { name: 'Skrzynka' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('img', { name: /opini. bez odpowiedzi/ })).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(287);
  await page.getByRole('button', { name: 'Zwiń menu' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(88);
  await expect(navigation.getByRole('link', { name: 'Opinie' })).toBeVisible();
  await page.getByRole('button', { name: 'Rozwiń menu' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(287);
});

test('SHL-07 a loader holds the place until the company is known, and a failure can be tried again', async ({
  openAs,
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  let isBroken = true;
  await page.route('**/api/companies/current/', async (route) => {
    if (!isBroken) return route.continue();
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"code":"internal_error"}',
    });
  });
  await openAs('owner', listOf('Marta Wiśniewska'));
  await expect(page.getByRole('heading', { name: 'Nie udało się wczytać danych firmy' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
});

test('SHL-09 a failing company list forgets the chosen company and is asked for once more', async ({
  openAs,
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  await openAs('owner', listOf('Marta Wiśniewska'));
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('company_id', '999'));
  complaints.expect(/status of 40[34]/);
  let asked = 0;
  await page.route(/\/api\/companies\/(\?|$)/, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"code":"internal_error"}',
    });
  });
  await page.reload();
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('company_id'))).not.toBe('999');
});

test('BEY-16 the keyboard alone reaches the content, the company and the way out', async ({
  openAs,
  page,
}) => {
  await openAs('owner', listOf('Marta Wiśniewska'));
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const company = page.getByRole('button', { name: /Zmień firmę/ });
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Szukaj firmy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();
});
