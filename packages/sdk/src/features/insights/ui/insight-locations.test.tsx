// @vitest-environment jsdom
import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import { insightMetrics, perMetric } from '@pinfold/contract/features/insights/insight-metrics';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { InsightFilters } from '../insight-filters.ts';
import { InsightLocations } from './insight-locations.tsx';

const latest = latestInsightDay(localTime(new Date(), 'Europe/Warsaw').date);

/** Two days, and the two before them: the first location rises, the second falls, the third is hardly seen. */
function open(filters: InsightFilters) {
  const day = { now: [0, 400, 10, 8], before: [0, 100, 100, 2] };
  const countsOf = (location: number, on: string) => {
    const views = (on > addDays(latest, -2) ? day.now : day.before)[location];
    return views === undefined
      ? undefined
      : { ...perMetric(insightMetrics, () => null), views_mobile_maps: views };
  };
  const client = createTestClient({ data: { insights: { countsOf } } });
  const days = { date_from: addDays(latest, -1), date_to: latest };
  renderInPinfold(<InsightLocations defaultFilters={{ ...days, ...filters }} />, { client });
  return client;
}

const rows = () => screen.queryAllByRole('row').slice(1);

test('MON-08 rises are rises, falls are falls, and locations that are hardly seen are neither', async () => {
  open({ order: 'fall' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain('o 90% mniej');
  fireEvent.click(screen.getByRole('radio', { name: 'Wzrosty' }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('o 300% więcej'));
  expect(rows()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Wyświetlenia' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getAllByText(/ (więcej|mniej)$/)).toHaveLength(2);
});

test('MON-08 without a comparison there are no rises and falls to choose', async () => {
  open({ compare: 'none', order: 'fall' });
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole('radio', { name: 'Spadki' })).toBeNull();
});

test('MON-08 days of the last two weeks are told apart from figures that come, and can be left', async () => {
  const { server } = open({ date_to: addDays(latest, 3) });
  await screen.findByText('Tych dni nie można jeszcze pokazać');
  expect(server.calls.some(({ operation }) => operation === 'getInsights')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż ostatnie 30 dni' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
