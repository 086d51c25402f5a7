// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../routing/paths.ts';
import { browserStore } from '../session/session-store.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { showModal } from './modal-store.ts';

const modal = () => screen.findByRole('dialog');
const startPage = () => screen.findByRole('heading', { name: /Anna$/ });

test('SHL-07 SES-10 a write in the demo is answered by a modal with a contact and a way to an account', async () => {
  const { client } = openPanel('/dashboard', { data: { isDemo: true } });
  await startPage();
  await waitFor(() => expect(browserStore.read().isDemoUser).toBe(true));
  client.server.fail('getReviewStats', 'demo_read_only');
  fireEvent.click(await screen.findByRole('button', { name: 'Odśwież liczby' }));
  const dialog = await modal();
  expect(dialog.textContent).toContain('wersja demonstracyjna');
  expect(await within(dialog).findByRole('button', { name: 'Skontaktuj się z nami' })).toBeTruthy();
  const signUp = within(dialog).getByRole('link', { name: 'Załóż własne konto' });
  expect(signUp.getAttribute('href')).toBe('https://pinfold.test/pricing');
});

test('SES-10 in the demo a form is filled in and sent although the account lacks the permission, and the modal answers', async () => {
  openPanel('/company/company-profile', { data: { isDemo: true, permissions: ['view_company_data'] } });
  const city = await screen.findByRole('textbox', { name: 'Miejscowość' });
  fireEvent.change(city, { target: { value: 'Gdynia' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect((await modal()).textContent).toContain('wersja demonstracyjna');
});

test('SHL-07 closing a modal may lead to a named route', async () => {
  openPanel('/dashboard');
  await startPage();
  act(() => void showModal({ message: 'Ochrona działa.', closeTo: paths.subscription }));
  const dialog = await modal();
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await screen.findByRole('heading', { name: 'Ustawienia konta' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ERR-02 a refusal for the plan stands in a modal with the API’s own words', async () => {
  const { client } = openPanel('/dashboard');
  await startPage();
  client.server.fail('getReviewStats', 'plan_does_not_allow');
  fireEvent.click(await screen.findByRole('button', { name: 'Odśwież liczby' }));
  const dialog = await modal();
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('SHL-07 refreshed figures are confirmed in the short group', async () => {
  openPanel('/dashboard');
  await startPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Odśwież liczby' }));
  expect(await screen.findByText('Liczby są aktualne')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Liczby są aktualne')).toBeNull());
});

test('ERR-03 an installation that gives up leads to the maintenance page, which knows the way back', async () => {
  const { client, events } = openPanel('/dashboard?lang=pl');
  await startPage();
  client.server.fail('getReviewStats', 'maintenance');
  fireEvent.click(await screen.findByRole('button', { name: 'Odśwież liczby' }));
  await screen.findByRole('heading', { name: 'Przerwa techniczna' });
  expect(document.title).toBe('Przerwa techniczna');
  expect(window.location.search).toBe('?next=%2Fdashboard');
  expect(events).toContainEqual({ type: 'maintenance', status: 503 });
});
