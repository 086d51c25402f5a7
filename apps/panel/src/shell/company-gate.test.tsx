// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserStore } from '../session/session-store.ts';
import { openPanel } from '../testing/open-panel.tsx';

const lists = (calls: readonly { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'listCompanies').length;

test('SHL-09 a failing company list forgets the chosen company, asks once more, and then leaves it to the reader', async () => {
  const { client } = openPanel('/dashboard', { failures: { listCompanies: 'internal_error' } });
  await screen.findByRole('heading', { name: 'Nie udało się wczytać danych firmy' });
  expect(browserStore.read().companyId).toBeUndefined();
  await waitFor(() => expect(lists(client.server.calls)).toBe(2));
  // Said in place, and nowhere else.
  expect(screen.queryByText(/Serwer nie poradził/)).toBeNull();

  client.server.fail('listCompanies', undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await screen.findByRole('heading', { name: /Anna$/ });
  expect(browserStore.read().companyId).toBe(1);
});

test('SHL-09 another company has the user’s details asked for anew', async () => {
  const { client } = openPanel('/dashboard');
  await screen.findByRole('heading', { name: /Anna$/ });
  const asked = () => client.server.calls.filter(({ operation }) => operation === 'getUser').length;
  const before = asked();
  fireEvent.click(screen.getByRole('button', { name: /^Zmień firmę/ }));
  fireEvent.click(await screen.findByRole('button', { name: /Piekarnia Ziarno/ }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(browserStore.read().companyId).toBe(2);
});

test('SHL-05 the selector finds a company by its name and says what the reader is there', async () => {
  openPanel('/dashboard');
  await screen.findByRole('heading', { name: /Anna$/ });
  fireEvent.click(screen.getByRole('button', { name: /^Zmień firmę/ }));
  const search = await screen.findByRole('searchbox', { name: 'Szukaj firmy' });
  expect(await screen.findByRole('button', { name: /Kawiarnia Lipa\s*Menedżer/ })).toBeTruthy();
  fireEvent.change(search, { target: { value: 'ziarn' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Kawiarnia Lipa/ })).toBeNull());
  expect(await screen.findByRole('button', { name: /Piekarnia Ziarno/ })).toBeTruthy();
});
