// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserStore } from '../../session/session-store.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { loadTexts } from '../../texts/i18n.ts';

// The code of the pages, so that no test waits for a first compilation.
beforeAll(
  () =>
    Promise.all([
      loadTexts(['inside', 'front'], 'pl'),
      import('../../routing/app-routes.tsx'),
      import('../../shell/shell.tsx'),
      import('./login-page.tsx'),
      import('@pinfold/sdk/session'),
    ]),
  120_000,
);

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));

function tryToLogIn() {
  type('Adres e-mail', 'anna@lipa.example');
  type('Hasło', 'not-the-password');
  send();
}

const bytes = new Uint8Array([1]).buffer;
const credential = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** A browser whose dialog about passkeys gives what `get` does. */
function giveCredentials(get: () => Promise<typeof credential>) {
  const asked = vi.fn(get);
  Object.defineProperty(navigator, 'credentials', { value: { get: asked }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return asked;
}

describe('SES-03 the log-in page', () => {
  test('says what is missing, focuses it and sends nothing', async () => {
    const { client } = openPanel('/session/login', { isLoggedIn: false });
    await heading('Zaloguj się');
    send();
    expect(screen.getByText('Wpisz adres e-mail.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Adres e-mail'));
    expect(client.server.calls.some(({ operation }) => operation === 'login')).toBe(false);
  });

  test('names a wrong password, and no loader of a company is shown', async () => {
    openPanel('/session/login', { isLoggedIn: false, failures: { login: 'invalid_credentials' } });
    await heading('Zaloguj się');
    tryToLogIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Nieprawidłowy adres e-mail lub hasło.');
    expect(screen.queryByRole('img', { name: 'Wczytuję dane firmy' })).toBeNull();
    expect(address()).toBe('/session/login');
    expect(browserStore.read().user).toBeUndefined();
  });

  test('tells who tried too often how many minutes to wait', async () => {
    openPanel('/session/login', { isLoggedIn: false });
    answerFor('/api/login/', () =>
      Response.json({ code: 'too_many_attempts', retry_after: 840 }, { status: 429 }),
    );
    await heading('Zaloguj się');
    tryToLogIn();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Zbyt wiele prób. Spróbuj ponownie za 14 minut.',
    );
  });
});

test('BEY-22 a second step asks for a code, and leads on to the page that was asked for', async () => {
  const { client } = openPanel('/session/login?next=%2Freviews%2Flist', {
    isLoggedIn: false,
    prepare: ({ session }) =>
      (session.secondFactor = { ...session.secondFactor, totp_since: '2026-10-02T08:00:00Z' }),
  });
  await heading('Zaloguj się');
  tryToLogIn();
  await heading('Drugi etap logowania');
  expect(browserStore.read().user).toBeUndefined();
  fireEvent.change(await screen.findByLabelText('Kod z aplikacji lub kod zapasowy'), {
    target: { value: '123456' },
  });
  send();
  await waitFor(() => expect(address()).toBe('/reviews/list'));
  const sent = client.server.calls.find(({ operation }) => operation === 'completeLogin');
  expect(sent?.body).toEqual({ challenge: 'test', code: '123456' });
});

test('BEY-22 a passkey logs in without a password, and is not offered where the page cannot use any', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  openPanel('/session/login', {
    isLoggedIn: false,
    prepare: ({ session }) => (session.settings.passkey_origin = 'https://app.pinfold.example'),
  });
  await screen.findByRole('button', { name: 'Kontynuuj przez Test ID' });
  expect(screen.queryByRole('button', { name: 'Użyj klucza dostępu' })).toBeNull();
  cleanup();

  const get = giveCredentials(async () => credential);
  openPanel('/session/login?next=%2Freviews%2Flist', { isLoggedIn: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Użyj klucza dostępu' }));
  await waitFor(() => expect(address()).toBe('/reviews/list'));
  expect(get).toHaveBeenCalledOnce();
});

test('BEY-22 a passkey that is used while the password leads to the second step logs in', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const used = gate();
  const get = giveCredentials(async () => {
    await used.passed;
    return credential;
  });
  openPanel('/session/login?next=%2Freviews%2Flist', {
    isLoggedIn: false,
    prepare: ({ session }) =>
      (session.secondFactor = { ...session.secondFactor, totp_since: '2026-10-02T08:00:00Z' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Użyj klucza dostępu' }));
  await waitFor(() => expect(get).toHaveBeenCalledOnce());
  tryToLogIn();
  await heading('Drugi etap logowania');
  used.open();
  await waitFor(() => expect(address()).toBe('/reviews/list'));
});

describe('SES-04 a session that ends', () => {
  test('by itself leads to the log-in page, which knows the way back, and says so once', async () => {
    openPanel('/reviews/list?rating=5', {
      failures: {
        getUser: 'unauthenticated',
        listCompanies: 'unauthenticated',
        getCurrentCompany: 'unauthenticated',
      },
    });
    await heading('Zaloguj się');
    expect(address()).toBe('/session/login?next=%2Freviews%2Flist%3Frating%3D5');
    expect(await screen.findAllByText('Sesja wygasła. Zaloguj się ponownie.')).toHaveLength(1);
  });

  test('by logging out of a page that still asks is not told as one that expired', async () => {
    openPanel('/dashboard');
    await heading('Dzień dobry, Anna');
    const asked = gate();
    const tokenIsGone = gate();
    const refused = gate();
    // The page's own question is refused only after the token is gone, and before the way out is confirmed.
    answerFor('/api/reviews/stats/', async () => {
      asked.open();
      await tokenIsGone.passed;
      setImmediate(() => refused.open());
      return Response.json({ code: 'unauthenticated' }, { status: 401 });
    });
    answerFor('/api/logout/', async () => {
      tokenIsGone.open();
      await refused.passed;
      return new Response(null, { status: 204 });
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Odśwież liczby' }));
    await asked.passed;
    fireEvent.click(screen.getByRole('button', { name: 'Twoje konto' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Wyloguj się' }));
    await heading('Zaloguj się');
    expect(await screen.findByText('Wylogowano')).toBeTruthy();
    expect(address()).toBe('/session/login');
    expect(screen.queryByText(/Sesja wygasła/)).toBeNull();
  });
});

test('SES-09 the language of the address is taken at the log-in page, leaves the address and stays', async () => {
  openPanel('/session/login?lang=en', { isLoggedIn: false });
  await heading('Log in');
  await waitFor(() => expect(address()).toBe('/session/login'));
  expect(localStorage.getItem('language')).toBe('en');
});

/** What is waited for until the test says so. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** From now on one path has an answer of its own. */
function answerFor(path: string, answer: () => Response | Promise<Response>): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    new URL(request.url).pathname === path ? answer() : others(request),
  );
}
