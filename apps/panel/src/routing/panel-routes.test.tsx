// @vitest-environment jsdom
import { permissionMap } from '@pinfold/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chooseLanguage } from '../session/language.ts';
import { openPanel } from '../testing/open-panel.tsx';

const address = () => window.location.pathname + window.location.search;
const heading = (name: string) => screen.findByRole('heading', { name });

/** What there is to see whenever the page has these words, from their first moment on. */
function seenWith(words: string, look: () => string): () => string[] {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes(words)) seen.add(look());
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => [...seen];
}

describe('SHL-01 an address shows its page', () => {
  test('SHL-02 a stranger is led to the log-in page, which knows the way back', async () => {
    openPanel('/reviews/list?rating=1', { isLoggedIn: false });
    await heading('Zaloguj się');
    expect(address()).toBe('/session/login?next=%2Freviews%2Flist%3Frating%3D1');
    expect(document.title).toBe('Logowanie – Pinfold');
  });

  test('the default entry is the dashboard, with its title and its description', async () => {
    openPanel('/');
    await heading('Dzień dobry, Anna');
    expect(address()).toBe('/dashboard');
    expect(document.title).toBe('Pulpit – Pinfold');
  });

  test('the tab has the page’s title from the moment it is shown', async () => {
    const titles = seenWith('Analiza odpowiedzi z formularzy', () => document.title);
    openPanel('/review-booster/categories-analytics');
    await heading('Analiza odpowiedzi z formularzy');
    expect(titles()).toEqual(['Analiza Review Booster – Pinfold']);
    expect(screen.getByRole('link', { name: 'Kategorie odpowiedzi' })).toBeTruthy();
  });

  test('an address that nobody knows says so', async () => {
    openPanel('/no/such/page');
    expect(await heading('Nie ma takiej strony')).toBeTruthy();
  });

  test('SHL-11 an owner whose setup is not done stays in the wizard', async () => {
    openPanel('/reviews/list', {
      prepare: (data) => {
        data.company.company_user.type = 1;
        data.company.wizard_completed = false;
        data.companies = [data.company];
      },
    });
    await waitFor(() => expect(document.title).toBe('Pierwsze kroki – Pinfold'));
    expect(address()).toBe('/wizard');
  });

  test('SHL-02 a page that a member may not open leads to the dashboard, also by way of its first tab', async () => {
    openPanel('/store-locator', {
      prepare: ({ company }) => (company.permissions = permissionMap(['view_dashboard', 'view_reviews'])),
    });
    await heading('Dzień dobry, Anna');
    expect(address()).toBe('/dashboard');
  });

  test.each(['/session/sign-up?access=test-access', '/session/forgot-password', '/password-reset/u1/t1'])(
    'SHL-02 who is logged in is sent from %s to the visibility of one location',
    async (door) => {
      openPanel(door);
      await waitFor(() => expect(address()).toBe('/monitoring/single-location'));
    },
  );

  test('SES-09 a link with a language switches to it and forgets it', async () => {
    openPanel('/dashboard?lang=en');
    await heading('Hello, Anna');
    expect(address()).toBe('/dashboard');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  test('SES-09 words are marked as their language from the first moment, which gives them its voice', async () => {
    openPanel('/dashboard');
    await heading('Dzień dobry, Anna');
    const marks = seenWith('Hello, Anna', () => document.documentElement.lang);
    await chooseLanguage('en');
    await heading('Hello, Anna');
    expect(marks()).toEqual(['en']);
  });
});

describe('SHL-03 money', () => {
  test('an unpaid company is asked to complete its payment, and can write or leave', async () => {
    openPanel('/reviews/list', {
      prepare: ({ company, billing }) => {
        company.plan_restrictions.is_unpaid = true;
        billing.subscription = { ...billing.subscription, status: 'unpaid' };
      },
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Dokończ płatność, aby dalej korzystać z konta.');
    expect(address()).toBe('/order-details');
    expect(await screen.findByText('Nieopłacony')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Skontaktuj się z nami' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    await heading('Zaloguj się');
  });

  test('an expired plan says so on each page, and leads to the plan, where it is silent', async () => {
    openPanel('/dashboard', {
      prepare: ({ company, billing }) => {
        const ends_at = '2020-01-01T00:00:00Z';
        company.plan_restrictions.expires_at = ends_at;
        billing.subscription = { ...billing.subscription, status: 'expired', ends_at, subscription: null };
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Plan wygasł' });
    expect(within(dialog).getByText('Twój plan subskrypcyjny wygasł.')).toBeTruthy();
    const [close] = within(dialog).getAllByRole('button', { name: 'Zamknij' });
    if (close) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const navigation = screen.getByRole('navigation');
    fireEvent.click(within(navigation).getByRole('link', { name: 'Twoje konto' }));
    const again = await screen.findByRole('dialog', { name: 'Plan wygasł' });
    fireEvent.click(within(again).getByRole('button', { name: 'Przejdź do subskrypcji' }));
    await heading('Ustawienia konta');
    expect(address()).toBe('/user-settings/account-settings');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Wygasł')).toBeTruthy();
  });
});

describe('SHL-08 page views', () => {
  test('each page is counted once, by its pattern and never by an id', async () => {
    const { events } = openPanel('/posts/scheduled/17/edit?tab=2');
    await heading('Edycja zaplanowanego posta');
    fireEvent.click(screen.getByRole('link', { name: 'Pulpit' }));
    await heading('Dzień dobry, Anna');
    expect(events).toEqual([
      {
        type: 'page_view',
        path: '/posts/scheduled/:id/edit',
        title: 'Edycja zaplanowanego posta – Pinfold',
      },
      { type: 'page_view', path: '/dashboard', title: 'Pulpit – Pinfold' },
    ]);
  });
});

test('SHL-02 a member who may see nothing learns why', async () => {
  openPanel('/dashboard', { prepare: ({ company }) => (company.permissions = permissionMap([])) });
  await heading('Nie masz jeszcze dostępu');
  expect(address()).toBe('/no-access');
});
