// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { appReviewsMessages } from '../../../i18n/feature-messages.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { AppReviewFilters } from '../app-review-filters.ts';
import { type AppReviewStats, getAppReviewStats } from '../app-reviews.queries.ts';
import { useAppFilterFields } from './app-filter-fields.ts';
import { GapNotice, gapsWithin, recentGaps } from './gap-notice.tsx';
import { StoreCounters } from './store-counters.tsx';

const withApps = () => ({
  client: createTestClient({ data: { featureFlags: ['app_reviews', 'mobile_apps'] } }),
});

const card: AppReviewStats['gaps'][number]['app'] = {
  id: 1,
  name: 'Karta Lipy',
  store: 'google_play',
  removed_at: null,
};

function gap(day: number): AppReviewStats['gaps'][number] {
  const dated = (at: number) => `2026-11-${String(at).padStart(2, '0')}T10:00:00.000Z`;
  return { app: card, from: dated(day), to: dated(day + 1) };
}

/** Counters, notice and chips as an inbox has them. */
function Inbox({ gaps }: { gaps?: AppReviewStats['gaps'] }) {
  const [filters, setFilters] = useState<AppReviewFilters>({ rating: [1] });
  const hasMessages = useFeatureMessages(appReviewsMessages);
  const { data: stats } = usePinfoldQuery(getAppReviewStats(useClient()));
  const changeFilters = (change: object) => setFilters((former) => ({ ...former, ...change }));
  const { chips } = useAppFilterFields({ filters, shown: filters, changeFilters });
  if (!stats || !hasMessages) return null;
  return (
    <>
      <GapNotice gaps={gaps ?? stats.gaps} />
      <StoreCounters stats={stats} filters={filters} changeFilters={changeFilters} />
      <p data-testid="chips">{chips.flatMap(({ chip }) => chip ?? []).join('; ')}</p>
    </>
  );
}

test('RV-12 a counter says how many reviews of a store wait, and narrows the inbox to it and back', async () => {
  renderInPinfold(<Inbox />, withApps());
  const store = await screen.findByRole('button', {
    name: /^App Store 2 opinie, 1 bez odpowiedzi, ocena 2,5$/,
  });
  fireEvent.click(store);
  expect(screen.getByTestId('chips').textContent).toBe('★ 1; App Store');
  expect(store.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(store);
  expect(screen.getByTestId('chips').textContent).toBe('★ 1');
});

test('RV-12 where a store has several apps each is counted, and one takes the place of its store', async () => {
  renderInPinfold(<Inbox />, withApps());
  fireEvent.click(await screen.findByRole('button', { name: /^Google Play / }));
  fireEvent.click(screen.getByRole('button', { name: /^Kawiarnia Lipa, App Store / }));
  await waitFor(() => expect(screen.getByTestId('chips').textContent).toBe('★ 1; Kawiarnia Lipa, App Store'));
});

test('RV-12 a gap is told with its app and days, and stays hidden once it was dismissed, until another opens', async () => {
  const { rerender } = renderInPinfold(<Inbox gaps={[gap(3)]} />, withApps());
  expect(await screen.findByText('Karta Lipy: od 3 lis 2026 do 4 lis 2026')).toBeTruthy();
  expect(screen.getByText(/tylko opinie z ostatniego tygodnia/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ukryj do końca sesji' }));
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('');
  expect(document.activeElement).toBe(notice);
  rerender(<Inbox gaps={[gap(20), gap(3)]} />);
  expect(await screen.findByText('Karta Lipy: od 20 lis 2026 do 21 lis 2026')).toBeTruthy();
  expect(screen.queryByText(/3 lis 2026/)).toBeNull();
});

test('RV-12 of many gaps the latest are named and the others counted', async () => {
  renderInPinfold(<Inbox gaps={[25, 20, 15, 10, 5].map(gap)} />, withApps());
  expect(await screen.findAllByText(/^Karta Lipy: od/)).toHaveLength(3);
  expect(screen.getByText('i jeszcze 2 okresy')).toBeTruthy();
});

test('RV-12 a gap is told in the inbox for 30 days, and in figures where it cuts their days', () => {
  const gaps = [gap(20), gap(3)];
  const at = (day: string) => Date.parse(`2026-12-${day}T12:00:00.000Z`);
  expect(recentGaps(gaps, at('03'))).toEqual(gaps);
  expect(recentGaps(gaps, at('05'))).toEqual([gap(20)]);
  expect(gapsWithin(gaps, { from: '2026-11-04', to: '2026-11-19' })).toEqual([gap(3)]);
  expect(gapsWithin(gaps, { from: '2026-11-05', to: '2026-11-20' })).toEqual([gap(20)]);
  expect(gapsWithin(gaps, { from: '2026-11-05', to: '2026-11-19' })).toEqual([]);
});

test('RV-12 a store with removed apps alone says so, and thirty apps are counted by store', async () => {
  const { client } = withApps();
  const removed_at = '2026-11-25T10:00:00.000Z';
  const [first] = client.server.data.mobileApps.apps;
  const { reviews } = client.server.data.appReviews;
  for (const review of reviews) if (review.store === 'app_store') review.app = { ...review.app, removed_at };
  client.server.data.mobileApps.apps = client.server.data.mobileApps.apps.map((app) =>
    app.store === 'app_store' ? { ...app, removed_at } : app,
  );
  if (first)
    for (let id = 100; id < 130; id += 1)
      client.server.data.mobileApps.apps.push({ ...first, id, name: `Lipa ${id}`, store: 'google_play' });
  renderInPinfold(<Inbox />, { client });
  await screen.findByRole('button', { name: /^App Store aplikacja usunięta, / });
  expect(screen.queryByRole('button', { name: /Lipa 100/ })).toBeNull();
});
