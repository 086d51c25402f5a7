import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const mainPages = [
  '/dashboard',
  '/reviews/list',
  '/company/company-profile',
  '/company/websites',
  '/company/company-in-web',
  '/permissions',
  '/user-settings/user-profile',
  '/user-settings/consents-and-regulations',
  '/user-settings/account-settings',
] as const;

test('SHL-01 every main page stands by itself, wide and on a phone, without a complaint', async ({
  openAs,
  page,
}) => {
  await openAs('owner', mainPages[0]);
  for (const path of mainPages)
    await test.step(path, async () => {
      if (path !== mainPages[0]) await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stillLoading(page)).toHaveCount(0);
      await expectAccessible(page, path);
      await expectFitsBoth(page);
    });
});

const doors = [
  ['/session/login', 'Zaloguj się'],
  ['/session/sso-login', 'Logowanie jednokrotne'],
  ['/session/sign-up?access=pinfold', 'Załóż konto'],
  ['/session/forgot-password', 'Nie pamiętasz hasła?'],
  ['/password-reset/u/t', 'Ustaw nowe hasło'],
  ['/session/confirm-email/u/t', 'Potwierdź adres e-mail'],
  ['/invitation/u/t', 'To zaproszenie już nie działa'],
  ['/auth/saml/login/failure/?error=saml_no_email', 'Logowanie nie powiodło się'],
] as const;

test('SHL-01 every page before the log-in is open to strangers, wide and on a phone, without a complaint', async ({
  page,
  complaints,
}) => {
  // The link of an invitation that does not exist.
  complaints.expect(/status of 410/);
  for (const [path, heading] of doors)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(stillLoading(page)).toHaveCount(0);
      await expectAccessible(page, path);
      await expectFitsBoth(page);
    });
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: phone, hasTouch: true, colorScheme: 'dark' });

  test('SES-03 SHL-05 RV-01 everybody can log in and use the frame and the inbox', async ({
    openAs,
    page,
  }) => {
    const { row, list, detail, composer } = inboxOf(page);
    const dialog = page.getByRole('dialog');

    await page.goto('/session/login');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByText('Wpisz adres e-mail.')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'log-in page with a complaint');

    await openAs('owner');
    await expect(row('Marta Wiśniewska')).toBeVisible();
    await expectAccessible(page, 'list');

    // The frame has no stories, so both colour schemes are checked here.
    await page.getByRole('button', { name: /Zmień firmę/ }).click();
    await expect(page.getByRole('button', { name: /Piekarnia Ziarno/ })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'company menu', { isBehindOverlay: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Twoje konto' }).click();
    await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'user menu', { isBehindOverlay: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    await expect(page.getByRole('link', { name: 'Skrzynka' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'drawer', { isBehindOverlay: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Filtr', exact: true }).click();
    await expect(dialog.getByRole('button', { name: /Usunięcie/ })).toBeVisible();
    await expectAccessible(page, 'filter form', { isBehindOverlay: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await row('Marta Wiśniewska').getByRole('checkbox').press('Space');
    await list.getByRole('button', { name: 'Odpowiedz zbiorczo' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Odpowiedź' })).toBeVisible();
    await expectAccessible(page, 'bulk dialog', { isBehindOverlay: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await row('Marta Wiśniewska').getByText('Marta Wiśniewska').click();
    await expect(detail.getByRole('heading', { name: 'Marta Wiśniewska' })).toBeVisible();
    await expect(composer).toBeVisible();
    await expectAccessible(page, 'open review with its composer');
  });
});

test('SHL-04 SHL-05 BEY-16 the keyboard reaches the content and another company, which shows its own reviews only', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Lidia Zlipy', comment: 'Wpadam tu codziennie.' });
  await arrived(api, 'Lidia Zlipy');
  await openAs('owner');
  await expect(inboxOf(page).row('Lidia Zlipy')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('the sidebar is 287 px wide, 88 px collapsed, and counts what waits', async () => {
    const navigation = page.getByRole('navigation', { name: 'Nawigacja główna' });
    const sidebar = page.locator('aside', { has: navigation });
    const width = async () => (await sidebar.boundingBox())?.width;
    await expect(navigation.getByRole('link', { name: 'Skrzynka' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('img', { name: /opini. bez odpowiedzi/ })).toBeVisible();
    expect(await width()).toBe(287);
    await page.getByRole('button', { name: 'Zwiń menu' }).click();
    await expect.poll(width).toBe(88);
    await expect(navigation.getByRole('link', { name: 'Opinie', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rozwiń menu' }).click();
    await expect.poll(width).toBe(287);
  });

  const company = page.getByRole('button', { name: 'Zmień firmę. Teraz: Kawiarnia Lipa' });
  const search = page.getByRole('searchbox', { name: 'Szukaj firmy' });
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();

  await page.keyboard.press('Enter');
  await search.fill('ziar');
  const found = page.getByRole('dialog');
  await expect(found.getByRole('button', { name: /Kawiarnia Lipa/ })).toHaveCount(0);
  await found.getByRole('button', { name: /Piekarnia Ziarno/ }).click();
  const chosen = page.getByRole('button', { name: 'Zmień firmę. Teraz: Piekarnia Ziarno' });
  await expect(chosen).toBeVisible();
  await expect(inboxOf(page).list.getByRole('row').first()).toBeVisible();
  await expect(page.getByText('Lidia Zlipy')).toHaveCount(0);
  await page.reload();
  await expect(chosen).toBeVisible();
});

/** Bars without a value: what they wait for has not come. Those with one measure something. */
function stillLoading(page: Page) {
  return page.locator('[role=progressbar]:not([aria-valuenow])');
}

/** Nothing pushes the page sideways, at either width; leaves it wide. */
async function expectFitsBoth(page: Page): Promise<void> {
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    await expectFits(page, `the page, ${viewport.width} px wide,`);
  }
}

async function expectAccessibleInBothSchemes(
  ...[page, where, circumstances]: Parameters<typeof expectAccessible>
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${where}, ${colorScheme}`, circumstances);
  }
}
