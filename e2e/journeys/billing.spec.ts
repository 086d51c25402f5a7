import { cards, failRenewals, payByCard, untilSubscription } from '../fixtures/billing.ts';
import { expect, test } from '../fixtures/test.ts';

test('PAY-01 PAY-02 PAY-03 PAY-04 BEY-18 from a trial to a paid plan, through a renewal that fails, to a smaller plan that is too small, and a cancellation', async ({
  openAs,
  api,
  world,
  origin,
  complaints,
}) => {
  // The panel of a company that owes.
  complaints.expect(/status of 402/);
  const page = await openAs('owner', '/order-details?plan=standard&interval=month');
  await expect(page.getByText('Zakup kończy okres próbny')).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page).toHaveURL(/\/invoice-data/);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.getByText('Akceptuję regulamin').click();
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await payByCard(page, cards.withSecure);
  await expect(page.getByRole('heading', { name: 'Dziękujemy, płatność dotarła' })).toBeVisible();

  // A month, and the days in which Stripe tries.
  await failRenewals(origin, world, 47);
  await untilSubscription(api, 'owner', { status: 'unpaid' });
  await page.goto('/reviews/list');
  await expect(page).toHaveURL(/\/order-details/);
  await page.getByRole('button', { name: /^Zapłać \d/ }).click();
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Dziękujemy, płatność dotarła' })).toBeVisible();
  await untilSubscription(api, 'owner', { status: 'active' });

  await page.goto('/order-details?plan=start');
  await expect(page.getByText('Najpierw zrób miejsce w mniejszym planie').first()).toBeVisible();
  await page.getByRole('link', { name: 'Zrób miejsce: Strony internetowe' }).click();
  await expect(page).not.toHaveURL(/\/order-details\?plan=start$/);
  await expect(page.getByRole('main')).toBeVisible();

  await page.goto('/user-settings/account-settings');
  await page.getByRole('button', { name: 'Anuluj subskrypcję' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Anuluj subskrypcję' })
    .click();
  await expect(page.getByText('Subskrypcja anulowana')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wznów subskrypcję' })).toBeVisible();
});
