import { setTimeout as pause } from 'node:timers/promises';
import { accounts, password } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('SES-03 logging in leads back to the page that was asked for, and says that it worked', async ({
  page,
}) => {
  await page.goto('/reviews/list?rating=1,2');
  await expect(page).toHaveURL(/\/session\/login\?next=/);
  await expect(page).toHaveTitle('Logowanie – Pinfold');
  await page.getByLabel('Adres e-mail').fill(accounts.owner);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Zalogowano')).toBeVisible();
  await expect(page).toHaveURL(/\/reviews\/list\?rating=1(,|%2C)2$/);
  await expect(page).toHaveTitle('Opinie – Pinfold');
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored).toEqual(['company_id', 'language', 'user']);
});

test('SES-03 a wrong password is named, and no loader of a company is shown', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.goto('/session/login');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Wpisz adres e-mail.')).toBeVisible();
  await expect(page.getByLabel('Adres e-mail')).toBeFocused();

  await page.getByLabel('Adres e-mail').fill(accounts.owner);
  await page.getByLabel('Hasło').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy adres e-mail lub hasło.');
  await expect(page.getByText('Wczytuję dane firmy')).toHaveCount(0);
});

test('SES-03 who tries too often learns how many minutes to wait', async ({ page, origin, complaints }) => {
  complaints.expect(/status of 429/);
  const email = 'nobody@lipa.example';
  for (let tries = 0; tries < 10; tries += 1)
    await fetch(`${origin}/api/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'guess' }),
    });
  await page.goto('/session/login');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill('guess');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Zbyt wiele prób. Spróbuj ponownie za 1\d minut\.$/);
});

test('SES-04 logging out clears the user, the company, the import status and every cached answer', async ({
  page,
  origin,
}) => {
  await page.goto('/session/login');
  await page.getByLabel('Adres e-mail').fill(accounts.owner);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locations_import_status', 'pending'));
  await page.reload();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);

  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await expect(page.getByText(accounts.owner)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(`${origin}/session/login`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language']);
  const refused = await fetch(`${origin}/api/user/`, { headers: { Authorization: `Token ${token}` } });
  expect(refused.status).toBe(401);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Adres e-mail').fill(accounts.rival);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Palarnia Sowa/ })).toBeVisible();
  await expect(page.getByText('Kawiarnia Lipa')).toHaveCount(0);
  for (const path of ['/api/user/', '/api/companies/', '/api/companies/current/', '/api/reviews/stats/'])
    await expect.poll(() => asked, `${path} is asked anew`).toContain(path);
});

test('SES-04 who logs out of a page that is still loading is not told that the session has expired', async ({
  page,
  origin,
}) => {
  // A session of its own, since nobody else's may end here.
  await page.goto('/session/login?next=%2Freviews%2Flist');
  await page.getByLabel('Adres e-mail').fill(accounts.owner);
  await page.getByLabel('Hasło').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Opinie', level: 1 })).toBeVisible();
  // The page's own question is on its way until the token is gone, and the answer about the token takes longer.
  const tokenIsGone = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/\/api\/reviews\/search\//, async (route) => {
    isHeld = true;
    await tokenIsGone.promise;
    await route.continue();
  });
  await page.route('**/api/logout/', async (route) => {
    const response = await route.fetch();
    tokenIsGone.resolve();
    await pause(300);
    await route.fulfill({ response });
  });
  await page.getByRole('searchbox').first().fill('kawa');
  await expect.poll(() => isHeld).toBe(true);
  await page.getByRole('button', { name: 'Twoje konto' }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page.getByText('Wylogowano')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/session/login`);
  await expect(page.getByText('Sesja wygasła')).toHaveCount(0);
});

test('SES-04 a token that ended leads to the log-in page, which knows the way back', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openAs('owner', '/reviews/list?rating=5');
  await page.evaluate(() =>
    localStorage.setItem('user', JSON.stringify({ token: 'ended', email: 'a@b.pl' })),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/session\/login\?next=%2Freviews%2Flist%3Frating%3D5$/);
  await expect(page.getByText('Sesja wygasła. Zaloguj się ponownie.')).toHaveCount(1);
});

test('SES-12 everyone can read that there is a break', async ({ page }) => {
  await page.goto('/service-unavailable');
  await expect(page).toHaveTitle('Przerwa techniczna');
  await expect(page.getByRole('heading', { name: 'Przerwa techniczna' })).toBeVisible();
});
