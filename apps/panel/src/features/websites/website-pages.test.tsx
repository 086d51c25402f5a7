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
  openPanel('/competition/websites?website=2');
  const link = await screen.findByRole('link', { name: 'Wybierz konkurentów' }, { timeout: 10_000 });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/company/websites?website=2'));
});

test('MON-07 the competitors are those of the website in the address', async () => {
  openPanel('/company/websites?website=2', {
    prepare: (data) =>
      void (data.websiteCompetitors = [
        {
          id: 1,
          website: 2,
          url: 'https://sowa.example/',
          host: 'sowa.example',
          created_at: '2031-02-01T09:00:00Z',
        },
      ]),
  });
  expect(await screen.findByRole('button', { name: 'Usuń: sowa.example' }, { timeout: 10_000 })).toBeTruthy();
});

test('MON-07 without positions of locations in the plan, those of websites are led to, and competitors say why not', async () => {
  openPanel('/company/websites', {
    prepare: ({ company }) => void (company.plan_restrictions.capabilities = []),
  });
  expect(
    await screen.findByRole('link', { name: 'Pozycje strony Sklep z kawą' }, { timeout: 10_000 }),
  ).toBeTruthy();
  expect(await screen.findByText('Nie masz dostępu do konkurencji stron')).toBeTruthy();
});
