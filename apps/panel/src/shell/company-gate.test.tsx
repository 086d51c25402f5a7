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

test('SHL-09 a company list that fails once is had the second time, without the reader doing anything', async () => {
  const { client } = openPanel('/dashboard', { failures: { listCompanies: 'internal_error' } });
  // Forgetting the chosen company is what the panel does between the two.
  const stop = browserStore.subscribe(() => client.server.fail('listCompanies', undefined));
  await screen.findByRole('heading', { name: /Anna$/ });
  stop();
  expect(lists(client.server.calls)).toBeGreaterThan(1);
  expect(browserStore.read().companyId).toBe(1);
});

test('SHL-09 a stored company that the reader has left is forgotten for one of theirs', async () => {
  const { client } = openPanel('/dashboard', {
    prepare: (data) =>
      (data.companies = data.companies.map((company) => ({ ...company, id: company.id + 6 }))),
    failures: { getCurrentCompany: 'not_a_member' },
  });
  const stop = browserStore.subscribe(() => client.server.fail('getCurrentCompany', undefined));
  await screen.findByRole('heading', { name: /Anna$/ });
  stop();
  expect(browserStore.read().companyId).toBe(7);
});

test('SHL-07 a loader holds the place until the company is known', async () => {
  openPanel('/dashboard', { failures: { getCurrentCompany: 'hang' } });
  expect(await screen.findByRole('img', { name: 'Wczytuję dane firmy' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Anna$/ })).toBeNull();
});

test('SHL-07 a company that could not be had is told, and can be tried again', async () => {
  const { client } = openPanel('/dashboard', { failures: { getCurrentCompany: 'internal_error' } });
  await screen.findByRole('heading', { name: 'Nie udało się wczytać danych firmy' });
  client.server.fail('getCurrentCompany', undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: /Anna$/ })).toBeTruthy();
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

test('BEY-22 a company that asks for a second factor leads to setting it up, and then on to the page', async () => {
  const { client } = openPanel('/dashboard', { failures: { getCurrentCompany: 'second_factor_missing' } });
  await screen.findByRole('heading', { name: 'Skonfiguruj logowanie dwuetapowe' });
  expect(browserStore.read().companyId).toBe(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Włącz' }));
  fireEvent.change(await screen.findByLabelText('Kod z aplikacji'), { target: { value: '123456' } });
  client.server.fail('getCurrentCompany', undefined);
  fireEvent.submit(screen.getByLabelText('Kod z aplikacji'));
  fireEvent.click(await screen.findByRole('button', { name: 'Mam je zapisane' }));
  expect(await screen.findByRole('heading', { name: /Anna$/ })).toBeTruthy();
});
