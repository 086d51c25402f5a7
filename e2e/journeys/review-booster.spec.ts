import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { hearComplaints } from '../fixtures/complaints.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, to the sandbox's mailbox.
const throughJobs = { timeout: 30_000 };

const comment = 'Kawa była zimna, a stolik lepki.';
const contact = 'gosc.zimnej.kawy@poczta.test';
const reply = 'Przepraszamy, następna kawa jest od nas.';

interface Answers {
  results: { rating: number | null; is_verified: boolean; channel: string }[];
}

interface Audit {
  visits: number;
  offered: number;
  scores: { score: number | null; answers: number; offered: number; offered_after: number }[];
}

test('RV-11 BEY-13 a guest with two stars answers on a phone, is offered the public page as everyone, gets a mail from the team, and erases the answer', async ({
  openAs,
  page,
  api,
  browser,
  world,
}) => {
  const auditOf = () => api.call<Audit>('owner', 'GET', '/review-booster/audit/');
  const twoStarsOf = ({ scores }: Audit) => scores.find(({ score }) => score === 2);
  const before = await auditOf();

  await openAs('owner', '/review-booster/form-list');
  await page.getByRole('button', { name: 'Nowy formularz' }).click();
  await page.getByRole('textbox', { name: 'Nazwa formularza' }).fill('Na paragonie');
  await page.getByRole('switch', { name: 'Proś o adres e-mail' }).press('Space');
  await page.getByRole('button', { name: 'Utwórz formularz' }).click();
  await expect(page.getByRole('heading', { name: 'Linki i kody: Na paragonie' })).toBeVisible();
  await page.getByRole('button', { name: 'Nowe linki' }).click();
  await page.getByRole('radio', { name: /^Link/ }).press('Space');
  await page.getByRole('button', { name: 'Utwórz linki' }).click();
  const address = await page
    .getByText(/\/f\/[\w-]{22}\/$/)
    .first()
    .textContent();

  const phone = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
  });
  const guest = await phone.newPage();
  const complaints = await hearComplaints(guest);
  await guest.goto(address ?? '');
  await expect(guest.getByRole('link', { name: 'Napisz opinię w Google' })).toBeVisible();
  await expectAccessible(guest, 'the form');
  await expectFits(guest, 'the form');
  await guest.getByRole('radio', { name: '2 gwiazdki' }).check();
  await guest.getByRole('textbox', { name: 'Co chcesz nam przekazać?' }).fill(comment);
  await guest.getByRole('textbox', { name: /^E-mail/ }).fill(contact);
  await guest.getByRole('checkbox', { name: /^Zgadzam się, żeby firma/ }).check();

  await guest.getByRole('button', { name: 'English' }).click();
  await expect(guest.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(guest.getByRole('textbox', { name: 'What would you like to tell us?' })).toHaveValue(comment);
  await guest.getByRole('button', { name: 'Polski' }).click();
  // The task of the page, which is solved while guests write.
  await expect(guest.locator('input[name=proof]')).not.toHaveValue('', { timeout: 30_000 });
  await guest.getByRole('button', { name: 'Wyślij' }).click();
  await expect(guest.getByRole('heading', { name: 'Dziękujemy!' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Napisz opinię w Google' })).toBeVisible();
  await expectAccessible(guest, 'the page after an answer');
  await expectFits(guest, 'the page after an answer');

  await page.goto('/review-booster/reviews');
  const { row, detail } = inboxOf(page);
  await row(comment).click();
  await expect(detail.getByText(comment)).toBeVisible();
  await expect(detail.getByText(contact)).toBeVisible();
  await expect(detail.getByText(/Zgoda na kontakt: wersja 1$/)).toBeVisible();
  await expectAccessible(page, 'an answer in the inbox');
  await detail.getByRole('textbox', { name: 'Wiadomość do klienta' }).fill(reply);
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Wysłana', { exact: true })).toBeVisible(throughJobs);
  expect((await world.mailTo(contact)).text).toContain(reply);
  const { results } = await api.call<Answers>('owner', 'POST', '/review-booster/reviews/search/', {
    q: comment,
  });
  expect(results).toMatchObject([{ rating: 2, is_verified: true, channel: 'link' }]);
  await page.goto('/review-booster/form-list');
  await expect(page.getByText('Każdy odwiedzający zobaczył linki do publicznych opinii')).toBeVisible();
  const after = await auditOf();
  expect(after.visits).toBe(before.visits + 1);
  expect(after.offered).toBe(after.visits);
  const answered = (twoStarsOf(before)?.answers ?? 0) + 1;
  expect(twoStarsOf(after)).toMatchObject({ answers: answered, offered: answered, offered_after: answered });

  await guest.getByRole('link', { name: 'Usuń moją odpowiedź' }).click();
  await expectAccessible(guest, 'the question before an answer is erased');
  await guest.getByRole('button', { name: 'Usuń odpowiedź' }).click();
  await expect(guest.getByRole('heading', { name: 'Odpowiedź usunięta' })).toBeVisible();
  await expectAccessible(guest, 'the page of an erased answer');
  await page.goto('/review-booster/reviews');
  await expect(page.getByText('Dziękuję za pamięć!').first()).toBeVisible();
  await expect(page.getByText(comment)).toHaveCount(0);
  await guest.goto(`${address}fairness/`);
  await expectAccessible(guest, 'the page of fairness');
  await expectFits(guest, 'the page of fairness');
  expect(complaints.unexpected()).toEqual([]);
  await phone.close();
});
