import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

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
