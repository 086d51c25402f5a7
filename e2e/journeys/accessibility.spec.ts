import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport });

      test('SES-03 everybody can log in', async ({ page }) => {
        await page.goto('/session/login');
        await page.getByRole('button', { name: 'Zaloguj się' }).click();
        await expect(page.getByText('Wpisz adres e-mail.')).toBeVisible();
        await expectAccessible(page, 'log-in page');
      });

      test('SHL-05 everybody can use the frame and the inbox', async ({ openAs, page }) => {
        test.slow();
        await openAs('owner');
        const { row, detail } = inboxOf(page);
        await expect(row('Marta Wiśniewska')).toBeVisible();
        await expectAccessible(page, 'list');
        await page.getByRole('button', { name: /Zmień firmę/ }).click();
        await expect(page.getByRole('searchbox', { name: 'Szukaj firmy' })).toBeVisible();
        await expectAccessible(page, 'company selector');
        await page.keyboard.press('Escape');
        if (size === 'phone') {
          await page.getByRole('button', { name: 'Otwórz menu' }).click();
          await expect(page.getByRole('link', { name: 'Skrzynka' })).toBeVisible();
          await expectAccessible(page, 'drawer');
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await row('Marta Wiśniewska').click();
        await expect(detail.getByRole('textbox', { name: 'Odpowiedź' })).toBeVisible();
        await expectAccessible(page, 'open review');
      });
    });
