import type { ApiReview } from '../fixtures/api.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('RV-02 a reply is seen on its way and then published, without a reload', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Halina Publikowana', comment: 'Sernik jak u babci, tylko głośno.' });
  await arrived(api, 'Halina Publikowana');
  await openAs('owner', '/reviews/list?q=Halina+Publikowana');
  const { row, detail, composer } = inboxOf(page);
  await row('Halina Publikowana').click();
  await expect(detail.getByText('Sernik jak u babci, tylko głośno.')).toBeVisible();
  await composer.fill('Pani Halino, dziękujemy. O ciszę zadbamy przy oknie.');
  // Nobody decides until the reply has been seen on its way.
  await world.tell('PUT', '/moderation', { automatic: false });
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();

  await expect(detail.getByText('Wysyłanie')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Edytuj odpowiedź' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await world.approveWhenSent();
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
  await expect(row('Halina Publikowana').getByText('Opublikowana')).toBeVisible();
  await expect(detail.getByText('O ciszę zadbamy przy oknie.')).toBeVisible();
});

test('BEY-08 a refused reply shows the reason, is mended and goes through', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Igor Odrzucony', rating: 2, comment: 'Czekałem pół godziny.' });
  await arrived(api, 'Igor Odrzucony');
  await openAs('owner', '/reviews/list?q=Igor+Odrzucony');
  const { row, detail, composer } = inboxOf(page);
  await row('Igor Odrzucony').click();
  await composer.fill('Panie Igorze, prosimy o telefon: 601 602 603.');
  // The first press points at the number, the second sends it all the same.
  await expect(detail.getByText(/^Numer telefonu: „601 602 603”/)).toBeVisible();
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Sprawdź, zanim wyślesz')).toBeVisible();
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();

  const reason = detail.getByText('Odpowiedź zawiera dane osobowe.');
  await expect(reason).toBeVisible({ timeout: 20_000 });
  await expect(row('Igor Odrzucony').getByText(/^Odrzucona: dane/)).toBeVisible();
  await detail.getByRole('button', { name: 'Popraw i wyślij ponownie' }).click();
  await expect(composer).toHaveValue('Panie Igorze, prosimy o telefon: 601 602 603.');
  await composer.fill('Panie Igorze, przepraszamy za czekanie. Dołożyliśmy drugą osobę.');
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
  await expect(reason).toHaveCount(0);
});

test('RV-02 BEY-15 a reply that is published while the page opens is shown as published', async ({
  openAs,
  page,
  world,
  api,
}) => {
  await world.customerWrites({ author: 'Ida Przelotna', comment: 'Wpadłam na chwilę.' });
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
  await world.approveWhenSent();
  const status = async () => (await api.call<ApiReview>('owner', 'GET', `/reviews/${id}/`)).reply_status;
  await expect.poll(status, { timeout: 20_000 }).toBe('published');
  connect();
  await expect(detail.getByText('Opublikowana')).toBeVisible();
});

test('RV-02 a published reply is edited and deleted', async ({ openAs, page, world, api }) => {
  await world.customerWrites({ author: 'Julia Edytowana', comment: 'Miło.' });
  const { id } = await arrived(api, 'Julia Edytowana');
  await api.call('owner', 'POST', `/reviews/${id}/reply/`, { reply_comment: 'Dziekujemy!' });
  await openAs('owner', `/reviews/list?q=Julia+Edytowana&review=${id}`);
  const { detail, composer, row } = inboxOf(page);
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
  await detail.getByRole('button', { name: 'Edytuj odpowiedź' }).click();
  await composer.fill('Dziękujemy, Pani Julio!');
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Dziękujemy, Pani Julio!')).toBeVisible();
  await expect(detail.getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });

  await detail.getByRole('button', { name: 'Usuń odpowiedź' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń odpowiedź' }).click();
  await expect(composer).toBeVisible({ timeout: 20_000 });
  await expect(row('Julia Edytowana').getByText('Opublikowana')).toHaveCount(0);
});

test('RV-07 a note stays with the team and survives a reload', async ({ openAs, page, world, api }) => {
  await world.customerWrites({ author: 'Karol Zanotowany', comment: 'Zimna zupa.' });
  const { id } = await arrived(api, 'Karol Zanotowany');
  await openAs('owner', `/reviews/list?q=Karol+Zanotowany&review=${id}`);
  const { detail, row } = inboxOf(page);
  await detail.getByRole('button', { name: /Dodaj notatkę/ }).click();
  await detail.getByRole('textbox', { name: 'Notatka dla zespołu' }).fill('Oddzwonić w piątek.');
  await detail.getByRole('button', { name: 'Zapisz notatkę' }).click();
  await expect(detail.getByText('Oddzwonić w piątek.')).toBeVisible();
  await expect(row('Karol Zanotowany').getByText('Notatka')).toBeVisible();
  await page.reload();
  await expect(detail.getByText('Oddzwonić w piątek.')).toBeVisible();
  await expect(detail.getByText(/Anna Nowak/)).toBeVisible();

  await detail.getByRole('button', { name: 'Usuń notatkę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń notatkę' }).click();
  await expect(detail.getByText('Oddzwonić w piątek.')).toHaveCount(0);
});

test('RV-03 a bulk reply goes to all that match and says how many it passed over', async ({
  openAs,
  page,
  world,
  api,
}) => {
  test.slow();
  for (const author of ['Zbiorowa Pierwsza', 'Zbiorowa Druga', 'Zbiorowa Trzecia'])
    await world.customerWrites({ author, comment: 'Wpadam co tydzień.' });
  const first = await arrived(api, 'Zbiorowa Pierwsza');
  for (const author of ['Zbiorowa Druga', 'Zbiorowa Trzecia']) await arrived(api, author);
  await api.call('owner', 'POST', `/reviews/${first.id}/reply/`, {
    reply_comment: 'Dziękujemy i zapraszamy!',
  });

  await openAs('owner', '/reviews/list?q=Zbiorowa');
  const { list, row } = inboxOf(page);
  await expect(row('Zbiorowa Pierwsza').getByText('Opublikowana')).toBeVisible({ timeout: 20_000 });
  await row('Zbiorowa Druga').getByRole('checkbox').click({ force: true });
  await list.getByRole('button', { name: /Zaznacz wszystkie 3/ }).click();
  await list.getByRole('button', { name: 'Odpowiedz zbiorczo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 ma już odpowiedź albo została usunięta, pomijamy')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Odpowiedź' }).fill('Cieszymy się, że Państwo wracają.');
  await dialog.getByRole('button', { name: 'Wyślij 2 odpowiedzi' }).click();

  for (const author of ['Zbiorowa Druga', 'Zbiorowa Trzecia'])
    await expect(row(author).getByText('Opublikowana')).toBeVisible({ timeout: 30_000 });
  const untouched = await api.call<{ reply_comment: string }>('owner', 'GET', `/reviews/${first.id}/`);
  expect(untouched.reply_comment).toBe('Dziękujemy i zapraszamy!');
});
