import { expect, test } from 'vitest';
import { localTime } from '../listings/hours/zoned-time.ts';
import { checkPeriod } from '../../period.ts';
import { latestInsightDay, latestKeywordsMonth, insightPresets } from './insight-days.ts';
import {
  actionsOf,
  changeOf,
  conversionOf,
  type InsightCounts,
  insightMetrics,
  viewsOf,
} from './insight-metrics.ts';

const unknown = Object.fromEntries(insightMetrics.map((metric) => [metric, null])) as InsightCounts;

test('MON-08 the last day is two weeks ago, by the clocks of the company and on both days that change them', () => {
  for (const [now, zone, latest] of [
    ['2026-03-28T23:30:00Z', 'Europe/Warsaw', '2026-03-15'],
    ['2026-03-29T22:30:00Z', 'Europe/Warsaw', '2026-03-16'],
    ['2026-10-25T23:30:00Z', 'Europe/Warsaw', '2026-10-12'],
    ['2026-10-25T23:30:00Z', 'America/New_York', '2026-10-11'],
    ['2026-03-08T23:30:00Z', 'Pacific/Auckland', '2026-02-23'],
  ] as const) {
    const today = localTime(new Date(now), zone).date;
    expect(latestInsightDay(today), now).toBe(latest);
    expect(checkPeriod({ from: latest, to: latest }, latestInsightDay(today))).toBeUndefined();
  }
  expect(checkPeriod({ from: '2026-11-16', to: '2026-11-16' }, latestInsightDay('2026-11-29'))).toBe(
    'in_future',
  );
  expect(insightPresets).toHaveLength(11);
  expect(latestKeywordsMonth('2026-01-31')).toBe('2025-12-01');
});

test('MON-08 unknown figures are left out of sums, and nothing is made of nothing', () => {
  expect([viewsOf(unknown), actionsOf(unknown), conversionOf(unknown)]).toEqual([null, null, null]);
  const counts = {
    ...unknown,
    views_mobile_maps: 300,
    views_desktop_search: 100,
    calls: 3,
    bookings: 5,
    food_menu_clicks: 9,
  };
  expect([viewsOf(counts), actionsOf(counts), conversionOf(counts)]).toEqual([400, 8, 0.02]);
  expect(conversionOf({ ...unknown, views_mobile_maps: 0, calls: 0 })).toBeNull();
  expect([changeOf(150, 120), changeOf(90, 120), changeOf(5, 0), changeOf(null, 5)]).toEqual([
    0.25,
    -0.25,
    null,
    null,
  ]);
});
