import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { arrived, inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

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
  expect(await heldBack()).toBe(1);
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
  await expect(detail.getByText('Napisane z AI')).toBeVisible({ timeout: 20_000 });
});

test('RV-04 RV-10 the owner sets how the model writes, and a reply that a rule has made is sent by a person', async ({
  openAs,
  page,
  world,
  api,
}) => {
  test.slow();
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
  await expect(card.getByText('AI, reguła „Częstochowa z treścią”')).toBeVisible({ timeout: 30_000 });
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
