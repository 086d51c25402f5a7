// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { browserStore } from '../../session/session-store.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { loadTexts } from '../../texts/i18n.ts';

// The code of the pages, so that no test waits for a first compilation.
beforeAll(
  () =>
    Promise.all([
      loadTexts(['account', 'inside', 'front'], 'pl'),
      import('../../routing/app-routes.tsx'),
      import('../../shell/shell.tsx'),
      import('./login-page.tsx'),
      import('./sign-up/sign-up-page.tsx'),
      import('./invitation/invitation-page.tsx'),
      import('./account-type/employee-page.tsx'),
    ]),
  120_000,
);

const stranger = { isLoggedIn: false };
const heading = (name: string) => screen.findByRole('heading', { name });
const landing = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('signing up', () => {
  test('SES-01 a link that opens it leads to a mail, which can be sent again', async () => {
    const { client } = openPanel('/session/sign-up?access=test-access&campaign=lato', stranger);
    await heading('Załóż konto');
    await screen.findByText(/14 dni za darmo w planie Standard/);
    type('Imię i nazwisko', 'Jan Nowak');
    type('Adres e-mail', ' jan@lipa.example ');
    type('Hasło', 'kawa z mlekiem');
    tick('Akceptuję regulamin i politykę prywatności');
    press('Załóż konto');
    await heading('Sprawdź skrzynkę');
    expect(document.body.textContent).toContain('Na adres jan@lipa.example wysłaliśmy wiadomość');
    press('Wyślij ponownie');
    await screen.findByText('Wysłaliśmy wiadomość jeszcze raz.');
    const sent = client.server.calls.filter(({ operation }) => operation === 'register');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toMatchObject({
      email: 'jan@lipa.example',
      access: 'test-access',
      campaign: 'lato',
      marketing_accepted: false,
    });
  });

  test('SES-01 what is missing is said at its place, and the first of it is focused', async () => {
    const { client } = openPanel('/session/sign-up?access=test-access', stranger);
    await screen.findByRole('button', { name: 'Załóż konto' });
    type('Imię i nazwisko', 'Jan Nowak');
    press('Załóż konto');
    const email = screen.getByLabelText('Adres e-mail');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    for (const words of ['Wpisz adres e-mail.', 'Wpisz hasło.', 'Aby założyć konto, zaakceptuj regulamin.'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(client.server.calls.some(({ operation }) => operation === 'register')).toBe(false);
  });

  test('SES-01 a refused password stays in its field and says why until it is changed', async () => {
    openPanel('/session/sign-up?access=test-access', {
      ...stranger,
      failures: { register: 'password_breached' },
    });
    await screen.findByRole('button', { name: 'Załóż konto' });
    type('Imię i nazwisko', 'Jan Nowak');
    type('Adres e-mail', 'jan@lipa.example');
    type('Hasło', 'password12345');
    tick('Akceptuję regulamin i politykę prywatności');
    press('Załóż konto');
    await screen.findByText(/To hasło wyciekło już z innego serwisu/);
    const password = screen.getByLabelText('Hasło');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password).toHaveProperty('value', 'password12345');
    type('Hasło', 'password123456');
    expect(screen.queryByText(/To hasło wyciekło/)).toBeNull();
  });

  test('SES-01 a link that opens nothing leads to the prices', async () => {
    openPanel('/session/sign-up?access=of-somebody-else', stranger);
    await heading('Konto można założyć tylko z zaproszenia');
    const link = screen.getByRole('link', { name: 'Przejdź do cennika' });
    expect(link.getAttribute('href')).toBe('https://pinfold.test/pricing');
  });

  test('SES-01 who only reads that they need an invitation is led to the prices after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    openPanel('/session/sign-up', {
      ...stranger,
      // A place on the page itself, since jsdom goes nowhere else.
      prepare: ({ session }) => (session.settings.urls.pricing = '#prices'),
    });
    await heading('Konto można założyć tylko z zaproszenia');
    expect(window.location.hash).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(window.location.hash).toBe('#prices');
  });

  test('SES-01 an invitation with an audit opens it', async () => {
    openPanel('/session/sign-up?audit=true&custom_invitation=true', stranger);
    expect(await screen.findByLabelText('Imię i nazwisko')).toBeTruthy();
  });

  test('SES-05 another service makes no account without accepted terms', async () => {
    const { client } = openPanel('/session/sign-up?access=test-access', stranger);
    await heading('Załóż konto');
    fireEvent.click(await screen.findByRole('button', { name: 'Kontynuuj przez Test ID' }));
    const terms = screen.getByRole('checkbox', { name: 'Akceptuję regulamin i politykę prywatności' });
    await waitFor(() => expect(document.activeElement).toBe(terms));
    expect(screen.queryByText('Wpisz adres e-mail.')).toBeNull();
    expect(client.server.calls.some(({ operation }) => operation === 'startSocialLogin')).toBe(false);
  });

  test('SES-01 opening the mailed link uses nothing up; pressing the button logs in', async () => {
    const { client } = openPanel('/session/confirm-email/u1/t1', {
      ...stranger,
      prepare: (data) => (data.companies = []),
    });
    await heading('Potwierdź adres e-mail');
    expect(client.server.calls.some(({ operation }) => operation === 'confirmRegistration')).toBe(false);
    press('Potwierdź i przejdź dalej');
    await heading('Jak będziesz korzystać z Pinfold?');
    expect(browserStore.read().user?.email).toBe('anna@lipa.example');
  });

  test('SES-01 a used link says so and leads to the log-in', async () => {
    openPanel('/session/confirm-email/u1/t1', {
      ...stranger,
      prepare: (data) => data.session.usedLinks.add('t1'),
    });
    await heading('Potwierdź adres e-mail');
    press('Potwierdź i przejdź dalej');
    await heading('Ten odnośnik już nie działa');
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
  });
});

