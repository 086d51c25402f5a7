import type { Locator, Page, Request, Route } from '@playwright/test';
import type { Api } from '../fixtures/api.ts';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { startLocatorHosts, type LocatorHost, type LocatorHosts } from '../fixtures/locator-hosts.ts';
import { expect, test } from '../fixtures/test.ts';

let hosts: LocatorHosts;

test.beforeAll(async ({ origin }) => {
  hosts = await startLocatorHosts(origin);
});
test.afterAll(() => hosts.stop());

interface Settings {
  name: string;
  header_name: string;
  primary_color: string;
}

interface Question {
  question: string;
}

// Built anew by a job that each change asks for.
const arriving = { timeout: 30_000 };

test('LOC-02 LOC-04 LOC-05 LST-11 an owner sees the store locator change before saving it, and visitors soon after', async ({
  openAs,
  page,
  api,
  world,
  origin,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await api.call<Settings>('owner', 'GET', '/store-locator/');
  const [cafe] = await cafesIn(api, world, 'Lublin');
  await openAs('owner', '/store-locator/general-config');
  const main = page.getByRole('main');

  const preview = main.getByRole('region', { name: 'Podgląd' });
  await expect(preview.getByRole('heading', { name: before.header_name })).toBeVisible(arriving);
  await expect(async () => {
    const { count } = await seen<{ count: number }>(origin, `${before.name}/`);
    const all = preview.getByText(new RegExp(`^${count} lokalizacj`));
    await expect(all, 'all shops, as visitors find them').toBeVisible({ timeout: 1000 });
  }).toPass(arriving);
  const header = 'Kawa niedaleko Ciebie';
  await main.getByRole('textbox', { name: 'Nagłówek' }).fill(header);
  await main.getByRole('textbox', { name: 'Kod koloru' }).fill('#0b6e4c');
  await expect(preview.getByRole('heading', { name: header }), 'shown before it is saved').toBeVisible();
  expect((await api.call<Settings>('owner', 'GET', '/store-locator/')).header_name).toBe(before.header_name);
  await expectAccessible(page, 'settings of the store locator');

  await page.getByRole('link', { name: 'Częste pytania' }).first().click();
  await expect(main.getByRole('button', { name: 'Dodaj pytanie' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('textbox', { name: 'Nagłówek' }), 'kept while away').toHaveValue(header);
  await main.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(main.getByText(/^Zapisano\. Odwiedzający/)).toBeVisible();
  const first = () => seen<{ options: Settings }>(origin, `${before.name}/`).then(({ options }) => options);
  await expect.poll(async () => (await first()).header_name, arriving).toBe(header);
  expect((await first()).primary_color).toBe('#0b6e4c');

  await main.getByRole('radio', { name: 'Pływający przycisk' }).click();
  await main.getByRole('button', { name: 'Kopiuj kod' }).click();
  await expect(main.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`<pinfold-store-locator name="${before.name}" launcher>`);
  expect(code).toContain('/store-locator.js"></script>');

  await page.goto('/store-locator/faq');
  const question = 'Czy macie kącik dla dzieci?';
  await main.getByRole('button', { name: 'Dodaj pytanie' }).click();
  await main.getByRole('textbox', { name: 'Pytanie' }).fill(question);
  await main.getByRole('textbox', { name: 'Odpowiedź' }).fill('Tak, z książkami i klockami.');
  await main.getByRole('button', { name: 'Zapisz pytanie' }).click();
  const up = main.getByRole('button', { name: `Przenieś wyżej: ${question}` });
  await expect(up).toBeEnabled();
  const places = (await questionsOf(api, '')).length;
  await up.focus();
  for (let place = places - 1; place > 0; place -= 1) {
    await expect(up).toBeFocused();
    await expect(up).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(main.getByText(`${question}: miejsce ${place} z ${places}`)).toBeAttached();
    await expect.poll(async () => (await questionsOf(api, '')).indexOf(question)).toBe(place - 1);
  }
  // A tooltip over the page is no part of it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'questions of the store locator');

  await page.goto(`/business-addresses/${cafe.id}/store-locator-faq`);
  const own = 'Jak dojść z dworca?';
  await main.getByRole('button', { name: 'Dodaj pytanie' }).click();
  await main.getByRole('textbox', { name: 'Pytanie' }).fill(own);
  await main.getByRole('textbox', { name: 'Odpowiedź' }).fill('Dziesięć minut piechotą, cały czas prosto.');
  await main.getByRole('button', { name: 'Zapisz pytanie' }).click();
  const listed = main.getByRole('list', { name: 'Pytania i odpowiedzi' });
  await expect(listed.getByText('Dziesięć minut piechotą, cały czas prosto.')).toBeVisible();
  const asked = async () => {
    const path = `${before.name}/stores/${cafe.id}/?lang=pl`;
    const { questions } = await seen<{ questions: Question[] }>(origin, path);
    return questions.map((one) => one.question);
  };
  await expect.poll(asked, arriving).toEqual(expect.arrayContaining([own, question]));
  const inOrder = await asked();
  expect(inOrder.indexOf(own), 'its own before those for all').toBeLessThan(inOrder.indexOf(question));

  await page.goto(`/business-addresses/${cafe.id}/store-locator`);
  await expect(main.getByText('Odwiedzający znajdą tę lokalizację')).toBeVisible();
});

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
  // Places of the world are asked for as well, without a network in vain.
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

test('LOC-06 whoever comes from a search engine finds a shop without JavaScript, and with it the locator itself', async ({
  browser,
  page,
  origin,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const still = await plain.newPage();
  await still.goto(`${origin}/locator/kawiarnia-lipa/`);
  await still.getByRole('link', { name: 'ul. Józefa 9' }).click();
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Kawiarnia Lipa');
  await expect(still.getByRole('row', { name: /poniedziałek/ })).toBeVisible();
  await expect(still.getByRole('link', { name: /^Zadzwoń: \+48/ })).toHaveAttribute(
    'href',
    /^tel:\+48\d{9}$/,
  );
  const shop = still.url();
  await still.getByRole('link', { name: 'English' }).click();
  await expect(still.getByRole('row', { name: /Monday/ })).toBeVisible();
  expect(still.url()).toBe(`${shop}?lang=en`);
  await plain.close();

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${origin}/locator/kawiarnia-lipa/`);
  await expect(
    page.locator('pinfold-store-locator').getByRole('combobox', { name: 'Szukaj lokalizacji' }),
  ).toBeVisible();
  await expectAccessible(page, 'all shops');
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `a shop, ${colorScheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing reaches past the screen').toBeLessThanOrEqual(0);
  }
  expect(refused).toEqual([]);
  const missing = await page.request.get(`${origin}/locator/kawiarnia-lipa/999999/`);
  expect(missing.status()).toBe(404);
});

/** What visitors of any website are answered. */
async function seen<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/locators/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function questionsOf(api: Api, query: string): Promise<string[]> {
  const { results } = await api.call<{ results: Question[] }>('owner', 'GET', `/store-locator/faq/${query}`);
  return results.map(({ question }) => question);
}

async function open(page: Page, host: LocatorHost): Promise<void> {
  await page.goto(hosts.url(host));
}

function locatorsOf(page: Page): Locator {
  return page.locator('pinfold-store-locator');
}

function cardsOf(within: Locator): Locator {
  return within.locator('.pinfold-StoreLocator-card');
}

/** As a visitor does: a town, then the first café that is listed, then all there is to know of it. */
async function findInKrakow(locator: Locator): Promise<void> {
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
 * On a slow connection: script, app and words are all that has come, which is what the bar of sizes weighs. Shops are
 * listed, found by what is typed, and chosen; the rest joins them where they are.
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
  await open(page, 'plain');
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
