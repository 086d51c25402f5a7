// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the pages' code first, so that slow imports do not count against the tests' timeouts.
beforeAll(
  () => Promise.all([import('./website-visibility-page.tsx'), import('./website-competition-page.tsx')]),
  90_000,
);

test('MON-07 positions of a website are read as the address says', async () => {
  openPanel('/visibility/websites?website=1&view=table&preset=last_7_days');
  const table = await screen.findByRole('table', { name: 'Pozycje fraz w czasie' }, { timeout: 10_000 });
  await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(7));
});

test('MON-07 competitors of a website are chosen where its websites are', async () => {
  openPanel('/competition/websites', { prepare: (data) => void (data.websiteCompetitors = []) });
  expect(await screen.findByText('Nie ma jeszcze z kim porównać', {}, { timeout: 10_000 })).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'Wybierz konkurentów' });
  expect(link?.getAttribute('href')).toBe('/company/websites');
});
