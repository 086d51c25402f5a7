// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import {
  formatPostInsightFilters,
  parsePostInsightFilters,
  type PostInsightFilters,
} from './post-insight-filters.ts';
import { usePostInsights } from './use-post-insights.ts';

describe('PUB-06 statistics of posts', () => {
  it('are of the last 90 days of the archive until others are chosen', async () => {
    const { result } = renderHookInPinfold(() => usePostInsights());
    await waitFor(() => expect(result.current.insights?.dates).toHaveLength(90));
    expect(result.current.insights).toMatchObject({ date_from: '2022-12-01', date_to: '2023-02-28' });
    act(() => result.current.changeFilters({ date_from: '2023-02-01', date_to: '2023-02-28' }));
    await waitFor(() => expect(result.current.insights?.dates).toHaveLength(28));
    expect(result.current.insights?.metrics.views).toHaveLength(28);
  });

  it('are not read for days after Google ended them, and come back with other days', async () => {
    const { result, server } = start({ date_from: '2023-03-01', date_to: '2023-03-31' });
    await waitFor(() => expect(result.current.fault).toBe('ended'));
    expect(result.current).toMatchObject({ insights: undefined, isPending: false, error: null });
    expect(server.calls.filter(({ operation }) => operation === 'getPostInsights')).toEqual([]);
    act(() => result.current.changeFilters({ date_to: '2023-02-28', date_from: '2023-02-28' }));
    await waitFor(() => expect(result.current.insights?.dates).toEqual(['2023-02-28']));
  });

  it('tell an empty archive from locations of which nothing is known', async () => {
    const { result } = start({ facilities_ids: [90] });
    await waitFor(() => expect(result.current.emptiness).toBe('no_match'));
    act(() => result.current.clearFilters());
    await waitFor(() => expect(result.current.insights?.facilities_count).toBe(7));
    expect(result.current.emptiness).toBeUndefined();
    const { result: without } = start({}, []);
    await waitFor(() => expect(without.current.emptiness).toBe('no_insights'));
  });

  it('keep their days when the filters of locations are taken away', () => {
    const days = { date_from: '2023-01-01', date_to: '2023-01-31' };
    const { result } = start({ ...days, groups: [1] });
    expect(result.current.hasFilters).toBe(true);
    act(() => result.current.clearFilters());
    expect(result.current).toMatchObject({ filters: days, hasFilters: false });
  });

  it('have filters that survive an address, and ignore what means nothing', () => {
    const filters = { date_from: '2023-02-01', date_to: '2023-02-28', groups: [1, 2], facilities_ids: [7] };
    expect(parsePostInsightFilters(formatPostInsightFilters(filters))).toEqual(filters);
    expect(parsePostInsightFilters(new URLSearchParams('date_from=2023-02-30&groups=x&tab=2'))).toEqual({});
  });
});

function start(defaultFilters: PostInsightFilters, insights?: []) {
  const client = createTestClient(insights && { data: { publications: { insights } } });
  const { result } = renderHookInPinfold(() => usePostInsights({ defaultFilters }), { client });
  return { result, server: client.server };
}
