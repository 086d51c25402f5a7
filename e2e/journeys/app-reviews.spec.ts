import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

// Through our queue, to the store and back.
const throughJobs = { timeout: 30_000 };

const packageName = 'pl.kawiarnialipa.karta';

interface ReviewsInStore {
  reviews: { author: string; reply?: { text: string } }[];
}

test('RV-12 a review is found by its store, a reply keeps to the limit of Google Play, and customers see it', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('owner', '/app-reviews/reviews');
  await expect(page.getByText('Może brakować opinii z Google Play')).toBeVisible();
  const { row, detail, composer, count } = inboxOf(page);
  const all = await count.textContent();
  await page.getByRole('button', { name: /^Google Play \d+ opini/ }).click();
  await expect(page).toHaveURL(/stores=google_play/);
  // The row moves when those of the other store leave the list.
  await expect(count).not.toHaveText(all ?? '');
  await row('Piotr Zawadzki').click();
  await expect(detail.getByText('Po zmianie telefonu zniknęło mi 7 pieczątek.')).toBeVisible();
  await expectAccessible(page, 'app reviews');

  await composer.fill('a'.repeat(351));
  await expect(detail.getByText('Za długa o 1 znak')).toBeVisible();
  const reply = 'Panie Piotrze, pieczątki już wróciły. Przepraszamy za ciszę.';
  await composer.fill(reply);
  await detail.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(detail.getByText('Opublikowana')).toBeVisible(throughJobs);
  const { reviews } = await world.tell<ReviewsInStore>('GET', `/google-play/reviews/${packageName}`);
  expect(reviews.find(({ author }) => author === 'Piotr Zawadzki')?.reply?.text).toBe(reply);
});
