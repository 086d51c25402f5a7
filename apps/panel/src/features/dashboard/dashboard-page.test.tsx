// @vitest-environment jsdom
import { permissionMap } from '@pinfold/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the pages' code first, so that slow imports do not count against the tests' timeouts.
beforeAll(
  () => Promise.all([import('./dashboard-page.tsx'), import('../listings/list/locations-page.tsx')]),
  90_000,
);

const address = () => window.location.pathname + window.location.search;

describe('MON-01 the dashboard', () => {
  test('leads from the next point to the locations that lack it, where the filter can be taken away', async () => {
    openPanel('/dashboard');
    const next = await screen.findByRole('group', { name: 'Najbliższe punkty' });
    const [link] = await within(next).findAllByRole('link', { name: /^Pokaż lokalizacje: / });
    const part = link?.getAttribute('aria-label')?.replace('Pokaż lokalizacje: ', '');
    if (link) fireEvent.click(link);
    await waitFor(() => expect(address()).toMatch(/^\/business-addresses\/list\?quality_part=\w+$/));
    const remove = await screen.findByRole('button', { name: `Usuń filtr: Do uzupełnienia: ${part}` });
    fireEvent.click(remove);
    await waitFor(() => expect(address()).toBe('/business-addresses/list'));
  });

  test('leads to reviews without a reply, and keeps the period in the address', async () => {
    openPanel('/dashboard?days=90');
    const waiting = await screen.findByRole('group', { name: 'Czeka na Ciebie' });
    const link = await within(waiting).findByRole('link', { name: /opini\S+ bez odpowiedzi$/ });
    expect(link.getAttribute('href')).toBe('/reviews/list?reply=false&deleted=false');
    expect(screen.getByRole('radio', { name: '90 dni' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: '7 dni' }));
    await waitFor(() => expect(address()).toBe('/dashboard?days=7'));
  });

  test('has the figures beside the score, and no link to what the reader may not open', async () => {
    openPanel('/dashboard', {
      prepare: ({ company }) => (company.permissions = permissionMap(['view_dashboard', 'view_reviews'])),
    });
    await screen.findByRole('group', { name: 'Najbliższe punkty' });
    const figures = screen.getByRole('region', { name: 'W liczbach' });
    expect(await within(figures).findByText('Średnia ocena')).toBeTruthy();
    expect(within(figures).queryByRole('link', { name: 'Lokalizacje' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pokaż lokalizacje/ })).toBeNull();
  });
});
