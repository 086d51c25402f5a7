import { expect, test } from '../fixtures/test.ts';

test('SHL-03 PAY-04 an expired plan says so and leads to the subscription settings', async ({
  openAs,
  page,
  complaints,
}) => {
  complaints.expect(/status of 402/);
  await openAs('expired');
  const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(modal.getByText(/plan subskrypcyjny wygasł/i)).toBeVisible();
  await modal.getByRole('button', { name: 'Przejdź do subskrypcji' }).click();
  await expect(page).toHaveURL(/\/user-settings\/account-settings$/);
  await expect(page.getByText('Wygasł', { exact: true })).toBeVisible();
  await expect(modal, 'not shown where it leads').toHaveCount(0);
});

test('SHL-03 who has not paid sees the payment page with its notice, wherever they go', async ({
  openAs,
  page,
}) => {
  for (const path of ['/reviews/list', '/dashboard', '/permissions']) {
    await openAs('unpaid', path);
    await expect(page).toHaveURL(/\/order-details$/);
    await expect(page.getByText('Dokończ płatność, aby dalej korzystać z konta.').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(/\/session\/login/);
});
