import type { Locator } from '@playwright/test';
import { brokenPictures } from '../fixtures/broken-pictures.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectSameHost, readHostPage, surplus, watchHostPage } from '../fixtures/host-page.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { startPortal, type Portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';

let portal: Portal;

test.beforeAll(async ({ origin }) => {
  portal = await startPortal(origin, 'Lokalnik');
});
test.afterAll(() => portal.stop());

test(
  'BEY-01 a portal shows its customer’s locations alone, and a reply from there reaches the public',
  { tag: '@core' },
  async ({ page, api, world }) => {
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

    // Pictures of posts and photos, whose addresses are the permission, on this page of another origin.
    const pictures = () => api.call<{ results: { url: string }[] }>('owner', 'GET', '/media/?page_size=24');
    const addresses = async () =>
      (await pictures()).results.map(({ url }) => url).filter((url) => url !== '');
    await expect.poll(async () => (await addresses()).length).toBeGreaterThan(0);
    expect(await brokenPictures(page, await addresses())).toEqual([]);

    // Views of the portal's own, made of hooks alone, in its own looks.
    for (const [link, heading] of [
      ['Odpowiedzi', 'Czekają na odpowiedź'],
      ['Zmiany', 'Zmiany na mapie'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page, heading);
      await expect(page.locator('[class*="pinfold-"]')).toHaveCount(0);
    }
  },
);

test('BEY-01 SDK-06 a draft outlives a token that ends, one that the API refuses, another language and other colours', async ({
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
  const { row, list, composer, count } = inboxOf(page);
  await row('Marta Wiśniewska').click();
  await composer.fill('Pani Marto, ');
  expect(asked).toHaveLength(1);
  const all = await count.textContent();

  complaints.expect(/status of 401/);
  const ended = [{ token: 'pfe_ended', expiresAt: '2099-01-01T00:00:00Z' }];
  // Stays until the end: removing a route loses the events of requests that are under way.
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

  const background = () => list.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  const field = await composer.elementHandle();
  const place = await list.elementHandle();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search reviews' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Good morning, Anna' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  await expectAccessible(page, 'the dark portal in English');
  const text = await field?.evaluate(
    (element) => element.isConnected && (element as HTMLTextAreaElement).value,
  );
  expect(text, 'the same field').toBe('Pani Marto, ');
  expect(await place?.evaluate((element) => element.isConnected), 'the same list').toBe(true);
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

test('SDK-05 inside a host’s own modal the inbox keeps its focus, its menus and their colours', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reviews', 'closed'));
  await page.goto(portal.url);
  const opener = page.getByRole('button', { name: 'Otwórz w oknie' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Opinie klientów' });
  const { row, composer } = inboxOf(page);
  await expect(row('Marta Wiśniewska')).toBeVisible();

  const sort = dialog.getByRole('button', { name: /^Sortuj/ });
  await sort.click();
  const menu = dialog.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'a menu in the host’s modal', { isBehindOverlay: true });
  const colours = await menu.evaluate((element) => {
    const portalRoot = element.closest('.pinfold-Portal');
    return portalRoot && getComputedStyle(portalRoot).getPropertyValue('--pf-primary');
  });
  expect(colours).toContain('#0f766e');
  await menu.getByRole('menuitemcheckbox').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(sort).toHaveAccessibleName(/najstarszych/);

  await dialog.getByRole('button', { name: 'Filtr', exact: true }).click();
  await expect(dialog.getByRole('dialog')).toBeVisible();
  await expectWhole(dialog.getByRole('button', { name: /^Pokaż [0-9]/ }));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('dialog')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  // Of the others without a reply some have a refused one, which another button corrects.
  await dialog.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('Marta Wiśniewska');
  await row('Marta Wiśniewska').click();
  await composer.fill('W oknie też się pisze.');
  await expect(composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('[class*="pinfold-"]')).toHaveCount(0);
});

test('SDK-05 a host is the same before, beside and after the inbox, and nothing stays behind', async ({
  page,
}) => {
  const streams = new Set<unknown>();
  page.on('request', (request) => request.url().endsWith('/api/events/') && streams.add(request));
  page.on('requestfinished', (request) => streams.delete(request));
  page.on('requestfailed', (request) => streams.delete(request));
  await watchHostPage(page);
  await page.addInitScript(() => localStorage.setItem('reviews', 'closed'));
  await page.goto(portal.url);
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  const { row } = inboxOf(page);
  const column = page.getByRole('button', { name: 'Opinie klientów', exact: true });
  const open = async () => {
    await column.click();
    await expect(row('Marta Wiśniewska')).toBeVisible();
    await expect.poll(() => streams.size).toBe(1);
    // An overlay blocks the page's scrolling and hides the rest of it while it is open.
    await page.getByRole('button', { name: 'Filtr', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const close = async () => {
    await column.click();
    await expect(page.locator('[class*="pinfold-"]')).toHaveCount(0);
    await expect.poll(() => streams.size).toBe(0);
    // Only the host's own query keeps a timer of minutes.
    await expect.poll(async () => (await readHostPage(page)).timeouts).toEqual(before.timeouts);
  };

  const before = await readHostPage(page);
  expect(Object.keys(before.styles).length).toBeGreaterThan(30);
  await open();
  expectSameHost(await readHostPage(page), before);
  await close();
  const after = await readHostPage(page);
  expectSameHost(after, before);
  expect(after.bodyChildren).toBe(before.bodyChildren);
  expect(after.intervals).toBe(before.intervals);
  // React adds listeners to the container of an overlay, and React Aria one for the pointer's kind: both once, and
  // never removes them.
  expect(surplus(after.listeners, before.listeners).filter((one) => !onceForEver.test(one))).toEqual([]);

  await open();
  await close();
  const again = await readHostPage(page);
  expectSameHost(again, before);
  expect(again.listeners).toEqual(after.listeners);
  expect(again.head).toEqual(after.head);
  const twice = surplus(again.rules, after.rules).filter((rule) => after.rules.includes(rule));
  expect(twice, 'no rule is written a second time').toEqual([]);
});

const onceForEver =
  /^body |^document (click|invalid|keydown|keyup|pointer(down|move|up)|transition(end|run))$|^window (blur|focus)$/;

/** Expects all of it to be on the screen and not clipped by the host's dialog: each corner can be touched. */
async function expectWhole(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const inset = 6;
        return [
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ].map(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
      }),
    )
    .toEqual([true, true, true, true]);
}
