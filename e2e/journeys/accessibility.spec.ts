import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

const screens = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, screen] of Object.entries(screens))
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, ...screen });

      test('SES-03 everybody can log in', async ({ page }) => {
        await page.goto('/session/login');
        await page.getByRole('button', { name: 'Zaloguj się' }).click();
        await expect(page.getByText('Wpisz adres e-mail.')).toBeVisible();
        await expectAccessible(page, 'log-in page');
      });

      test('SHL-05 everybody can use the frame', async ({ openAs, page }) => {
        await openAs('owner');
        await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
        await page.getByRole('button', { name: /Zmień firmę/ }).click();
        await expect(page.getByRole('button', { name: /Piekarnia Ziarno/ })).toBeVisible();
        await expectAccessible(page, 'company menu', { isBehindOverlay: true });
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Twoje konto' }).click();
        await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
        await expectAccessible(page, 'user menu', { isBehindOverlay: true });
        await page.keyboard.press('Escape');
        if (name !== 'phone') return;
        await page.getByRole('button', { name: 'Otwórz menu' }).click();
        await expect(page.getByRole('link', { name: 'Skrzynka' })).toBeVisible();
        await expectAccessible(page, 'drawer', { isBehindOverlay: true });
      });

      test('RV-01 everybody can use the inbox', async ({ openAs, page }) => {
        await openAs('owner');
        const { row, list, detail, composer } = inboxOf(page);
        const dialog = page.getByRole('dialog');
        await expect(row('Marta Wiśniewska')).toBeVisible();
        await expectAccessible(page, 'list');
        await page.getByRole('button', { name: 'Filtr', exact: true }).click();
        await expect(dialog.getByRole('button', { name: /Usunięcie/ })).toBeVisible();
        await expectAccessible(page, 'filter form', { isBehindOverlay: true });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);

        await row('Marta Wiśniewska').getByRole('checkbox').click({ force: true });
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
