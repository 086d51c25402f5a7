// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the pages' code first, so that slow imports do not count against the tests' timeouts.
beforeAll(
  () =>
    Promise.all([
      import('./changes-list-page.tsx'),
      import('../dashboard/dashboard-page.tsx'),
      import('../../shell/protected-changes-bar.tsx'),
    ]),
  90_000,
);

const owner = { memberType: 1 } as const;
const waiting = /^\d+ zmian\S* chronion\S+ p\S+ w \d+ lokalizacj/;
const isSummary = ({ pathname }: URL) => pathname.endsWith('/protection-summary/');

/** What is asked for from now on. */
function listen(): URL[] {
  const asked: URL[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url));
    return answer(request);
  });
  return asked;
}

test('EXT-06 SHL-06 an owner is told of protected fields on every page, asked for anew after each navigation', async () => {
  openPanel('/dashboard', { data: owner });
  await screen.findByText(waiting);
  expect(screen.getByLabelText(/^\d+ zmian\S* czeka\S* na decyzję$/)).toBeTruthy();
  const asked = listen();
  const [link] = screen.getAllByText('Twoje konto');
  if (link) fireEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toBe('/user-settings/user-profile'));
  await waitFor(() => expect(asked.filter(isSummary)).toHaveLength(1));
  expect(screen.getByText(waiting)).toBeTruthy();
});

test('EXT-06 a manager is neither told nor asked for', async () => {
  openPanel('/external-changes/list', {
    data: { memberType: 3, permissions: ['view_external_changes', 'view_facilities_data'] },
  });
  const asked = listen();
  expect(await screen.findByText('Przejrzyj kolejno')).toBeTruthy();
  expect(screen.getByText(/zmian\S* czeka\S* na decyzję w \d+ lokalizacj/)).toBeTruthy();
  expect(screen.queryByText('Ustawienia ochrony')).toBeNull();
  expect(screen.queryByText(waiting)).toBeNull();
  expect(asked.filter(isSummary)).toEqual([]);
});
