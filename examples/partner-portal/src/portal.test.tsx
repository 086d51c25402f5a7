import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closePortal, openPortal } from './testing/open-portal.tsx';

configure({ asyncUtilTimeout: 30_000 });

// Preloads lazy pages, so that no test waits for their compilation.
beforeAll(
  () =>
    Promise.all([
      import('./pages/own-list-page.tsx'),
      import('./pages/own-changes-page.tsx'),
      import('./pinfold/portal-inbox.tsx'),
    ]),
  120_000,
);
afterEach(closePortal);

const partsOfPinfold = () => document.querySelectorAll('[class*="pinfold-"]').length;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const readOnly = 'Nie masz uprawnień do tej czynności. Poproś właściciela konta o dostęp.';

test('SDK-02 a list of the portal’s own, made of hooks alone, answers a review', async () => {
  const { pinfold } = await openPortal('/own');
  const [review] = await screen.findAllByRole('article');
  if (!review) throw new Error('the list has a review');
  const author = within(review).getByRole('heading').textContent;
  fireEvent.change(within(review).getByRole('textbox'), { target: { value: 'I tak dziękujemy!' } });
  fireEvent.click(within(review).getByRole('button', { name: 'Odpowiedz' }));
  await waitFor(() => expect(review.isConnected).toBe(false));
  expect(partsOfPinfold()).toBe(0);
  const answered = pinfold.server.data.reviews.find((one) => one.reply_comment === 'I tak dziękujemy!');
  expect(author).toContain(answered?.author.name);
});

test('SDK-02 BEY-03 another view of external changes, made of hooks alone, rejects one and takes it back', async () => {
  // Stops the clock, so that the time to undo does not run out.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pinfold } = await openPortal('/changes');
  const [reject] = await screen.findAllByRole('button', { name: 'Odrzuć' });
  const card = reject?.closest('article');
  if (!card || !reject) throw new Error('there is a change to be rejected');
  fireEvent.click(reject);
  const undo = await within(card).findByRole('button', { name: /^Cofnij \(\d+ s\)$/ });
  const decisions = () =>
    pinfold.server.data.externalChanges.filter(({ step }) => step === 'undoable').length;
  await waitFor(() => expect(decisions()).toBeGreaterThan(0));
  const before = decisions();
  fireEvent.click(undo);
  expect(await within(card).findByRole('button', { name: 'Odrzuć' })).toBeTruthy();
  await waitFor(() => expect(decisions()).toBe(before - 1));
  expect(partsOfPinfold()).toBe(0);
});

test('SDK-07 somebody who may only read sees why, in the inbox and in the portal’s own list', async () => {
  await openPortal('/settings');
  fireEvent.change(await screen.findByLabelText('Zalogowana osoba'), { target: { value: 'piotr' } });
  await screen.findByText(/· Piotr Maj/);
  fireEvent.click(screen.getByRole('link', { name: 'Pulpit' }));
  const composer = await screen.findByRole('textbox', { name: 'Odpowiedź' });
  await waitFor(() => expect(composer).toHaveProperty('disabled', true));
  expect(screen.getAllByText(readOnly).length).toBeGreaterThan(0);

  fireEvent.click(screen.getByRole('link', { name: 'Odpowiedzi' }));
  expect((await screen.findAllByText(readOnly)).length).toBeGreaterThan(0);
  const answers = await screen.findAllByRole('button', { name: 'Odpowiedz' });
  expect(answers.filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
});

test('BEY-01 a revoked key closes the reviews alone: the portal around them goes on', async () => {
  const { revokeKey } = await openPortal('/');
  const search = await screen.findByRole('searchbox', { name: 'Szukaj w opiniach' });
  revokeKey();
  fireEvent.change(search, { target: { value: 'kawa' } });
  await screen.findByText('Dostęp do opinii jest wyłączony.');
  expect(screen.getByRole('alert').textContent).toContain('Dostęp do opinii jest wyłączony.');
  expect(search.isConnected).toBe(false);
  press('Spróbuj ponownie');
  await waitFor(() => expect(screen.queryByText('Dostęp do opinii jest wyłączony.')).toBeNull());
  await screen.findByText('Dostęp do opinii jest wyłączony.');

  fireEvent.change(screen.getByLabelText('Napisz do opiekuna'), { target: { value: 'Co z opiniami?' } });
  press('Wyślij wiadomość');
  expect(await screen.findByText('Dziękujemy, odpiszemy jeszcze dziś.')).toBeTruthy();
});

test('SDK-06 another language and other colours reach the inbox without a draft or a place being lost', async () => {
  await openPortal('/');
  const composer = await screen.findByRole('textbox', { name: 'Odpowiedź' });
  const search = screen.getByRole('searchbox', { name: 'Szukaj w opiniach' });
  fireEvent.change(composer, { target: { value: 'Pani Marto, ' } });
  press('English');
  expect(await screen.findByRole('searchbox', { name: 'Search reviews' })).toBe(search);
  expect(await screen.findByRole('heading', { name: 'Good morning, Anna' })).toBeTruthy();
  press('Dark');
  await waitFor(() => expect(document.querySelector('[data-color-scheme="dark"]')).toBeTruthy());
  expect(composer.isConnected).toBe(true);
  expect(composer).toHaveProperty('value', 'Pani Marto, ');
});
