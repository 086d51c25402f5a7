// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the page's code first, so that slow imports do not count against the tests' timeouts.
beforeAll(() => import('./single-location-page.tsx'), 90_000);

test('MON-09 an address whose period begins before 2005 shows the usual one', async () => {
  openPanel('/monitoring/single-location?facility=1&date_from=2004-12-31&date_to=2026-01-31');
  expect(await screen.findByRole('button', { name: 'Okres: Ostatnie 90 dni' })).toBeTruthy();
});

test('MON-09 an address with days shows those', async () => {
  openPanel('/monitoring/single-location?facility=1&date_from=2026-01-01&date_to=2026-01-31');
  expect(await screen.findByRole('button', { name: /^Okres: 1.*31 sty/ })).toBeTruthy();
});

test('COM-06 the town of the location is suggested, as a place to check websites from', async () => {
  openPanel('/monitoring/single-location?facility=5');
  const card = within(await screen.findByRole('group', { name: 'Sprawdzaj stąd też pozycje stron' }));
  expect(card.getByRole('button', { name: /^Dodaj: Łódź/ })).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Dodaj: Wrocław/ })).toBeNull();
});
