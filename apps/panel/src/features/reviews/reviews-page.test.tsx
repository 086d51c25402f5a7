// @vitest-environment jsdom
import { testReview } from '@pinfold/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the page's code first, so that slow imports do not count against the tests' timeouts.
beforeAll(() => import('./reviews-page.tsx'), 90_000);

const address = () => window.location.pathname + window.location.search;
const opened = async () => within(await screen.findByLabelText('Otwarta opinia'));
const summary = /^(\d+ opini\S*), \d+ bez odpowiedzi, /;

test('RV-01 what is listed is what is counted: deleted reviews show only when they are asked for', async () => {
  const { client } = openPanel('/reviews/list');
  const [, counted] = summary.exec((await screen.findByText(summary)).textContent ?? '') ?? [];
  expect(await screen.findByText(counted ?? '')).toBeTruthy();
  expect(screen.queryByText('Usunięta')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Filtr' }));
  fireEvent.click(await screen.findByRole('button', { name: /Usunięcie/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Usunięte' }));
  await waitFor(() => expect(address()).toBe('/reviews/list?deleted=true'));
  const deleted = client.server.data.reviews.filter((review) => review.deleted);
  expect(deleted).toHaveLength(1);
  expect(await screen.findByText('1 opinia')).toBeTruthy();
  expect(await screen.findByText('Usunięta')).toBeTruthy();
});

test('RV-01 beside the list the first review of each question is open, and the address stays plain until one is chosen', async () => {
  const authors = ['Zofia Pierwsza', 'Adam Drugi', 'Ewa Trzecia'];
  const reviews = authors.map((name, index) =>
    testReview({
      id: index + 1,
      author: { name, is_anonymous: false },
      created_at: `2026-11-2${9 - index}T10:00:00.000Z`,
      ...(index > 0 && {
        reply_status: 'rejected',
        reply_problem: 'repetitive',
        reply_comment: 'Dziękujemy',
      }),
    }),
  );
  openPanel('/reviews/list', { data: { reviews } });
  const detail = await opened();
  expect(await detail.findByText('Zofia Pierwsza')).toBeTruthy();
  expect(address()).toBe('/reviews/list');
  fireEvent.click(await screen.findByText('Do poprawy'));
  expect(await detail.findByText('Adam Drugi')).toBeTruthy();
  expect(address()).toMatch(/^\/reviews\/list\?reply_status=[^&]+$/);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await detail.findByText('Ewa Trzecia')).toBeTruthy();
  await waitFor(() => expect(address()).toMatch(/&review=3$/));
});

test('COM-02 a link to a review that is out of sight opens none, and nothing to answer it with', async () => {
  openPanel('/reviews/list?review=999999');
  const detail = await opened();
  expect(await detail.findByText('Nie znaleźliśmy tej opinii.')).toBeTruthy();
  expect(detail.queryByRole('textbox')).toBeNull();
});

test('SES-10 the panel knows the demo account, which keeps its language', async () => {
  openPanel('/reviews/list', { data: { isDemo: true } });
  await waitFor(() => expect(localStorage.getItem('demo_user')).toBe('true'));
  await screen.findByRole('button', { name: /^Zmień firmę/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Język/ })).toBeNull());
});

test('COM-02 the company in use says what the reader is there', async () => {
  openPanel('/reviews/list');
  expect((await screen.findByRole('button', { name: /^Zmień firmę/ })).textContent).toContain('Menedżer');
  expect(screen.getByRole('button', { name: /^Język/ })).toBeTruthy();
});

test('RV-07 who may manage categories gets to them without the right to the figures', async () => {
  openPanel('/reviews/categories', {
    data: { permissions: ['view_reviews', 'manage_reviews_categories'], planCapabilities: [] },
  });
  expect(await screen.findByRole('button', { name: 'Nowa kategoria' })).toBeTruthy();
  expect(address()).toBe('/reviews/categories');
  expect(screen.queryByRole('link', { name: 'Analiza kategorii' })).toBeNull();
});