describe('a new user', () => {
  const newcomer = { prepare: prepareNewcomer };

  test('SES-07 chooses between a company and a job', async () => {
    openPanel('/session/select-account-type', newcomer);
    await heading('Jak będziesz korzystać z Pinfold?');
    expect(screen.getByRole('link', { name: /Dodaję swoją firmę/ }).getAttribute('href')).toBe('/wizard');
    fireEvent.click(screen.getByRole('link', { name: /Pracuję w firmie/ }));
    await heading('Poproś o zaproszenie');
  });

  test('SES-07 an employee checks again until somebody has let them in', async () => {
    const { client } = openPanel('/session/employee-page', newcomer);
    await heading('Poproś o zaproszenie');
    expect(screen.getByText('anna@lipa.example')).toBeTruthy();
    press('Sprawdź ponownie');
    await screen.findByText(/To konto nie należy jeszcze do żadnej firmy\. Poczekaj/);
    client.server.data.companies = [client.server.data.company];
    press('Sprawdź ponownie');
    await landing('/dashboard');
    expect(screen.queryByText('Poproś o zaproszenie')).toBeNull();
  });

  test('SES-07 a stranger has nothing to choose yet', async () => {
    openPanel('/session/select-account-type', stranger);
    await heading('Zaloguj się');
    expect(window.location.pathname).toBe('/session/login');
  });
});

