import type { Locator, Page, Request, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startLocatorHosts, type LocatorHost, type LocatorHosts } from '../fixtures/locator-hosts.ts';
import { expect, test } from '../fixtures/test.ts';

let hosts: LocatorHosts;

test.beforeAll(async ({ origin }) => {
  hosts = await startLocatorHosts(origin);
});
test.afterAll(() => hosts.stop());

test(
  'LOC-01 one script tag brings the locator to any page, which stays as it is',
  { tag: '@core' },
  async ({ page, origin }) => {
    const asked = hearRequests(page);
    await hearEvents(page);

    for (const host of ['plain', 'strict', 'hostile'] as const) {
      await open(page, host);
      await findInKrakow(locatorsOf(page).first());
      await expect.poll(() => eventsOf(page)).toEqual(expect.arrayContaining(['load', 'search', 'select']));
      // A page that hides buttons cannot be judged by what it hides of itself.
      if (host !== 'hostile') await expectAccessible(page, `${host} page with open details`);
    }
    await open(page, 'plain');
    const locator = locatorsOf(page).first();
    await findInKrakow(locator);
    await expect(page).toHaveURL(/#pinfold=store\/\d+$/);
    const back = locator.getByRole('button', { name: 'Wróć do listy' });
    await page.reload();
    await expect(back, 'the address opens the same shop').toBeVisible();
    await locator.evaluate((element) => document.querySelector('main')?.prepend(element));
    await expect(back, 'moved within the page it goes on').toBeVisible();
    await back.click();
    await expect(page).toHaveURL(hosts.url('plain'));
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);

    await listBeforeTheRest(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'plain');
    await findInKrakow(locatorsOf(page).first());
    await expectAccessible(page, 'dark phone with open details');

    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'several');
    await findInKrakow(locatorsOf(page).first());
    const english = locatorsOf(page).nth(1);
    await english.scrollIntoViewIfNeeded();
    await expect(cardsOf(english).first()).toBeVisible();
    await expect(english.getByRole('button', { name: /^Open now/ })).toBeVisible();
    expect(
      asked.filter((url) => !url.startsWith(origin) && !url.startsWith(hosts.url('plain').slice(0, -5))),
    ).toEqual([]);
  },
);

test('LOC-03 the button opens a window that works by keyboard alone, and without a network', async ({
  page,
  context,
  complaints,
}) => {
  // Places are requested as well, which fails without a network.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'launcher');
    const launcher = page.locator('pinfold-store-locator').getByRole('button', { expanded: false }).first();
    await launcher.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(cardsOf(panel).first()).toBeVisible();
    await expectAccessible(page, `open window, ${width} wide`, { isBehindOverlay: true });

    await pressUntilFocused(page, panel.getByRole('combobox').last());
    await page.keyboard.type('kra');
    const suggestions = panel.getByRole('listbox');
    await expect(suggestions.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(panel, 'Escape closes what is innermost').toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressUntilFocused(page, cardsOf(panel).first().getByRole('button').first());
    await page.keyboard.press('Enter');
    await pressUntilFocused(page, panel.getByRole('button', { name: /^Szczegóły/ }));
    await page.keyboard.press('Enter');
    const back = panel.getByRole('button', { name: 'Wróć do listy' });
    await expect(back).toBeVisible();
    await pressUntilFocused(page, back, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(launcher).toBeFocused();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'plain');
  const locator = locatorsOf(page).first();
  await expect(cardsOf(locator).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(locator.getByText('Brak internetu. Lista i filtry działają dalej.')).toBeVisible();
  const before = await locator
    .getByText(/^\d+ lokalizacj/)
    .first()
    .textContent();
  const field = locator.getByRole('combobox').last();
  await field.fill('Wrocław');
  await expect(locator.getByText(/^\d+ lokalizacj/).first()).not.toHaveText(before ?? '');
  await expect(cardsOf(locator).first()).toContainText('Wrocław');
  await field.press('Escape');
  await locator.getByRole('button', { name: /^Otwarte teraz/ }).click();
  await expect(locator.getByRole('button', { name: /^Otwarte teraz/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.setOffline(false);
});

async function open(page: Page, host: LocatorHost): Promise<void> {
  await page.goto(hosts.url(host));
}

function locatorsOf(page: Page): Locator {
  return page.locator('pinfold-store-locator');
}

function cardsOf(within: Locator): Locator {
  return within.locator('.pinfold-StoreLocator-card');
}

/** As a visitor does: searches a city, chooses the first location in the list, and reads its details. */
async function findInKrakow(locator: Locator): Promise<void> {
  // How far down it stands depends on the machine's fonts, and what is far away is not loaded yet.
  await locator.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(cardsOf(locator).first()).toBeVisible();
  await locator.getByRole('combobox').last().fill('Krak');
  await locator
    .getByRole('option', { name: /Kraków/ })
    .first()
    .click();
  const card = cardsOf(locator).first();
  await expect(card).toContainText('Kraków');
  await card.getByRole('button').first().click();
  await card.getByRole('button', { name: /^Szczegóły/ }).click();
  await expect(locator.getByRole('button', { name: 'Wróć do listy' })).toBeVisible();
  await expect(locator.getByText(/Godziny otwarcia/).first()).toBeVisible();
}

/**
 * On a slow connection, with only script, app and texts loaded, which is what the size budget counts: locations are
 * listed, searched and chosen, and the rest is added in place.
 */
async function listBeforeTheRest(page: Page): Promise<void> {
  const held: Route[] = [];
  const isLate = /\/store-locator\/(?!app-)[^/]+\.js$/;
  const fetched: string[] = [];
  const hear = (request: Request) => {
    const file = /([^/]+)\.js$/.exec(request.url())?.[1];
    if (file !== undefined && !isLate.test(request.url()))
      fetched.push(file.replace(/^app-.*?(-pl)?$/, 'app$1'));
  };
  page.on('request', hear);
  await page.route(isLate, (route) => void held.push(route));
  // By its address: `goto` would wait for what is held.
  await page.evaluate((url) => location.assign(url), `${hosts.url('plain')}?late`);
  const locator = locatorsOf(page).first();
  const card = cardsOf(locator).first();
  await expect(card).toBeVisible();
  await expect.poll(() => held.length, 'the rest is asked for when the list is there').toBeGreaterThan(0);
  const all = await locator.getByRole('status').first().textContent();
  const field = locator.getByRole('combobox').last();
  await field.pressSequentially('Krak');
  await expect(card).toContainText('Kraków');
  await expect(locator.getByRole('status').first()).not.toHaveText(all ?? '');
  const name = card.getByRole('button').first();
  await name.click();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(fetched).toEqual(['store-locator', 'app', 'app-pl']);
  page.off('request', hear);
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(isLate);
  await expect(card.getByRole('button', { name: /^Szczegóły/ })).toBeVisible();
  await expect(field).toHaveValue('Krak');
}

async function pressUntilFocused(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

function hearRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()));
  return asked;
}

/** On the page itself, where a host would listen: events pass every shadow root. */
async function hearEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['load', 'search', 'select', 'directions', 'call'])
      document.addEventListener(`pinfold:${name}`, () => heard.push(name));
  });
}

function eventsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
}
