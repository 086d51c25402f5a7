import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every screen that is built, as the one who may open it sees it. */
const builtPages = [
  '/dashboard',
  '/reviews/list',
  '/company/company-profile',
  '/company/websites',
  '/company/company-in-web',
  '/permissions',
  '/user-settings/user-profile',
  '/user-settings/consents-and-regulations',
  '/user-settings/account-settings',
];

const doors = [
  '/session/login',
  '/session/sso-login',
  '/session/sign-up?access=pinfold',
  '/session/forgot-password',
  '/password-reset/u/t',
  '/session/confirm-email/u/t',
  '/invitation/u/t',
  '/auth/saml/login/failure/?error=saml_no_email',
];

for (const path of builtPages)
  test(`SHL-01 ${path} stands by itself, wide and on a phone, without a complaint`, async ({
    openAs,
    page,
  }) => {
    await openAs('owner', path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stillLoading(page)).toHaveCount(0);
    await expectFits(page, path);
  });

for (const path of doors)
  test(`SHL-01 ${path} is open to strangers, wide and on a phone, without a complaint`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 410/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page, path);
  });

const guarded = [
  '/',
  ...builtPages,
  '/wizard',
  '/monitoring/single-location',
  '/monitoring/all-locations',
  '/business-addresses',
  '/business-addresses/7',
  '/external-changes/protect',
  '/photos/add',
  '/posts',
  '/reviews/categories',
  '/store-locator',
  '/order-details',
  '/checkout',
];

test('SHL-02 a stranger is led to the log-in page from every page of a company, and back', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(
      path === '/' ? /\/session\/login$/ : new RegExp(`/session/login\\?next=${encodeURIComponent(path)}`),
    );
  }
});

test('SHL-02 a page that a manager may not open leads to the dashboard', async ({ openAs, page }) => {
  for (const path of [
    '/permissions',
    '/company/gmb-accounts',
    '/external-changes/list',
    '/photos',
    '/store-locator',
  ])
    await test.step(path, async () => {
      await openAs('manager', path);
      await expect(page).toHaveURL(/\/dashboard$/);
    });
});

test('SHL-02 flags and the company decide: a page whose switch is off leads to the dashboard', async ({
  openAs,
  page,
}) => {
  for (const path of ['/company/facebook-accounts', '/questions-and-answers', '/review-booster/form-list'])
    await test.step(path, async () => {
      await openAs('owner', path);
      await expect(page).toHaveURL(/\/dashboard$/);
    });
});

test('SHL-02 who is logged in is sent from session pages to the visibility of one location', async ({
  openAs,
  page,
}) => {
  for (const path of ['/session/sign-up?access=pinfold', '/session/forgot-password', '/password-reset/u/t'])
    await test.step(path, async () => {
      await openAs('owner', path);
      await expect(page).toHaveURL(/\/monitoring\/single-location$/);
    });
});

test('SES-09 the language of the address is taken, and leaves the address', async ({ page }) => {
  await page.goto('/session/login?lang=en');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/session\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

/** Bars without a value: what they wait for has not come. Those with one measure something. */
function stillLoading(page: Page) {
  return page.locator('[role=progressbar]:not([aria-valuenow])');
}

/** Nothing to complain about for axe, and nothing to push sideways, at either width. */
async function expectFits(page: Page, path: string): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${path}, ${viewport.width} px`);
    expect(await overflowOf(page), `${viewport.width} px`).toBeLessThanOrEqual(0);
  }
}

/** How far the page can be pushed sideways, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
