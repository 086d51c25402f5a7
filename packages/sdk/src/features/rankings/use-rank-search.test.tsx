// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRankSearch } from './use-rank-search.ts';

test('MON-03 a table becomes a chart again, also where the search is held outside the chart', () => {
  const { result: host } = renderHook(() => useRankSearch({ defaultSearch: { facility: 7, view: 'table' } }));
  const { result: chart } = renderHook(() =>
    useRankSearch({ search: host.current.search, onSearchChange: host.current.setSearch }),
  );
  act(() => chart.current.changeSearch({ view: 'chart' }));
  expect(host.current.search).toEqual({ facility: 7 });
});
