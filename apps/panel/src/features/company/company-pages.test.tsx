// @vitest-environment jsdom
import { permissionMap } from '@pinfold/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });

test('COM-06 the company has its pages in the sidebar', async () => {
  openPanel('/company');
  await heading('Profil firmy');
  expect(address()).toBe('/company/company-profile');
  const navigation = within(screen.getByRole('navigation'));
  for (const name of ['Profil', 'Strony internetowe', 'Firma w sieci'])
    expect(navigation.getByRole('link', { name })).toBeTruthy();
  fireEvent.click(navigation.getByRole('link', { name: 'Strony internetowe' }));
  await heading('Twoje strony');
  fireEvent.click(navigation.getByRole('link', { name: 'Firma w sieci' }));
  await heading('Śledzone frazy');
  await heading('Miejsca wyszukiwania');
});

test('COM-01 a child company names its parent', async () => {
  openPanel('/company/company-profile', {
    prepare: (data) => (data.presence.parent = { id: 9, name: 'Grupa Lipa' }),
  });
  expect(await screen.findByText('Firma nadrzędna: Grupa Lipa')).toBeTruthy();
});

test('COM-06 saved data is confirmed, and what is not saved is asked about before the tab closes', async () => {
  openPanel('/company/company-profile');
  const city = await screen.findByRole('textbox', { name: 'Miejscowość' });
  fireEvent.change(city, { target: { value: 'Wieliczka' } });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano dane firmy')).toBeTruthy();
  const again = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

test('COM-02 who may only look reads the profile, and hears nothing of single sign-on', async () => {
  const { client } = openPanel('/company/company-profile', {
    prepare: ({ company }) => (company.permissions = permissionMap(['view_company_data'])),
  });
  await screen.findByText(/Nie masz uprawnień do tej czynności/);
  expect(screen.queryByRole('heading', { name: /Logowanie jednokrotne/ })).toBeNull();
  expect(client.server.calls.some(({ operation }) => operation === 'getSsoConnection')).toBe(false);
});

test('COM-09 a full plan leads to the account settings', async () => {
  openPanel('/company/websites', { data: { planLimits: { max_websites: 2 } } });
  fireEvent.click(await screen.findByRole('link', { name: 'Zobacz plany' }));
  await waitFor(() => expect(address()).toBe('/user-settings/account-settings'));
});
