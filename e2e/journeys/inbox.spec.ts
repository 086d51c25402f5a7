import type { ApiReview } from '../fixtures/api.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('RV-01 filters live in the address: a reload keeps them and the back button undoes them', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/reviews/list');
  const { row, count } = inboxOf(page);
  await expect(row('Marta Wiśniewska')).toBeVisible();
  const all = await count.textContent();
  await page.getByRole('button', { name: /^Negatywne/ }).click();
  await expect(page).toHaveURL(/rating=1/);
  await expect(count).not.toHaveText(all ?? '');
  const negative = await count.textContent();
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('kawa');
  await expect(page).toHaveURL(/q=kawa/);
  const address = page.url();
  await expect(count).not.toHaveText(negative ?? '');
  const few = await count.textContent();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toHaveValue('kawa');
  await expect(count).toHaveText(few ?? '');

  await page.goBack();
  await expect(page).not.toHaveURL(/q=kawa/);
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toHaveValue('');
  await page.goBack();
  await expect(page).not.toHaveURL(/rating=/);
  await expect(count).toHaveText(all ?? '');
});

test('RV-01 what is listed is what is counted: deleted reviews show only when they are asked for', async ({
  openAs,
  page,
}) => {
  // What arrives above the filters moves them, also from under a press; other journeys may have left nothing to decide.
  const protection = page.waitForResponse(/\/external-changes\/protection-summary\//);
  await openAs('owner');
  const { count: waiting } = (await (await protection).json()) as { count: number };
  await expect(page.getByRole('region', { name: 'Chronione pola' })).toHaveCount(waiting > 0 ? 1 : 0);
  const { count, row, detail } = inboxOf(page);
  const total = /^\d[\d\s]* opini[ei]/;
  await expect(count).toHaveText(total);
  const [listed] = (await count.textContent())?.match(total) ?? [];
  await expect(page.getByText(new RegExp(`^${listed}, .*bez odpowiedzi`))).toBeVisible();

  await page.getByRole('button', { name: 'Filtr', exact: true }).click();
  await page.getByRole('button', { name: /Usunięcie/ }).click();
  await page.getByRole('option', { name: 'Usunięte', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/deleted=true/);
  await expect(count).not.toHaveText(listed ?? '');
  await expect(row(/Usunięta/).first()).toBeVisible();
  await expect(detail.getByText('Usunięta', { exact: true }).first()).toBeVisible();
});

test('RV-01 beside the list the first review is open, and the address stays plain', async ({
  openAs,
  page,
  api,
}) => {
  // Customers of other journeys may have written since.
  const firstAuthor = async (filters: object = {}) => {
    const path = '/reviews/search/';
    const { results } = await api.call<{ results: ApiReview[] }>('owner', 'POST', path, {
      deleted: false,
      ...filters,
    });
    const [first] = results;
    if (!first) throw new Error('the demo has a review of each kind');
    return first.author.name;
  };
  const problem = await firstAuthor({ reply_status: ['rejected', 'failed', 'outdated'] });
  await openAs('owner');
  const { detail } = inboxOf(page);
  await expect(detail.getByRole('heading', { name: await firstAuthor() })).toBeVisible();
  await page.getByRole('button', { name: /^Do poprawy/ }).click();
  await expect(page).toHaveURL(/reply_status=/);
  await expect(detail.getByRole('heading', { name: problem })).toBeVisible();
  await expect(page).not.toHaveURL(/review=/);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/review=\d/);
  await expect(detail.getByRole('heading', { name: problem })).toHaveCount(0);
});

test('BEY-15 a review that a customer writes now is announced on the open screen', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('owner');
  const { row, list } = inboxOf(page);
  await expect(row('Marta Wiśniewska')).toBeVisible();
  await world.customerWrites({ author: 'Nadia Naprędce', comment: 'Dopiero co wyszłam, pyszne!' });
  await list.getByRole('button', { name: /nowa opinia|nowe opinie|nowych opinii/ }).click();
  await expect(row('Nadia Naprędce')).toBeVisible();
});

