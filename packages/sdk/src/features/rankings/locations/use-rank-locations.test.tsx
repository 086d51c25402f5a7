// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useLocationPositions, useRankMap, useRankOverview } from './rank-location.queries.ts';
import { usePositionsDownload } from './use-positions-download.ts';
import { usePositionsTable } from './use-positions-table.ts';
import { useRankLocations } from './use-rank-locations.ts';

test('MON-04 MON-06 the table, the chart and the map answer one search, and are narrowed together', async () => {
  const { result } = renderHookInPinfold(() => {
    const state = useRankLocations();
    return {
      state,
      table: usePositionsTable(state),
      chart: useRankOverview(state.asked, { enabled: state.isReady }),
      map: useRankMap(state.keywords[0], state.search),
      pages: useLocationPositions(state.asked, { order: 'position', pageSize: 5 }),
      download: usePositionsDownload(),
    };
  });
  await waitFor(() => expect(result.current.table.rows.count).toBeGreaterThan(5));
  await waitFor(() => expect(result.current.chart.data?.bands.length).toBe(90));
  await waitFor(() => expect(result.current.pages.locations).toHaveLength(5));
  const { keywords } = result.current.state;
  expect(keywords.length).toBeGreaterThan(0);
  expect(result.current.table.rows.at(0)?.keywords.map(({ keyword }) => keyword)).toEqual(keywords);
  const best = result.current.pages.locations.map((row) => row.keywords[0]?.summary.latest ?? 21);
  expect(best).toEqual(best.toSorted((one, other) => one - other));

  const all = result.current.table.rows.count ?? 0;
  const file = await act(() => result.current.download.makeFile(result.current.state.asked));
  expect(file?.trim().split('\r\n')).toHaveLength(all + 1);

  act(() => result.current.state.changeSearch({ cities: ['Kraków'] }));
  await waitFor(() => expect(result.current.table.rows.at(0)?.facility.city).toBe('Kraków'));
  await waitFor(() => expect(result.current.table.rows.count).toBeLessThan(all));
  await waitFor(() =>
    expect(
      result.current.map.data?.results.every((place) => place.formatted_address.includes('Kraków')),
    ).toBe(true),
  );
  act(() => result.current.state.clearFilters());
  await waitFor(() => expect(result.current.table.rows.count).toBe(all));
});
