import { expect, test } from '../fixtures/test.ts';

const first = 'gruszki na wierzbie 7';
const second = 'śliwki na gruszy 8';

test('SES-08 a forgotten password is reset by a link that works once, and every device is logged out', async ({
  page,
  world,
  origin,
}) => {
  const email = 'zofia@haslo.test';
  await makeAccount(origin, world, email);
  await page.goto('/session/login');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible();
  await expect.poll(async () => (await world.mailTo(email)).links[0]).toContain('/password-reset/');
  const link = new URL((await world.mailTo(email)).links[0] ?? '').pathname;
  await page.goto(link);
  await page.getByLabel('Nowe hasło').fill(second);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zmienione. Zaloguj się nowym hasłem.')).toBeVisible();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill(second);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Zalogowano')).toBeVisible();
});

test('SES-08 an address that nobody has gets the same answer', async ({ page }) => {
  await page.goto('/session/forgot-password');
  await page.getByLabel('Adres e-mail').fill('nikt@nigdzie.test');
  await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible();
});

test('SES-04 COM-08 devices are listed, ended one by one, and all at once', async ({
  page,
  world,
  origin,
}) => {
  const email = 'urszula@urzadzenia.test';
  await makeAccount(origin, world, email);
  const other = await tokenOf(origin, email);
  await page.goto('/session/login?next=/session/select-account-type');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zalogowano')).toBeVisible();
  const isAlive = async (token: string) =>
    (await fetch(`${origin}/api/user/`, { headers: { Authorization: `Token ${token}` } })).ok;
  expect(await isAlive(other)).toBe(true);
  await makeCompany(origin, other);
  await page.goto('/user-settings/user-profile');
  await expect(page.getByText('To urządzenie')).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj wszędzie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyloguj wszędzie' }).click();
  await expect(page).toHaveURL(/\/session\/login/);
  expect(await isAlive(other)).toBe(false);
});

async function makeAccount(
  origin: string,
  world: { mailTo(address: string): Promise<{ links: string[] }> },
  email: string,
): Promise<void> {
  await post(`${origin}/api/register/`, {
    email,
    name: 'Osoba Testowa',
    password: first,
    terms_accepted: true,
    access: 'pinfold',
  });
  const [, , , uid, token] = new URL((await world.mailTo(email)).links[0] ?? '').pathname.split('/');
  await post(`${origin}/api/register/confirm/`, { uid, token });
}

async function makeCompany(origin: string, token: string): Promise<void> {
  const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
  const created = await fetch(`${origin}/api/companies/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Pracownia Urszuli' }),
  });
  const { id } = (await created.json()) as { id: number };
  const finished = await fetch(`${origin}/api/companies/current/`, {
    method: 'PATCH',
    headers: { ...headers, 'Company-Id': String(id) },
    body: JSON.stringify({ wizard_completed: true }),
  });
  expect(finished.status).toBe(200);
}

async function tokenOf(origin: string, email: string): Promise<string> {
  const answer = await post(`${origin}/api/login/`, { email, password: first });
  return ((await answer.json()) as { token: string }).token;
}

async function post(url: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
