import type { ApiReview } from '../fixtures/api.ts';
import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { approveWhenSent, arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, to the provider, and back by a notification.
const throughJobs = { timeout: 30_000 };

test.beforeEach(async ({ world }) => {
  // In case an earlier journey left it off.
  await world.tell('PUT', '/moderation', { automatic: true });
});

test(
  'RV-02 a reply is seen on its way and then published, without a reload',
  { tag: '@core' },
  async ({ openAs, page, world, api }) => {
    const written = await world.customerWrites({
      author: 'Halina Publikowana',
      comment: 'Sernik jak u babci, tylko głośno.',
    });
    await arrived(api, 'Halina Publikowana');
    await openAs('owner', '/reviews/list?q=Halina+Publikowana');
    const { row, detail, composer } = inboxOf(page);
    await row('Halina Publikowana').click();
    await expect(detail.getByText('Sernik jak u babci, tylko głośno.')).toBeVisible();
    await composer.fill('Pani Halino, dziękujemy. O ciszę zadbamy przy oknie.');
    // No decision until the pending reply has been seen.
    await world.tell('PUT', '/moderation', { automatic: false });
    await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();

    await expect(detail.getByText('Wysyłanie')).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Edytuj odpowiedź' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await approveWhenSent(world, written);
    await expect(detail.getByText('Opublikowana')).toBeVisible(throughJobs);
    await expect(row('Halina Publikowana').getByText('Opublikowana')).toBeVisible();
    await expect(detail.getByText('O ciszę zadbamy przy oknie.')).toBeVisible();
  },
);

test('RV-02 BEY-15 a reply that is published while the page opens is shown as published', async ({
  openAs,
  page,
  world,
  api,
}) => {
  const written = await world.customerWrites({ author: 'Ida Przelotna', comment: 'Wpadłam na chwilę.' });
  const { id } = await arrived(api, 'Ida Przelotna');
  await world.tell('PUT', '/moderation', { automatic: false });
  await api.call('owner', 'POST', `/reviews/${id}/reply/`, { reply_comment: 'Do zobaczenia!' });
  // News reach the page late, as on a slow line: after it has asked for what it shows.
  const { promise: line, resolve: connect } = Promise.withResolvers<void>();
  await page.route('**/events/', async (route) => {
    await line;
    await route.continue();
  });
  await openAs('owner', `/reviews/list?q=Ida+Przelotna&review=${id}`);
  const { detail } = inboxOf(page);
  await expect(detail.getByText('Wysyłanie')).toBeVisible();
  await approveWhenSent(world, written);
  const status = async () => (await api.call<ApiReview>('owner', 'GET', `/reviews/${id}/`)).reply_status;
  await expect.poll(status, throughJobs).toBe('published');
  connect();
  await expect(detail.getByText('Opublikowana')).toBeVisible();
});

test('RV-03 a bulk reply goes to all that match and says how many it passed over', async ({
  openAs,
  page,
  world,
  api,
}) => {
  for (const author of ['Zbiorowa Pierwsza', 'Zbiorowa Druga', 'Zbiorowa Trzecia'])
    await world.customerWrites({ author, comment: 'Wpadam co tydzień.' });
  const first = await arrived(api, 'Zbiorowa Pierwsza');
  for (const author of ['Zbiorowa Druga', 'Zbiorowa Trzecia']) await arrived(api, author);
  await api.call('owner', 'POST', `/reviews/${first.id}/reply/`, {
    reply_comment: 'Dziękujemy i zapraszamy!',
  });

  await openAs('owner', '/reviews/list?q=Zbiorowa');
  const { list, row } = inboxOf(page);
  await expect(row('Zbiorowa Pierwsza').getByText('Opublikowana')).toBeVisible(throughJobs);
  await row('Zbiorowa Druga').getByRole('checkbox').press('Space');
  await list.getByRole('button', { name: /Zaznacz wszystkie 3/ }).click();
  await list.getByRole('button', { name: 'Odpowiedz zbiorczo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 ma już odpowiedź albo została usunięta, pomijamy')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill('Cieszymy się, że Państwo wracają.');
  await dialog.getByRole('button', { name: 'Wyślij 2 odpowiedzi' }).click();

  for (const author of ['Zbiorowa Druga', 'Zbiorowa Trzecia'])
    await expect(row(author).getByText('Opublikowana')).toBeVisible(throughJobs);
  const untouched = await api.call<{ reply_comment: string }>('owner', 'GET', `/reviews/${first.id}/`);
  expect(untouched.reply_comment).toBe('Dziękujemy i zapraszamy!');
});

test('RV-04 BEY-07 a draft of the model streams in after what was typed, survives a cut, and is sent by a person', async ({
  openAs,
  page,
  world,
  api,
}) => {
  const comment = 'Przepyszny tort bezowy i bardzo miła obsługa przy barze, polecam.';
  await world.customerWrites({ author: 'Lidia Strumieniowa', comment });
  const { id } = await arrived(api, 'Lidia Strumieniowa');
  const heldBack = async () => (await world.tell<{ held: number }>('GET', '/model')).held;
  await world.tell('POST', '/model/directions', { outcome: 'hold', after: 2, containing: comment });
  await openAs('owner', `/reviews/list?q=Lidia+Strumieniowa&review=${id}`);
  const { detail, composer } = inboxOf(page);
  await composer.fill('Pani Lidio,');
  await detail.getByRole('button', { name: /^Propozycja AI/ }).click();

  // The third token is still held back, and the first two are there to read.
  await expect(composer).toHaveValue(/^Pani Lidio,\n\n\S+/);
  await expect.poll(heldBack).toBe(1);
  await expect(detail.getByText('AI pisze propozycję.')).toBeVisible();
  const early = await composer.inputValue();
  await world.tell('POST', '/model/release');
  await expect(detail.getByText(/^Propozycja gotowa/)).toBeVisible();
  expect((await composer.inputValue()).startsWith(early)).toBe(true);
  await expect(detail.getByText(/^Propozycje AI: został\S+ \d+ z \d+ · odnawia się 1 /)).toBeVisible();
  await expectAccessible(page, 'a draft of the model');

  await world.tell('POST', '/model/directions', { outcome: 'cut', after: 3, containing: comment });
  await detail.getByRole('button', { name: /^Napisz inaczej/ }).click();
  await expect(detail.getByText(/zostaje\.$/)).toBeVisible();
  await expect(composer).toHaveValue(/^Pani Lidio,\n\n\S+/);
  const { reply_status } = await api.call<{ reply_status: string }>('owner', 'GET', `/reviews/${id}/`);
  expect(reply_status).toBe('none');

  await composer.press('End');
  await composer.fill(`${await composer.inputValue()} Prosimy o telefon: 601 602 603.`);
  await composer.press('Control+Enter');
  await expect(detail.getByText('Sprawdź, zanim wyślesz')).toBeVisible();
  await composer.fill(
    (await composer.inputValue()).replace(' Prosimy o telefon: 601 602 603.', ' Zapraszamy!'),
  );
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Napisane z AI')).toBeVisible(throughJobs);
});

test('RV-04 RV-10 the owner sets how the model writes, and a reply that a rule has made is sent by a person', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await openAs('owner', '/reviews/ai');
  const words = page.getByRole('textbox', { name: 'Zakazane słowa' });
  await words.fill('czekoladopodobny');
  await words.press('Enter');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano ustawienia AI')).toBeVisible();
  await expectAccessible(page, 'settings of AI replies');

  const [cafe] = await cafesIn(api, world, 'Częstochowa');
  const rule = {
    name: 'Częstochowa z treścią',
    is_active: true,
    rating: [4],
    comment: true,
    gmb_address_ids: [cafe.id],
    groups: [],
    source: 'ai',
    reply_templates_ids: [],
    needs_acceptance: true,
    delay_minutes: 0,
  };
  await api.call('owner', 'POST', '/reviews/auto-reply-rules/', rule);
  await world.tell('POST', '/reviews', {
    location: cafe.location,
    author: 'Roman Samoczynny',
    rating: 4,
    comment: 'Dobra kawa, tylko ciasno przy oknie.',
  });
  const { id } = await arrived(api, 'Roman Samoczynny');
  await openAs('owner', '/reviews/auto-replies');
  const card = page.getByRole('article', { name: 'Roman Samoczynny' });
  await expect(card.getByText('AI, reguła „Częstochowa z treścią”')).toBeVisible(throughJobs);
  await card.getByRole('textbox').fill('Panie Romanie, dziękujemy. Przy oknie zrobimy więcej miejsca.');
  await expectAccessible(page, 'automatic replies that wait');
  await card.getByRole('button', { name: /^Wyślij/ }).click();
  await expect(card).toHaveCount(0);
  const { reply_comment } = await api.call<{ reply_comment: string }>('owner', 'GET', `/reviews/${id}/`);
  expect(reply_comment).toBe('Panie Romanie, dziękujemy. Przy oknie zrobimy więcej miejsca.');

  await page.getByRole('tab', { name: 'Reguły' }).click();
  await page.getByRole('button', { name: 'Usuń: Częstochowa z treścią' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń regułę' }).click();
  await expect(page.getByText('Częstochowa z treścią', { exact: true })).toHaveCount(0);
});

test('RV-03 RV-05 RV-09 a template is written, put into an answer, sent in turn to many, and the reviews are exported', async ({
  openAs,
  page,
}) => {
  const own = 'Dziękujemy, {name}! Pozdrowienia z sezonu na rabarbar.';
  await openAs('owner', '/reviews/templates');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Nowa kategoria' }).click();
  await page.getByRole('textbox', { name: 'Nazwa kategorii' }).fill('Sezon na rabarbar');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await main.getByRole('button', { name: 'Nowy szablon' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Nowy szablon' });
  await editor.getByRole('textbox', { name: 'Treść' }).fill(own);
  await expect(editor.getByText('Dziękujemy, Anna Wiśniewska!', { exact: false })).toBeVisible();
  await editor.getByRole('button', { name: 'Dodaj szablon' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Pozdrowienia' })).toBeVisible();

  await page.goto('/reviews/list?reply=false&rating=5&comment=true');
  const composer = main.getByRole('textbox', { name: 'Odpowiedź' });
  await expect(composer).toBeVisible();
  await main.getByRole('button', { name: /^Szablon/ }).click();
  await page.getByRole('searchbox', { name: 'Szukaj w szablonach' }).fill('Pozdrowienia');
  await page.getByRole('option').first().click();
  await expect(composer).toHaveValue(/^Dziękujemy.*! Pozdrowienia/);

  await main
    .getByRole('checkbox', { name: /^Zaznacz opinię: / })
    .nth(1)
    .press('Space');
  await main
    .getByRole('checkbox', { name: /^Zaznacz opinię: / })
    .nth(2)
    .press('Space');
  await main.getByRole('button', { name: 'Odpowiedz zbiorczo' }).click();
  const bulk = page.getByRole('dialog');
  await bulk.getByText('Szablony', { exact: true }).click();
  await bulk.getByRole('searchbox', { name: 'Szukaj w szablonach' }).fill('Pozdrowienia');
  await bulk.getByText(own).click();
  await expect(bulk.getByRole('region', { name: 'Tak to przeczytają klienci' })).toContainText(
    'Pozdrowienia',
  );
  await bulk.getByRole('button', { name: /^Wyślij 2/ }).click();
  await expect(bulk).toBeHidden();
  await expect(page.getByText('Wszystkie odpowiedzi opublikowane')).toBeVisible(throughJobs);

  await main.getByRole('button', { name: 'Eksportuj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksport opinii' });
  await dialog.getByText('CSV', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Przygotuj plik' }).click();
  const link = dialog.getByRole('link', { name: 'Pobierz plik' });
  await expect(link).toBeVisible(throughJobs);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^opinie-\d{4}-\d{2}-\d{2}\.csv$/);
});
