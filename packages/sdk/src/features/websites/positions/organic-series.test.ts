import { expect, test } from 'vitest';
import { rankSeries } from '../../../state/rank-series.ts';
import { keywordStandings, organicSeries, organicSums } from './organic-series.ts';

const day = (searched_at: string, position: number | null) => ({
  searched_at,
  position,
  url: position === null ? null : 'https://lipa.pl/',
  above: [],
});
const row = (results: ReturnType<typeof day>[], search_location = 1) => ({
  website: 1,
  search_location,
  keyword_id: search_location,
  keyword: 'kawiarnia',
  results,
});
const dates = ['2031-03-01', '2031-03-02', '2031-03-03'];

test('MON-07 a day without a search is a gap, and one without the website is beyond the twentieth', () => {
  const rows = [row([day('2031-03-01', 4), day('2031-03-03', null)]), row([day('2031-03-01', 2)], 2)];
  const series = organicSeries(rows, dates);
  expect(series.points).toEqual([2, 0, 1]);
  expect(rankSeries(series, 'best')).toEqual([2, null, 21]);
  expect(rankSeries(series, 'average_all')).toEqual([3, null, 21]);
});

test('MON-07 every search weighs the same, and missing counts 21', () => {
  const sums = organicSums([{ position: 2 }, { position: 8 }, { position: null }, { position: null }]);
  expect(sums).toMatchObject({ best: 2, average: 5, average_all: 13, lookups: 4 });
  expect([sums.top3_share, sums.top10_share, sums.found_share]).toEqual([0.25, 0.5, 0.5]);
  expect(organicSums([])).toMatchObject({ average_all: null, top3_share: null, found_share: null });
});

test('MON-07 a keyword moves from its first measured day to its last', () => {
  const [up, out, once, never] = keywordStandings([
    row([day('2031-03-01', 9), day('2031-03-03', 4)]),
    row([day('2031-03-01', 9), day('2031-03-03', null)]),
    row([day('2031-03-02', 9)]),
    row([]),
  ]);
  expect(up?.move).toEqual({ kind: 'up', by: 5 });
  expect(out?.move?.kind).toBe('out');
  expect([once?.move, once?.latest?.position]).toEqual([undefined, 9]);
  expect(never?.latest).toBeUndefined();
});
