// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserStore } from '../../../session/session-store.ts';
import { openPanel } from '../../../testing/open-panel.tsx';
import { loadTexts } from '../../../texts/i18n.ts';

// The code of the pages, so that no test waits for a first compilation.
beforeAll(
  () =>
    Promise.all([
      loadTexts(['account', 'inside', 'front'], 'pl'),
      import('../../../routing/app-routes.tsx'),
      import('../../../shell/shell.tsx'),
      import('./user-profile-page.tsx'),
      import('./consents-page.tsx'),
      import('./date-and-time-page.tsx'),
    ]),
  120_000,
);

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the profile', () => {
  test('COM-08 what was changed is saved, and nothing else', async () => {
    const { client } = openPanel('/user-settings');
    await heading('Twoje dane');
    expect(window.location.pathname).toBe('/user-settings/user-profile');
    press('Zapisz');
    await screen.findByText('Nic się nie zmieniło.');
    type('Imię i nazwisko', 'Anna Lipa');
    press('Zapisz');
    await screen.findByText('Zapisano');
    const sent = client.server.calls.find(({ operation }) => operation === 'updateUser');
    expect(sent?.body).toEqual({ name: 'Anna Lipa' });
    expect(screen.getByLabelText('Adres e-mail').hasAttribute('readonly')).toBe(true);
  });

  test('BEY-16 whoever dictates switches single keys off', async () => {
    const { client } = openPanel('/user-settings');
    await heading('Twoje dane');
    fireEvent.click(screen.getByRole('button', { name: /Skróty klawiszowe/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Tylko z Ctrl, Cmd lub Alt' }));
    press('Zapisz');
    await screen.findByText('Zapisano');
    expect(client.server.data.user.keyboard_shortcuts).toBe('modifiers');
  });

  test('COM-08 a failure keeps what was typed', async () => {
    openPanel('/user-settings/user-profile', { failures: { updateUser: 'network' } });
    await heading('Twoje dane');
    type('Imię i nazwisko', 'Anna Lipa');
    press('Zapisz');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Imię i nazwisko')).toHaveProperty('value', 'Anna Lipa');
  });

  test('SES-08 a wrong present password is said at its field, a right one ends the other devices', async () => {
    openPanel('/user-settings/user-profile');
    await screen.findByText('Safari, iPhone');
    type('Obecne hasło', 'nie to');
    type('Nowe hasło', 'długie, dobre hasło');
    press('Zmień hasło');
    await screen.findByText('To nie jest Twoje obecne hasło.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło')));
    type('Obecne hasło', 'test-password');
    press('Zmień hasło');
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.getByText(/Firefox, Linux/)).toBeTruthy();
    expect(screen.getByLabelText('Nowe hasło')).toHaveProperty('value', '');
  });

  test('SES-08 an account of an identity provider is asked for no password', async () => {
    openPanel('/user-settings/user-profile', { prepare: (data) => (data.user.has_password = false) });
    await heading('Hasło');
    expect(screen.queryByLabelText('Obecne hasło')).toBeNull();
  });

  test('SES-08 another device is logged out by its button, this one has none', async () => {
    openPanel('/user-settings/user-profile');
    const here = await screen.findByText('To urządzenie');
    expect(here.parentElement?.textContent).toContain('Firefox, Linux');
    fireEvent.click(await screen.findByRole('button', { name: 'Wyloguj: Safari, iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Wyloguj: Firefox/ })).toBeNull();
  });

  test('SES-04 logging out everywhere asks first, and then leads to the log-in', async () => {
    openPanel('/user-settings/user-profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Wyloguj wszędzie' }));
    const question = await screen.findByRole('alertdialog', { name: 'Wylogować wszędzie?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Wyloguj wszędzie' }));
    await heading('Zaloguj się');
    expect(browserStore.read().user).toBeUndefined();
  });
});

describe('consents', () => {
  test('COM-08 documents name their date, voluntary consents change at once', async () => {
    const { client } = openPanel('/user-settings/consents-and-regulations');
    const news = await screen.findByRole('switch', { name: 'Informacje o nowych funkcjach' });
    expect(screen.getAllByText(/^Zaakceptowano /)).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Przeczytaj: Regulamin/ }).getAttribute('href')).toBe(
      'https://pinfold.test/terms',
    );
    fireEvent.click(news);
    await waitFor(() =>
      expect(client.server.data.session.consents.find(({ kind }) => kind === 'product_news')).toMatchObject({
        is_given: true,
      }),
    );
    expect(screen.queryByRole('switch', { name: 'Regulamin' })).toBeNull();
  });

  test('COM-08 a consent that could not be saved goes back', async () => {
    openPanel('/user-settings/consents-and-regulations', { failures: { changeConsent: 'network' } });
    const news = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Informacje o nowych funkcjach',
    });
    fireEvent.click(news);
    await screen.findByText('Nie udało się zapisać zgody. Spróbuj ponownie.');
    await waitFor(() => expect(news.checked).toBe(false));
  });
});

describe('the time zone', () => {
  const withZones = { featureFlags: ['timezone_settings' as const] };

  test('COM-08 without its flag there is no such page', async () => {
    openPanel('/user-settings/date-and-time');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  test('COM-08 it is found by its name in Polish and saved for the company', async () => {
    const { client } = openPanel('/user-settings/date-and-time', { data: withZones });
    const field = await screen.findByRole('combobox', { name: 'Strefa czasowa' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'madryt' } });
    fireEvent.click(await screen.findByRole('option', { name: /Europe\/Madrid/ }));
    press('Zapisz');
    await waitFor(() => expect(client.server.data.company.timezone).toBe('Europe/Madrid'));
    await screen.findByText('Strefa czasowa zmieniona');
  });

  test('ERR-01 a failed update is told in the words of the catalogue, and the choice stays', async () => {
    openPanel('/user-settings/date-and-time', {
      data: withZones,
      failures: { updateCompany: 'internal_error' },
    });
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Strefa czasowa' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'madryt' } });
    fireEvent.click(await screen.findByRole('option', { name: /Europe\/Madrid/ }));
    press('Zapisz');
    await screen.findByText('Nie udało się zmienić strefy czasowej.');
    expect(field.value).toBe('Europe/Madrid');
  });

  test('COM-08 who may not manage the company sees it and learns who may', async () => {
    openPanel('/user-settings/date-and-time', { data: { ...withZones, permissions: ['view_dashboard'] } });
    await screen.findByText('Strefę czasową może zmienić osoba, która zarządza danymi firmy.');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('COM-03 who manages some locations sees it and learns that it concerns the others too', async () => {
    openPanel('/user-settings/date-and-time', { data: { ...withZones, seesAllLocations: false } });
    await screen.findByText(/^Dotyczy to także lokalizacji, do których nie masz dostępu\./);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('SES-10 the demo can try its settings, saving explains itself, and what was typed stays', async () => {
  openPanel('/user-settings/user-profile', { data: { isDemo: true } });
  await heading('Twoje dane');
  const name = screen.getByLabelText('Imię i nazwisko');
  fireEvent.change(name, { target: { value: 'Kasia' } });
  press('Zapisz');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('To wersja demonstracyjna');
  expect(name).toHaveProperty('value', 'Kasia');
});
