import type { Api } from '../fixtures/api.ts';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { expect, test } from '../fixtures/test.ts';

interface Settings {
  name: string;
  header_name: string;
  primary_color: string;
}

interface Question {
  question: string;
}

// Rebuilt by the job that each change enqueues.
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
    await expectFits(page, `a shop, ${colorScheme},`);
  }
  expect(refused).toEqual([]);
  const missing = await page.request.get(`${origin}/locator/kawiarnia-lipa/999999/`);
  expect(missing.status()).toBe(404);
});

/** Fetches what visitors of any website get. */
async function seen<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/locators/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function questionsOf(api: Api, query: string): Promise<string[]> {
  const { results } = await api.call<{ results: Question[] }>('owner', 'GET', `/store-locator/faq/${query}`);
  return results.map(({ question }) => question);
}
