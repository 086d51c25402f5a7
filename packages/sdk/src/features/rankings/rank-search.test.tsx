// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankCharts } from '@pinfold/contract/features/rankings/rank';
import { datePresets, periodComparisons } from '@pinfold/contract/period';
import {
  changedRankSearch,
  formatRankSearch,
  parseRankSearch,
  rankDrawings,
  tidyRankSearch,
  useRankSearch,
} from './rank-search.ts';

const day = fc
  .date({ min: new Date('2005-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const days = fc.tuple(day, day).map((pair) => pair.toSorted());

const period = fc.oneof(
  fc.constantFrom(...datePresets).map((preset) => ({ preset })),
  days.map(([date_from = '', date_to = '']) => ({ date_from, date_to })),
);

const rest = fc.record(
  {
    facility: fc.integer({ min: 1, max: 1_000_000 }),
    keywords: fc.uniqueArray(
      fc.string({ maxLength: 60 }).map((text) => text.trim() || 'a, b & c'),
      { maxLength: 20 },
    ),
    compare: fc.constantFrom(...periodComparisons),
    chart: fc.constantFrom(...rankCharts),
    drawing: fc.constantFrom(...rankDrawings),
    view: fc.constantFrom('chart' as const, 'table' as const),
  },
  { requiredKeys: [] },
);

test('MON-03 a link to a chart of positions opens the same chart', () => {
  fc.assert(
    fc.property(rest, period, (choices, chosen) => {
      const search = { ...choices, ...chosen };
      const address = new URLSearchParams(formatRankSearch(search).toString());
      expect(parseRankSearch(address)).toEqual(tidyRankSearch(search));
    }),
  );
});

test('MON-03 words in an address that mean nothing are passed over', () => {
  const address = new URLSearchParams(
    'facility=-2&keyword=&keyword=kawa&keyword=kawa&preset=someday&date_from=2026-02-31&date_to=2026-03-01&chart=best',
  );
  expect(parseRankSearch(address)).toEqual({ keywords: ['kawa'] });
});

test('MON-09 days before 2005 or in the wrong order make no period', () => {
  for (const address of [
    'date_from=2004-12-31&date_to=2026-01-01',
    'date_from=2026-02-02&date_to=2026-02-01',
  ])
    expect(parseRankSearch(new URLSearchParams(address))).toEqual({});
});

test('MON-09 a period by name ends one by its days, and the other way round', () => {
  const byDays = changedRankSearch(
    { preset: 'full', facility: 3 },
    { date_from: '2026-01-01', date_to: '2026-01-31' },
  );
  expect(byDays).toEqual({ facility: 3, date_from: '2026-01-01', date_to: '2026-01-31' });
  expect(changedRankSearch(byDays, { preset: 'yesterday' })).toEqual({ facility: 3, preset: 'yesterday' });
  expect(changedRankSearch(byDays, { chart: 'average' })).toEqual({ ...byDays, chart: 'average' });
});

test('MON-03 a table becomes a chart again, also where the search is held outside the chart', () => {
  const { result: host } = renderHook(() => useRankSearch({ defaultSearch: { facility: 7, view: 'table' } }));
  const { result: chart } = renderHook(() =>
    useRankSearch({ search: host.current.search, onSearchChange: host.current.setSearch }),
  );
  act(() => chart.current.changeSearch({ view: 'chart' }));
  expect(host.current.search).toEqual({ facility: 7 });
});
