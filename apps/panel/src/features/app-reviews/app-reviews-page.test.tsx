// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openPanel } from '../../testing/open-panel.tsx';

// Loads the page's code first, so that slow imports do not count against the tests' timeouts.
beforeAll(() => import('./app-reviews-page.tsx'), 90_000);

const address = () => window.location.pathname + window.location.search;
const opened = async () => within(await screen.findByLabelText('Otwarta opinia'));
const on = { data: { featureFlags: ['app_reviews', 'mobile_apps'] } } as const;

test('RV-12 a store that is pressed stands in the address, and so does the review that is opened', async () => {
  openPanel('/app-reviews/reviews', on);
  fireEvent.click(await screen.findByRole('button', { name: /^Google Play 1 opinia, 1 bez odpowiedzi/ }));
  await waitFor(() => expect(address()).toBe('/app-reviews/reviews?stores=google_play'));
  const detail = await opened();
  expect(await detail.findByText('Po aktualizacji nie widzę kart.')).toBeTruthy();
});

test('RV-12 an address opens its review, with what the store tells of the customer', async () => {
  openPanel('/app-reviews/reviews?stores=app_store&review=3', on);
  const detail = await opened();
  expect(await detail.findByText('Nie mogę się zalogować.')).toBeTruthy();
  expect(detail.getByText(/Niemcy/)).toBeTruthy();
});

test('RV-12 without an app the way leads to where apps are connected', async () => {
  openPanel('/app-reviews/reviews', {
    ...on,
    prepare: ({ mobileApps, appReviews }) => {
      mobileApps.apps = [];
      appReviews.reviews = [];
    },
  });
  const link = await screen.findByRole('link', { name: 'Dodaj aplikacje' });
  expect(link.getAttribute('href')).toBe('/company/mobile-apps');
});

test('RV-12 who is limited to some locations is told why there is nothing to read', async () => {
  openPanel('/app-reviews/reviews', { data: { ...on.data, seesAllLocations: false } });
  expect(await screen.findByText('Nie masz dostępu do opinii o aplikacjach')).toBeTruthy();
});

test('RV-12 where app reviews are off there is neither the page nor its item in the menu', async () => {
  openPanel('/app-reviews/reviews', { data: { featureFlags: [] } });
  await waitFor(() => expect(address()).not.toContain('app-reviews'));
  expect(screen.queryByRole('link', { name: 'Opinie o aplikacjach' })).toBeNull();
});
