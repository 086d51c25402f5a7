import { expect, test } from '../fixtures/test.ts';

const password = 'gruszki na wierzbie 7';

/** The path of a mailed link: the browser is at the same origin by another name. */
const pathOf = (link: string | undefined) => new URL(link ?? '').pathname;

test('SES-01 SES-02 SES-07 SHL-11 from an invitation link to an own company on trial', async ({
  page,
  world,
  complaints,
}) => {
  // The leaked password, and the link that was used before.
  complaints.expect(/status of (400|410)/);
  const email = 'ewa@malwa.test';
  await page.goto('/session/sign-up?access=pinfold');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Wpisz imię i nazwisko.')).toBeVisible();
  await page.getByLabel('Imię i nazwisko').fill('Ewa Malwa');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill('Pinfold2026!');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Aby założyć konto, zaakceptuj regulamin.')).toBeVisible();
  await page.getByText('Akceptuję regulamin i politykę prywatności').click();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText(/To hasło wyciekło/)).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Ewa Malwa');
  await page.getByLabel('Hasło').fill(password);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible();

  const mail = await world.mailTo(email);
  await page.goto(pathOf(mail.links[0]));
  await page.getByRole('button', { name: 'Potwierdź i przejdź dalej' }).click();
  await expect(page.getByRole('heading', { name: 'Jak będziesz korzystać z Pinfold?' })).toBeVisible();

  await page.goto('/reviews/list');
  await expect(page, 'without a company the wizard is the only way').toHaveURL(
    /\/(wizard|session\/select-account-type)/,
  );
  await page.goto('/session/select-account-type');
  await page.getByText('Dodaję swoją firmę').click();
  await expect(page).toHaveURL(/\/wizard/);
  await page.getByLabel('Nazwa firmy').fill('Kwiaciarnia Ewy');
  await page.getByRole('button', { name: 'Zapisz i przejdź dalej' }).click();
  await expect(page.getByText('Krok 2 z 2: Lokalizacje z Google')).toBeVisible();
  await page.getByRole('button', { name: 'Zrobię to później' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Okres próbny: 14 dni')).toBeVisible();
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Kwiaciarnia Ewy/ })).toBeVisible();

  await page.goto(pathOf(mail.links[0]));
  await page.getByRole('button', { name: 'Potwierdź i przejdź dalej' }).click();
  await expect(page.getByText('Ten odnośnik już nie działa')).toBeVisible();
});

test('SES-07 an employee learns whom to ask', async ({ page, world, origin, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = 'piotr@pracownik.test';
  await fetch(`${origin}/api/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, name: 'Piotr', password, terms_accepted: true, access: 'pinfold' }),
  });
  await page.goto(pathOf((await world.mailTo(email)).links[0]));
  await page.getByRole('button', { name: 'Potwierdź i przejdź dalej' }).click();
  await page.getByText('Pracuję w firmie, która już tu jest').click();
  await expect(page).toHaveURL(/\/session\/employee-page/);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await expect(page.getByText(/nie należy jeszcze do żadnej firmy/)).toBeVisible();
});

test('SES-01 a link without access leads to the prices, one with audit and invitation to the form', async ({
  page,
}) => {
  await page.route('https://pinfold.test/pricing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Cennik</title>' }),
  );
  await page.goto('/session/sign-up?audit=true&custom_invitation=true');
  await expect(page.getByLabel('Imię i nazwisko')).toBeVisible();
  for (const query of ['', '?access=wrong', '?audit=true']) {
    await page.goto(`/session/sign-up${query}`);
    await expect(page).toHaveURL('https://pinfold.test/pricing', { timeout: 20_000 });
  }
});
