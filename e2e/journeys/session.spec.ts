import { accounts, password } from '../fixtures/accounts.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { loginScriptWeight, loginWeightLimit } from '../fixtures/script-weight.ts';
import { expect, test } from '../fixtures/test.ts';

const own = 'gruszki na wierzbie 7';
const another = 'śliwki na gruszy 8';

/** The path of a mailed link: the browser is at the same origin by another name. */
const pathOf = (link: string | undefined) => new URL(link ?? '').pathname;

test(
  'SES-03 SES-04 logging in leads to the page that was asked for, logging out leaves nothing, and somebody else sees their own company',
  { tag: '@core' },
  async ({ page, origin }) => {
    expect(await loginScriptWeight(page, '/session/login')).toBeLessThanOrEqual(loginWeightLimit);

    await page.goto('/reviews/list?rating=1,2');
    await expect(page).toHaveURL(/\/session\/login\?next=/);
    await expect(page).toHaveTitle('Logowanie – Pinfold');
    await page.getByLabel('Adres e-mail').fill(accounts.owner);
    await page.getByLabel('Hasło').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Zalogowano')).toBeVisible();
    await expect(page).toHaveURL(/\/reviews\/list\?rating=1(,|%2C)2$/);
    await expect(page).toHaveTitle('Opinie – Pinfold');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
      .toEqual(['company_id', 'language', 'user']);

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
  },
);

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
  await page.getByLabel('Hasło').fill(own);
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

test('SES-08 a forgotten password is replaced by a mailed link, and the new one logs in', async ({
  page,
  world,
  origin,
}) => {
  const email = 'zofia@haslo.test';
  const account = { email, name: 'Osoba Testowa', password: own, terms_accepted: true, access: 'pinfold' };
  await post(`${origin}/api/register/`, account);
  const [, , , uid, token] = pathOf((await world.mailTo(email)).links[0]).split('/');
  await post(`${origin}/api/register/confirm/`, { uid, token });

  await page.goto('/session/login');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible();
  await expect.poll(async () => (await world.mailTo(email)).links[0]).toContain('/password-reset/');
  await page.goto(pathOf((await world.mailTo(email)).links[0]));
  await page.getByLabel('Nowe hasło').fill(another);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zmienione. Zaloguj się nowym hasłem.')).toBeVisible();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło').fill(another);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Zalogowano')).toBeVisible();
});

test('SES-05 a social login opens the account of a verified address', async ({ page }) => {
  await page.goto('/session/login');
  await page.getByRole('button', { name: 'Kontynuuj przez Konto Lipa ID' }).click();
  await expect(page).toHaveURL(/\/sandbox\/oidc\//);
  await page
    .getByLabel(/Inny adres|e-mail/i)
    .last()
    .fill(accounts.owner);
  await page
    .getByRole('button', { name: /Zaloguj|Dalej|Kontynuuj/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Kawiarnia Lipa/ })).toBeVisible();
});

test('SES-06 ERR-04 single sign-on: an answer that was used before is refused with a way back, from which the next one opens the panel', async ({
  page,
  world,
}) => {
  const enterTeam = async (team: string) => {
    await page.getByLabel('Nazwa zespołu').fill(team);
    await page.getByRole('button', { name: 'Dalej' }).click();
  };
  await world.tell('POST', '/saml/next', { email: 'piotr.sso@lipa.test', fault: 'replay' });
  await page.goto('/session/login');
  await page.getByRole('link', { name: 'Zaloguj się przez system swojej firmy' }).click();
  await enterTeam('kawiarnia-lipa');
  await expect(page).toHaveURL(/\/auth\/saml\/login\/failure\/\?error=saml_replay_attack$/);
  await expect(page.getByRole('heading', { name: 'Logowanie nie powiodło się' })).toBeVisible();
  await expect(page.getByText('saml_replay_attack')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(page).toHaveURL(/\/session\/sso-login/);

  await world.tell('POST', '/saml/next', { email: 'anna.sso@lipa.test', groups: ['Krakow-managers'] });
  await enterTeam('Kawiarnia-Lipa');
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Kawiarnia Lipa/ })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
  expect(stored).toContain('anna.sso@lipa.test');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sso_ticket' }));
});

test('SES-10 the demo reads everything, in Polish only, and every write meets the modal with a contact', async ({
  openAs,
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await openAs('demo');
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  await expect(page.getByRole('button', { name: /Język/ })).toHaveCount(0);
  await page.goto('/reviews/list?lang=en');
  await expect(page.getByRole('heading', { name: 'Opinie', exact: true })).toBeVisible();

  await page.goto('/user-settings/consents-and-regulations');
  const consent = page.getByRole('switch', { name: 'Informacje o nowych funkcjach' });
  await page.getByText('Informacje o nowych funkcjach').click();
  const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(modal.getByText(/demonstracyjn/)).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Skontaktuj się z nami' })).toBeVisible();
  await modal.getByRole('button', { name: 'Zamknij' }).first().click();
  await expect(consent).not.toBeChecked();
});

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

test('BEY-22 a passkey that is made in the profile logs in without a password, and after one', async ({
  page,
  origin,
  complaints,
}) => {
  // The password that is right, and needs a second step.
  complaints.expect(/status of 403/);
  const settings = await fetch(`${origin}/api/settings/`);
  const { passkey_origin: site } = (await settings.json()) as { passkey_origin: string };
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const enterPassword = async () => {
    await page.getByLabel('Adres e-mail').fill(accounts.admin);
    await page.getByLabel('Hasło').fill(password);
    await page.keyboard.press('Enter');
  };
  const logOut = async () => {
    await page.getByRole('button', { name: 'Twoje konto' }).click();
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  };

  await page.goto(`${site}/session/login?next=%2Fuser-settings%2Fuser-profile`);
  await enterPassword();
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  await page.getByRole('button', { name: 'Mam je zapisane' }).click();
  await expect(page.getByRole('button', { name: /^Usuń: Chrome/ })).toBeVisible();

  await logOut();
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await expect(page.getByText('Zalogowano')).toBeVisible();

  await logOut();
  await enterPassword();
  // The page that is left has a button of that name, too.
  await expect(page.getByRole('heading', { name: 'Drugi etap logowania' })).toBeVisible();
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await expect(page.getByText('Zalogowano')).toBeVisible();
});
