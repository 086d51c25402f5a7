// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the pages' code first, so that slow imports do not count against the tests' timeouts.
beforeAll(
  () =>
    Promise.all([import('./competition-visibility-page.tsx'), import('./competition-locations-page.tsx')]),
  90_000,
);

test('MON-05 the comparator opens with the days of the other tab, and a comparison can be sent as an address', async () => {
  openPanel('/monitoring/competition-visibility?preset=last_30_days');
  expect(await screen.findByRole('rowheader', { name: 'Kawiarnia Botanika' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Porównywarka' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Moja lokalizacja i konkurencja' }));
  expect(await screen.findByRole('table', { name: /^Różnice między zestawami/ })).toBeTruthy();
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      tab: 'comparator',
      preset: 'last_30_days',
      a_facilities_ids: '1',
      b_competitors: '1,2,3',
    }),
  );
});

test('MON-05 who compares is led to where competitors are chosen, and back', async () => {
  openPanel('/monitoring/competition-visibility', { data: { competitors: [] } });
  expect(await screen.findByText('Nie ma jeszcze z kim porównać')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'Wybierz konkurentów' });
  if (link) fireEvent.click(link);
  expect(await screen.findByRole('button', { name: 'Dodaj: Kawiarnia Botanika' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Porównaj pozycje' })).toBeTruthy();
});
