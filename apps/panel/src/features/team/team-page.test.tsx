// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserStore } from '../../session/session-store.ts';
import { openPanel, type OpenPanelOptions } from '../../testing/open-panel.tsx';
import { endViewAs } from './view-as/view-as.ts';

// Loads the page's code first, so that slow imports do not count against the tests' timeouts.
beforeAll(() => import('./team-page.tsx'), 60_000);
afterEach(() => void endViewAs());

const owner = { memberType: 1 } as const;
const bar = () => screen.findByRole('region', { name: 'Podgląd innej osoby' });

/** Whose tokens have been sent, call by call. */
function listenToTokens() {
  const sent: { path: string; token: string | null }[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, token: request.headers.get('Authorization') });
    return answer(request);
  });
  return sent;
}

/** From now on the API takes this token for one that has run out. */
function refuse(token: string) {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.headers.get('Authorization') === token
      ? Response.json({ code: 'unauthenticated', detail: '' }, { status: 401 })
      : answer(request),
  );
}

/** Opens the team and looks through Ewa's eyes. */
async function viewAsEwa(options: OpenPanelOptions = {}) {
  const panel = openPanel('/permissions', { data: owner, ...options });
  const sent = listenToTokens();
  fireEvent.click(await screen.findByRole('button', { name: 'Więcej: Ewa Kaczmarek' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /Zobacz panel jako ta osoba/ }));
  await bar();
  return { ...panel, sent };
}

describe('COM-04 the team page', () => {
  test('shows the team and the keys, and keeps the search in the address', async () => {
    openPanel('/permissions?q=kaczmarek', { data: owner });
    expect(await screen.findByText('Ewa Kaczmarek')).toBeTruthy();
    expect(screen.queryByText('Krzysztof Wójcik')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Klucze API' })).toBeTruthy();
    expect(document.title).toBe('Zespół – Pinfold');
  });

  test('is closed to who may not see the team', async () => {
    openPanel('/permissions', { data: { permissions: ['view_reviews'] } });
    await waitFor(() => expect(window.location.pathname).toBe('/reviews/list'));
  });
});

describe('COM-03 viewing the panel as somebody', () => {
  test('says through whose eyes, with their token, and stores nothing of it', async () => {
    const { sent } = await viewAsEwa();
    expect((await bar()).textContent).toContain('Oglądasz panel jako Ewa Kaczmarek.');
    await waitFor(() => expect(sent.at(-1)?.token).toBe('Token pfv_test_5'));
    expect(browserStore.read().user?.token).toBe('test-token');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('pfv_');
    expect(screen.queryByRole('button', { name: 'Twoje konto' })).toBeNull();
  });

  test('leads back to the team with the own session', async () => {
    const { sent } = await viewAsEwa();
    fireEvent.click(within(await bar()).getByRole('button', { name: 'Zakończ' }));
    expect(await screen.findByRole('heading', { name: 'Zespół' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Podgląd innej osoby' })).toBeNull();
    expect(window.location.pathname).toBe('/permissions');
    expect(sent.filter(({ path }) => path === '/api/logout/').map(({ token }) => token)).toEqual([
      'Token pfv_test_5',
    ]);
    await waitFor(() => expect(sent.at(-1)?.token).toBe('Token test-token'));
  });

  test('is over when its token has run out, and the own session goes on', async () => {
    await viewAsEwa();
    await screen.findByRole('heading', { name: /^Dzień dobry/ });
    refuse('Token pfv_test_5');
    const pages = within(screen.getByRole('navigation', { name: 'Nawigacja główna' }));
    fireEvent.click(pages.getByRole('link', { name: /^Opinie/ }));
    expect(await screen.findByText(/Podgląd trwa najwyżej pół godziny/)).toBeTruthy();
    expect(browserStore.read().user?.token).toBe('test-token');
  });
});