describe('a forgotten password', () => {
  test('SES-08 the page says the same for every address', async () => {
    openPanel('/session/forgot-password', stranger);
    await heading('Nie pamiętasz hasła?');
    press('Wyślij odnośnik');
    expect(screen.getByText('Wpisz adres e-mail.')).toBeTruthy();
    type('Adres e-mail', 'nikt@lipa.example');
    press('Wyślij odnośnik');
    await heading('Sprawdź skrzynkę');
    expect(document.body.textContent).toContain('Jeśli istnieje konto z adresem nikt@lipa.example');
  });

  test('SES-08 a new password leads to the log-in, and its link works once', async () => {
    const { client } = openPanel('/password-reset/u1/t1', stranger);
    await heading('Ustaw nowe hasło');
    type('Nowe hasło', 'krótkie');
    press('Zmień hasło');
    expect(screen.getByText('To hasło jest za krótkie.')).toBeTruthy();
    type('Nowe hasło', 'długie, dobre hasło');
    press('Zmień hasło');
    await heading('Zaloguj się');
    expect(client.server.data.session.password).toBe('długie, dobre hasło');
  });

  test('SES-08 a password can be looked at while it is typed', async () => {
    openPanel('/session/login', stranger);
    await heading('Zaloguj się');
    const password = screen.getByLabelText('Hasło');
    expect(password.getAttribute('type')).toBe('password');
    press('Pokaż znaki');
    expect(password.getAttribute('type')).toBe('text');
    press('Ukryj znaki');
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('an invitation', () => {
  test('SES-08 somebody new joins and starts in the company that invited them', async () => {
    const { client } = openPanel('/invitation/u1/t1', stranger);
    await heading('Dołącz do zespołu „Kawiarnia Lipa”');
    expect(screen.getByText('menedżer: wybrane lokalizacje i funkcje')).toBeTruthy();
    press('Dołącz do zespołu');
    expect(screen.getByText('Wpisz imię i nazwisko.')).toBeTruthy();
    type('Imię i nazwisko', 'Jan Nowak');
    type('Hasło', 'długie, dobre hasło');
    tick('Akceptuję regulamin i politykę prywatności');
    press('Dołącz do zespołu');
    await landing('/dashboard');
    expect(browserStore.read()).toMatchObject({ companyId: 1, user: { email: 'jan@lipa.example' } });
    const accepted = client.server.calls.find(({ operation }) => operation === 'acceptInvitation');
    expect(accepted?.body).not.toHaveProperty('email');
  });

  test('SES-08 somebody with an account is told which one, and asked for nothing', async () => {
    openPanel('/invitation/u1/t1', { prepare: (data) => (data.session.invitation.has_account = true) });
    await heading('Dołącz do zespołu „Kawiarnia Lipa”');
    expect(screen.getByText(/Teraz korzystasz z konta anna@lipa\.example/)).toBeTruthy();
    expect(screen.queryByLabelText('Hasło')).toBeNull();
    press('Dołącz do zespołu');
    await landing('/dashboard');
  });

  test('SES-08 an invitation that was withdrawn says whom to ask', async () => {
    openPanel('/invitation/u1/t1', {
      ...stranger,
      prepare: (data) => data.session.usedLinks.add('t1'),
    });
    await heading('To zaproszenie już nie działa');
    expect(screen.queryByRole('button', { name: 'Dołącz do zespołu' })).toBeNull();
  });
});

describe('logging in at an identity provider', () => {
  test('SES-06 an unknown team is said at its field', async () => {
    openPanel('/session/sso-login', stranger);
    await heading('Logowanie jednokrotne');
    type('Nazwa zespołu', 'nikt');
    press('Dalej');
    await screen.findByText('Nie znaleźliśmy zespołu o tej nazwie.');
    const team = screen.getByLabelText('Nazwa zespołu');
    await waitFor(() => expect(document.activeElement).toBe(team));
    expect(team).toHaveProperty('value', 'nikt');
  });

  test('SES-06 a browser without the cookie of the login says so', async () => {
    const { client } = openPanel('/auth/saml/login/success/', stranger);
    await heading('Nie da się dokończyć logowania');
    expect(client.server.calls.some(({ operation }) => operation === 'getSsoToken')).toBe(false);
  });

  test('SES-06 the session is collected with the value of the cookie', async () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; sso_csrf=of-the-cookie');
    const { client } = openPanel('/auth/saml/login/success/', stranger);
    await landing('/dashboard');
    cookies.mockRestore();
    const asked = client.server.calls.filter(({ operation }) => operation === 'getSsoToken');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.get('X-CSRFToken')).toBe('of-the-cookie');
  });

  test.each([
    ['saml_no_email', 'Dostawca tożsamości nie przekazał adresu e-mail.'],
    ['saml_replay_attack', 'Ta odpowiedź logowania została już użyta. Zaloguj się jeszcze raz.'],
    ['saml_user_not_found', 'Nie ma takiego użytkownika, a automatyczne tworzenie kont jest wyłączone.'],
    ['saml_auth_failed', 'Logowanie jednokrotne nie powiodło się.'],
    ['saml_processing_error', 'Nie udało się przetworzyć odpowiedzi logowania.'],
    ['saml_group_sync_error', 'Nie udało się zsynchronizować grup użytkownika.'],
    ['saml_multiple_groups', 'Użytkownik należy do więcej niż jednej grupy.'],
    ['social_denied', 'Nie udzielono zgody na logowanie.'],
    ['made-up', 'Logowanie nie powiodło się z nieznanego powodu.'],
  ])('SES-06 a failed login says why and leads back: %s', async (error, words) => {
    openPanel(`/auth/saml/login/failure/?error=${error}`, stranger);
    await heading('Logowanie nie powiodło się');
    expect(screen.getByText(words)).toBeTruthy();
    const isOfTeam = error.startsWith('saml_');
    expect(screen.queryAllByText(error)).toHaveLength(isOfTeam ? 1 : 0);
    expect(browserStore.read().user).toBeUndefined();
    press('Zacznij od nowa');
    await heading(isOfTeam ? 'Logowanie jednokrotne' : 'Zaloguj się');
  });
});

function prepareNewcomer(data: { companies: unknown[] }): void {
  data.companies = [];
}
