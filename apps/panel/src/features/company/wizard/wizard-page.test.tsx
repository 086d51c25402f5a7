// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserStore } from '../../../session/session-store.ts';
import { openPanel } from '../../../testing/open-panel.tsx';
import type { OpenPanelOptions } from '../../../testing/open-panel.tsx';

type Data = Parameters<NonNullable<OpenPanelOptions['prepare']>>[0];

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

function begun(data: Data) {
  data.company.company_user.type = 1;
  data.company.wizard_completed = false;
  data.profile.wizard_completed = false;
  data.companies = [data.company];
}

function newcomer(data: Data) {
  data.company.company_user.type = 1;
  data.companies = [];
  browserStore.write({ companyId: undefined });
}

test('SHL-11 a new owner makes their company, learns of the trial, and starts', async () => {
  const { client } = openPanel('/wizard', { memberType: 1, prepare: newcomer } as OpenPanelOptions);
  browserStore.write({ companyId: undefined });
  await heading('Skonfiguruj firmę');
  await screen.findByText('14 dni próby w planie Standard');
  screen.getByText(/^Wpisz NIP/);
  await type(/Nazwa firmy/, 'Herbaciarnia Sen');
  await press('Zapisz i przejdź dalej');
  await screen.findByText('Krok 2 z 2: Lokalizacje z Google');
  screen.getByText(/^Wybierz z Google lokalizacje/);
  expect(screen.queryByText(/NIP/)).toBeNull();
  expect(address()).toBe('/wizard?step=google');
  expect(browserStore.read().companyId).toBe(1);
  await press('Zrobię to później');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  const calls = client.server.calls.map(({ operation }) => operation);
  expect(calls.filter((one) => one === 'createCompany')).toHaveLength(1);
  expect(calls).toContain('updateCompany');
});

test('SHL-11 a setup that was begun and left shows what was saved, and ends once places are imported or put off', async () => {
  const { client } = openPanel('/reviews/list', { prepare: begun });
  await heading('Skonfiguruj firmę');
  expect(address()).toBe('/wizard');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nazwa firmy/ });
  expect(name.value).toBe('Kawiarnia Lipa');
  await press('Zapisz i przejdź dalej');
  const accounts = await screen.findByRole('button', { name: 'Wybierz miejsca z konta Kawiarnia Lipa' });
  const later = screen.getByRole('button', { name: 'Zrobię to później' });
  expect(
    later.compareDocumentPosition(accounts) & Node.DOCUMENT_POSITION_FOLLOWING,
    'what loads below does not push it away',
  ).toBeTruthy();
  fireEvent.click(accounts);
  await press('Wybierz wszystkie możliwe');
  await press('Importuj 4 miejsca');
  await screen.findByRole('progressbar');
  expect(browserStore.read().importStatus).toBe('pending');
  await press('Zrobię to później');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await screen.findByText('Trwa import lokalizacji: 0 z 4.');
  const saved = client.server.calls.find(({ operation }) => operation === 'updateCompany');
  expect(saved?.body).toEqual({ wizard_completed: true });
});

test('SHL-11 COM-01 a master owner adds another company and is in it', async () => {
  openPanel('/wizard?action=add', {
    prepare: (data) => {
      data.company.company_user.type = 1;
      data.company.can_add_new_companies = true;
      data.companies = [data.company];
    },
  });
  await heading('Dodaj firmę');
  await type(/Nazwa firmy/, 'Palarnia Lipa');
  await press('Dodaj firmę');
  await waitFor(() => expect(address()).toBe('/wizard?action=add&step=google'));
  await screen.findByText(/^Wybierz z Google lokalizacje/);
  expect(screen.queryByText(/^Nowa firma będzie miała/)).toBeNull();
  await press('Zrobię to później');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(browserStore.read().companyId).toBe(2);
});

test('COM-01 who may not add companies is led away', async () => {
  openPanel('/wizard?action=add');
  await heading('Dzień dobry, Anna');
  expect(address()).toBe('/dashboard');
});

test('ERR-03 a server that fails on the profile of the setup logs out', async () => {
  openPanel('/wizard', { prepare: begun, failures: { getCompanyProfile: 'internal_error' } });
  await heading('Zaloguj się');
  expect(browserStore.read().user).toBeUndefined();
});
