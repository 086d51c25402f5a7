import { expect, test } from 'vitest';
import { isOfSameSearches, laterStart, seriesOfDays, summaryOfDays } from './organic-days.ts';

const days = [
  { searched_at: '2031-03-01', best: 2, average_all: 9, found: 2, lookups: 3 },
  { searched_at: '2031-03-03', best: null, average_all: 21, found: 0, lookups: 1 },
];

test('MON-07 sums of days keep gaps, and tell the average where found from the average of all', () => {
  const series = seriesOfDays(days, ['2031-03-01', '2031-03-02', '2031-03-03']);
  expect(series.points).toEqual([3, 0, 1]);
  expect(series.average).toEqual([3, null, null]);
  expect(series.average_all).toEqual([9, null, 21]);
  expect(summaryOfDays(days)).toEqual({
    points: 4,
    best: 2,
    average: 3,
    average_all: 12,
    top3_share: null,
    latest: null,
    latest_on: '2031-03-03',
  });
  expect(summaryOfDays([])).toMatchObject({ points: 0, average: null, average_all: null });
});

test('MON-07 websites are compared only where both were looked for in the same searches', () => {
  const dates = ['2031-03-01', '2031-03-02', '2031-03-03'];
  const own = seriesOfDays(days, dates);
  const added = seriesOfDays(days.slice(1), dates);
  expect([isOfSameSearches(own, own), isOfSameSearches(own, added)]).toEqual([true, false]);
  expect(laterStart(added, own, dates)).toBe('2031-03-03');
  expect(laterStart(own, added, dates)).toBeUndefined();
  expect(laterStart(seriesOfDays([], dates), own, dates)).toBeUndefined();
});
