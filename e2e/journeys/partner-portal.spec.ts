import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { cafesIn, suggest } from '../fixtures/cafes.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { startPortal, type Portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';

let portal: Portal;

test.beforeAll(async ({ origin }) => {
  portal = await startPortal(origin, 'Lokalnik');
});
test.afterAll(() => portal.stop());

test('BEY-01 a portal shows its customer’s locations alone, and a reply from there reaches the public', async ({
  page,
  api,
  world,
}) => {
  const authorizations = new Set<string>();
  page.on('request', (request) => authorizations.add(request.headers()['authorization'] ?? ''));
  await page.goto(portal.url);
  const { list, row, detail, composer, count } = inboxOf(page);
  await expect(row('Marta Wiśniewska')).toBeVisible();
  const { count: allowed } = await api.call<{ count: number }>('owner', 'POST', '/reviews/search/', {
    groups: [portal.key.groupId],
    deleted: false,
  });
  expect(Number((await count.textContent())?.replaceAll(/\D/g, ''))).toBe(allowed);
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('Najlepszy sernik w Warszawie');
  await expect(list.getByText('Nic nie pasuje do filtrów')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('');

  await world.customerWrites({ author: 'Lena Lokalna', comment: 'Trafiłam tu z ulotki.' });
  await arrived(api, 'Lena Lokalna');
  await list.getByRole('button', { name: /nowa opinia/ }).click();
  await row('Lena Lokalna').click();
  await composer.fill('Dziękujemy i zapraszamy znowu!');
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
  expect([...authorizations].filter((one) => one && !one.startsWith('Token '))).toEqual([]);
  expect([...authorizations].join()).not.toContain(portal.key.secret);
});

test('BEY-01 a token that ends is replaced while somebody writes, also one that the API refuses', async ({
  complaints,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/portal/pinfold-token')) asked.push(request.method());
  });
  await page.addInitScript(() => {
    const { now } = Date;
    let later = 0;
    Date.now = () => now() + later;
    document.addEventListener('minutes-pass', () => (later += 16 * 60_000));
  });
  await page.goto(portal.url);
  const { row, composer, count } = inboxOf(page);
  await row('Marta Wiśniewska').click();
  await composer.fill('Pani Marto, ');
  expect(asked).toHaveLength(1);
  const all = await count.textContent();

  complaints.expect(/status of 401/);
  const ended = [{ token: 'pfe_ended', expiresAt: '2099-01-01T00:00:00Z' }];
  // Heard to the end: a route that leaves takes the news of what is on its way with it.
  await page.route('**/portal/pinfold-token', (route) => {
    const json = ended.pop();
    return json ? route.fulfill({ json }) : route.continue();
  });
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.evaluate(() => document.dispatchEvent(new Event('minutes-pass')));
  await page.getByRole('button', { name: /^Negatywne/ }).click();
  await refused;
  await expect(count).not.toHaveText(all ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: /^Wszystkie/ }).click();
  await expect(composer).toHaveValue('Pani Marto, ');
  expect(asked).toHaveLength(3);
});

test('BEY-01 a revoked key closes the reviews alone: the portal around them goes on', async ({
  api,
  complaints,
  origin,
  page,
}) => {
  const revoked = await startPortal(origin, 'Do odwołania');
  await page.goto(revoked.url);
  await expect(inboxOf(page).row('Marta Wiśniewska')).toBeVisible();
  complaints.expect(/status of (401|403)/);
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).focus();
  await api.call('owner', 'DELETE', `/api-keys/${revoked.key.id}/`);
  // Asks anew, unless the inbox has noticed by itself.
  await page.keyboard.type('kawa');
  const closed = page.getByRole('alert').filter({ hasText: 'Dostęp do opinii jest wyłączony.' });
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(closed).toBeVisible();

  await page.getByLabel('Napisz do opiekuna').fill('Co z opiniami?');
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByText('Dziękujemy, odpiszemy jeszcze dziś.')).toBeVisible();
  await revoked.stop();
});

test('BEY-01 the tokens of a portal are worth nothing on another origin', async ({ complaints, page }) => {
  complaints.expect(/status of 403/);
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/') && answer.status() === 403);
  await page.goto(portal.url.replace('localhost', '127.0.0.1'));
  expect(await (await refused).json()).toMatchObject({ code: 'origin_not_allowed' });
  await expect(page.getByText('Nie masz dostępu do opinii')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ten token nie działa na tej stronie.' }),
  ).toBeVisible();
  await expect(inboxOf(page).list).toHaveCount(0);
});

test('SDK-02 a list of the portal’s own, made of hooks alone, answers a review', async ({
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Bez Wyglądu', comment: 'Tylko haki.' });
  await arrived(api, 'Bez Wyglądu');
  await page.goto(`${portal.url}/own`);
  const review = page.getByRole('article').filter({ hasText: 'Bez Wyglądu' });
  await review.getByRole('textbox').fill('I tak dziękujemy!');
  await expectAccessible(page, 'the list of the portal’s own');
  await review.getByRole('button', { name: 'Odpowiedz' }).click();
  await expect(review).toHaveCount(0);
  expect(await page.locator('[class*="pinfold-"]').count()).toBe(0);
  expect((await arrived(api, 'Bez Wyglądu')).reply_comment).toBe('I tak dziękujemy!');
});

test('SDK-02 BEY-03 another view of external changes, made of hooks alone, rejects one and takes it back', async ({
  page,
  world,
  api,
}) => {
  const [cafe] = await cafesIn(api, world, 'Kraków');
  await suggest(world, cafe, 'visitor', { profile: { description: 'Ktoś tu był przed nami.' } });
  await page.goto(`${portal.url}/changes`);
  const card = page.getByRole('article').filter({ hasText: 'Ktoś tu był przed nami.' });
  await expect(card).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the changes of the portal’s own');
  await card.getByRole('button', { name: 'Odrzuć' }).click();
  await card.getByRole('button', { name: /^Cofnij/ }).click();
  await expect(card.getByRole('button', { name: 'Odrzuć' })).toBeVisible();
  expect(await page.locator('[class*="pinfold-"]').count()).toBe(0);
});

test('SDK-07 somebody who may only read sees why, in the inbox and in the portal’s own list', async ({
  page,
}) => {
  await page.goto(`${portal.url}/settings`);
  await page.getByLabel('Zalogowana osoba').selectOption('Piotr Maj');
  await expect(page.getByText(/· Piotr Maj/)).toBeVisible();
  await page.getByRole('link', { name: 'Pulpit' }).click();
  const { row, detail, composer } = inboxOf(page);
  await row('Marta Wiśniewska').click();
  await expect(composer).toBeDisabled();
  const reason = 'Nie masz uprawnień do tej czynności. Poproś właściciela konta o dostęp.';
  await expect(detail.getByText(reason).first()).toBeVisible();
  await page.getByRole('link', { name: 'Odpowiedzi' }).click();
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odpowiedz', disabled: false })).toHaveCount(0);
});
