import { expect, test } from '../fixtures/test.ts';

test('SES-05 a social login opens the account of a verified address', async ({ page }) => {
  await page.goto('/session/login');
  await page.getByRole('button', { name: 'Kontynuuj przez Konto Lipa ID' }).click();
  await expect(page).toHaveURL(/\/sandbox\/oidc\//);
  await page
    .getByLabel(/Inny adres|e-mail/i)
    .last()
    .fill('owner@demo.pinfold.test');
  await page
    .getByRole('button', { name: /Zaloguj|Dalej|Kontynuuj/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Kawiarnia Lipa/ })).toBeVisible();
});