test('BEY-16 the inbox is worked through with the keyboard alone', async ({ openAs, page, world, api }) => {
  test.slow();
  for (const author of ['Klawisz Trzeci', 'Klawisz Drugi', 'Klawisz Pierwszy']) {
    await world.customerWrites({ author, comment: `Pisze ${author}.` });
    await arrived(api, author);
  }
  await openAs('owner', '/reviews/list?q=Klawisz');
  const { row, detail, composer } = inboxOf(page);
  await expect(row('Klawisz Pierwszy')).toBeVisible();
  await expect(detail.getByText('Pisze Klawisz Pierwszy.')).toBeVisible();
  await page.keyboard.press('j');
  await expect(detail.getByText('Pisze Klawisz Drugi.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(detail.getByText('Pisze Klawisz Pierwszy.')).toBeVisible();

  await page.keyboard.press('x');
  await expect(page.getByText('Zaznaczono 1 opinię')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('Zaznaczono 1 opinię')).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Notatka dla zespołu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(composer).toBeFocused();
  await page.keyboard.type('Dziękujemy, jak zawsze x i j.');
  await page.keyboard.press('Control+Enter');
  await expect(detail.getByText('Pisze Klawisz Drugi.')).toBeVisible();
  await expect(composer).toBeFocused();
  await expect(composer).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Szukaj w opiniach' })).toBeFocused();
  await expect(row('Klawisz Pierwszy').getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
});

test('COM-02 a manager of Kraków sees Kraków alone, in the list and behind a link', async ({
  complaints,
  openAs,
  page,
  api,
}) => {
  const { results } = await api.call<{ results: { id: number }[] }>('owner', 'POST', '/reviews/search/', {
    cities: ['Gdańsk'],
  });
  await openAs('manager');
  const { row, list, detail } = inboxOf(page);
  await expect(page.getByRole('button', { name: /Zmień firmę/ })).toContainText('Menedżer');
  await expect(row('Marta Wiśniewska')).toBeVisible();
  await expect(row('Tomasz K.')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Szukaj w opiniach' }).fill('Najlepszy sernik w Warszawie');
  await expect(list.getByText('Nic nie pasuje do filtrów')).toBeVisible();

  complaints.expect(/status of 404/);
  const foreign = results[0]?.id ?? 0;
  const refused = page.waitForResponse((answer) => answer.url().endsWith(`/api/reviews/${foreign}/`));
  await page.goto(`/reviews/list?review=${foreign}`);
  expect((await refused).status()).toBe(404);
  await expect(detail.getByRole('textbox')).toHaveCount(0);
});

test('SES-10 the demo account reads everything, and each control says why it cannot write', async ({
  openAs,
  page,
}) => {
  await openAs('demo');
  const { row, detail, list } = inboxOf(page);
  await row('Marta Wiśniewska').click();
  const reason = 'W wersji demonstracyjnej możesz oglądać, ale nie zmieniać.';
  await expect(detail.getByText(reason).first()).toBeVisible();
  await expect(detail.getByRole('textbox', { name: 'Odpowiedź' })).toBeDisabled();
  await expect(detail.getByRole('button', { name: 'Wyślij', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await row('Marta Wiśniewska').getByRole('checkbox').click({ force: true });
  await expect(list.getByRole('button', { name: 'Odpowiedz zbiorczo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: /^Język/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('demo_user'))).toBe('true');
});

test('BAS-02 Google’s outage fails no reply: it is sent again by itself', async ({
  openAs,
  page,
  world,
  api,
}) => {
  test.slow();
  await world.customerWrites({ author: 'Oskar Wytrwały', comment: 'Działa?' });
  const { id } = await arrived(api, 'Oskar Wytrwały');
  await world.tell('POST', '/faults', {
    path: '/v4/*/reply',
    method: 'PUT',
    times: 1,
    outcome: 'status',
    status: 503,
  });
  await openAs('owner', `/reviews/list?q=Oskar+Wytrwa%C5%82y&review=${id}`);
  const { detail, composer } = inboxOf(page);
  await composer.fill('Działa, dziękujemy!');
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 60_000 });
});
