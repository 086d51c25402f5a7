import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

async function enterTeam(page: Page, team: string): Promise<void> {
  await page.goto('/session/login');
  await page.getByRole('link', { name: 'Zaloguj się przez system swojej firmy' }).click();
  await page.getByLabel('Nazwa zespołu').fill(team);
  await page.getByRole('button', { name: 'Dalej' }).click();
}

test('SES-06 single sign-on by team name opens the panel, with the locations of one’s group', async ({
  page,
  world,
}) => {
  await world.tell('POST', '/saml/next', { email: 'anna.sso@lipa.test', groups: ['Krakow-managers'] });
  await enterTeam(page, 'Kawiarnia-Lipa');
  await expect(page.getByRole('button', { name: /Zmień firmę. Teraz: Kawiarnia Lipa/ })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
  expect(stored).toContain('anna.sso@lipa.test');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sso_ticket' }));
});

test('SES-06 a team that nobody knows is said at once', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await enterTeam(page, 'nie-ma-takiego');
  await expect(page.getByText(/Nie znaleźliśmy zespołu|Nie ma zespołu/)).toBeVisible();
  await expect(page.getByLabel('Nazwa zespołu')).toHaveValue('nie-ma-takiego');
});

const failures = [
  ['replay', 'kawiarnia-lipa', 'saml_replay_attack'],
  ['no_email', 'kawiarnia-lipa', 'saml_no_email'],
  ['unknown_user', 'palarnia-sowa', 'saml_user_not_found'],
  ['bad_signature', 'kawiarnia-lipa', 'saml_auth_failed'],
  ['unknown_group', 'kawiarnia-lipa', 'saml_group_sync_error'],
  ['several_groups', 'kawiarnia-lipa', 'saml_multiple_groups'],
] as const;

for (const [fault, team, code] of failures)
  test(`SES-06 ERR-04 ${code} has a page with a message of its own and a way back`, async ({
    page,
    world,
  }) => {
    await world.tell('POST', '/saml/next', { email: 'piotr.sso@lipa.test', fault });
    await enterTeam(page, team);
    await expect(page).toHaveURL(new RegExp(`/auth/saml/login/failure/\\?error=${code}$`));
    await expect(page.getByRole('heading', { name: 'Logowanie nie powiodło się' })).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
    await expect(page).toHaveURL(/\/session\/sso-login/);
  });

test('SES-06 the token is not handed out without the temporary cookie', async ({ page, complaints }) => {
  complaints.expect(/status of 403/);
  await page.goto('/auth/saml/login/success/');
  await expect(page.getByText('Nie da się dokończyć logowania')).toBeVisible();
});
