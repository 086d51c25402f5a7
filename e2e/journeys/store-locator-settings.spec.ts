import type { Api } from '../fixtures/api.ts';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface Settings {
  name: string;
  version: number;
  header_name: string;
  primary_color: string;
}

interface Question {
  question: string;
}

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

// Built again within about a minute after a change.
const arriving = { timeout: 150_000 };

test('LOC-02 LOC-04 LOC-05 LST-11 an owner sees the store locator change before saving it, and visitors soon after', async ({
  openAs,
  page,
  api,
  world,
  origin,
}) => {
  test.setTimeout(480_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await api.call<Settings>('owner', 'GET', '/store-locator/');
  const [cafe] = await cafesIn(api, world, 'Lublin');
  await openAs('owner', '/store-locator/general-config');
  const main = page.getByRole('main');

  const preview = main.getByRole('region', { name: 'Podgląd' });
  await expect(preview.getByRole('heading', { name: before.header_name })).toBeVisible({ timeout: 30_000 });
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

  const { version } = await api.call<Settings>('owner', 'GET', '/store-locator/');
  const { header_name, primary_color } = before;
  await api.call('owner', 'PATCH', '/store-locator/', { version, header_name, primary_color });
});

test('LOC-02 whoever may not configure the store locator does not get there', async ({ openAs, page }) => {
  await openAs('manager', '/store-locator/general-config');
  await expect(page).not.toHaveURL(/store-locator/);
  await expect(page.getByRole('textbox', { name: 'Nagłówek' })).toHaveCount(0);
});
