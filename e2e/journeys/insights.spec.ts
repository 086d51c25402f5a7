import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { expect, test } from '../fixtures/test.ts';

// Written by a job.
const arriving = { timeout: 30_000 };

interface Questions {
  results: { text: string; location: { id: number }; gmb_answers: { text: string; is_owner: boolean }[] }[];
}

interface LocatorQuestions {
  results: { question: string; answer: string }[];
}

test('MON-08 an owner sees what people did, of one town and compared with a year ago, takes it along, and looks into the archive', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/users-behavior');
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^o \d+% (więcej|mniej)$/ })
      .first(),
  ).toBeVisible();
  const views = page.getByRole('group', { name: 'Wyświetlenia' });
  const cursor = views.getByRole('slider');
  await expect(cursor).toHaveAttribute('aria-valuemax', '29');
  await expectAccessible(page, 'insights of all locations');

  await page.getByRole('button', { name: /^Okres: / }).click();
  await page.getByRole('menuitemradio', { name: 'Ostatnie 90 dni' }).click();
  await page.getByRole('button', { name: /^Porównanie: / }).click();
  await page.getByRole('menuitemradio', { name: /rok/ }).click();
  await page.getByRole('searchbox', { name: 'Szukaj lokalizacji' }).fill('Szczecin');
  await expect(page).toHaveURL(/preset=last_90_days/);
  await expect(page).toHaveURL(/compare=previous_year/);
  await expect(page).toHaveURL(/q=Szczecin/);
  const locations = page.getByRole('group', { name: 'Według lokalizacji' });
  await expect(locations.getByText(/Szczecin$/).first()).toBeVisible();
  await expect(locations.getByText(/Kraków$/)).toHaveCount(0);

  await views.getByRole('button', { name: 'Tabela' }).click();
  await expect(views.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const keywords = page.getByRole('group', { name: 'Czego szukano' });
  await keywords.getByRole('searchbox', { name: 'Szukaj frazy' }).fill('blisko');
  await expect(keywords.getByText(/^mniej niż \d+$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Eksportuj' }).click();
  const form = page.getByRole('dialog', { name: 'Eksport zachowań użytkowników' });
  await form.getByRole('button', { name: 'Przygotuj plik' }).click();
  const download = page.waitForEvent('download', arriving);
  await page.getByRole('link', { name: 'Pobierz plik' }).click(arriving);
  expect((await download).suggestedFilename()).toMatch(/^zachowania-uzytkownikow-\d{4}-\d\d-\d\d\.xlsx$/);

  await page.reload();
  await expect(locations.getByText(/Szczecin$/).first(), 'the address says what was shown').toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);

  await page.goto('/users-behavior-archive');
  await expect(page.getByText('Google zakończyło te statystyki 30 marca 2023 r.')).toBeVisible();
  await expect(page.getByText(/^po nazwie: /)).toBeVisible();
  await expectAccessible(page, 'the archive of insights');
  await expectFits(page);
});

test('RV-13 a question of the archive becomes one of the store locator’s FAQ with one press', async ({
  openAs,
  page,
  api,
}) => {
  const { results } = await api.call<Questions>('owner', 'GET', '/questions/?q=gluten&is_answered=true');
  const [asked] = results;
  if (!asked) throw new Error('The demo has no answered question about gluten.');
  await openAs('owner', '/questions-and-answers');
  const main = page.getByRole('main');
  await expect(main.getByText(/Google zakończyło je 3 listopada 2025\./)).toBeVisible();
  await main.getByRole('searchbox', { name: 'Szukaj w pytaniach i odpowiedziach' }).fill('gluten');
  await expect(page).toHaveURL(/q=gluten/);
  await expectAccessible(page, 'the archive of questions');

  await main
    .getByRole('button', { name: `Dodaj do częstych pytań: ${asked.text}` })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Dodaj do częstych pytań store locatora' });
  await expect(form.getByRole('textbox', { name: 'Pytanie' })).toHaveValue(asked.text);
  const answer = asked.gmb_answers.findLast((one) => one.is_owner)?.text ?? '';
  await expect(form.getByRole('textbox', { name: 'Odpowiedź' })).toHaveValue(answer);
  await form.getByRole('radio', { name: 'Wszystkich lokalizacjach' }).click();
  await expectAccessible(page, 'the form of a question for the FAQ');
  await form.getByRole('button', { name: /^(Dodaj|Zapisz)/ }).click();
  await expect(form).toBeHidden();
  await expect(main.getByText('Jest już w częstych pytaniach').first()).toBeVisible();
  const { results: shown } = await api.call<LocatorQuestions>('owner', 'GET', '/store-locator/faq/');
  expect(shown.filter(({ question }) => question === asked.text)).toMatchObject([{ answer }]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});
