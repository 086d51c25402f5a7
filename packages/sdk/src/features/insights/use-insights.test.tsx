// @vitest-environment jsdom
import { latestInsightDay } from '@pinfold/contract/features/insights/insight-days';
import { viewsOf } from '@pinfold/contract/features/insights/insight-metrics';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import type { TestInsights } from '../../testing/insights/insight-fixtures.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { formatInsightFilters, type InsightFilters, parseInsightFilters } from './insight-filters.ts';
import { useInsightExport } from './use-insight-export.ts';
import { useInsightKeywords } from './use-insight-keywords.ts';
import { useInsightLocations } from './use-insight-locations.ts';
import { useInsights } from './use-insights.ts';

const latest = latestInsightDay(localTime(new Date(), 'Europe/Warsaw').date);

describe('MON-08 insights', () => {
  it('are of the last 30 days beside the 30 before them, without the list of locations', async () => {
    const { result, asked } = start();
    await waitFor(() => expect(result.current.insights?.dates).toHaveLength(30));
    const { insights } = result.current;
    expect(insights).toMatchObject({
      date_to: latest,
      facilities: [],
      compared: { date_to: addDays(latest, -30) },
    });
    expect(insights && viewsOf(insights.totals)).toBeGreaterThan(0);
    expect(asked()).toEqual([expect.objectContaining({ compare: 'previous_term', with_facilities: false })]);
    act(() => result.current.changeFilters({ preset: 'last_7_days', compare: 'none' }));
    await waitFor(() => expect(result.current.insights?.dates).toHaveLength(7));
    expect(result.current.insights?.before).toBeNull();
  });

  it('have the chosen step until the period has none of that length', async () => {
    const { result } = start({ preset: 'last_90_days', resolution: 'month' });
    await waitFor(() => expect(result.current.insights?.resolution).toBe('month'));
    act(() => result.current.changeFilters({ preset: 'last_365_days' }));
    await waitFor(() => expect(result.current.insights?.dates.length).toBeGreaterThan(11));
    expect(result.current.insights?.resolution).toBe('month');
    act(() => result.current.changeFilters({ preset: 'last_7_days' }));
    await waitFor(() => expect(result.current.insights).toMatchObject({ resolution: 'day' }));
    expect(parseInsightFilters(new URLSearchParams('preset=full&resolution=day'))).toEqual({
      preset: 'full',
    });
  });

  it('are not read for days of the last two weeks, and come back with other days', async () => {
    const { result, asked } = start({ date_from: latest, date_to: addDays(latest, 1) });
    await waitFor(() => expect(result.current.permission.allowed).toBe(true));
    expect(result.current).toMatchObject({
      fault: 'in_future',
      latest,
      insights: undefined,
      isPending: false,
    });
    expect(asked()).toEqual([]);
    act(() => result.current.changeFilters({ date_from: latest, date_to: latest }));
    await waitFor(() => expect(result.current.insights?.dates).toEqual([latest]));
  });

  it('tell what is not read yet, refused by Google, filtered away or unknown from each other', async () => {
    const everywhere = [1, 2, 3, 4, 5, 6, 7];
    const emptinessOf = async (filters: InsightFilters, insights: Partial<TestInsights>) => {
      const { result } = start(filters, insights);
      await waitFor(() => expect(result.current.emptiness).toBeDefined());
      return result.current.emptiness;
    };
    const nothing = { countsOf: () => undefined };
    expect(await emptinessOf({}, { unread: everywhere })).toBe('unread');
    expect(await emptinessOf({ groups: [1] }, { unread: everywhere })).toBe('unread');
    expect(await emptinessOf({}, { unreadable: everywhere })).toBe('unreadable');
    expect(await emptinessOf({ facilities_ids: [90] }, {})).toBe('no_match');
    expect(await emptinessOf({}, nothing)).toBe('no_insights');
    const { result } = start({}, { unread: [2] });
    await waitFor(() => expect(result.current.insights?.unread).toBe(1));
    expect(result.current.emptiness).toBeUndefined();
  });

  it('are fetched again when the API reports that others were read', async () => {
    const { result, client } = start({}, { unread: [1, 2, 3, 4, 5, 6, 7] });
    await waitFor(() => expect(result.current.emptiness).toBe('unread'));
    await waitFor(() => expect(client.server.streamCount).toBe(1));
    client.server.data.insights.unread = [];
    client.server.tell('insights');
    await waitFor(() => expect(result.current.emptiness).toBeUndefined());
  });

  it('have locations in the chosen order, which needs a comparison to rise or fall', async () => {
    const { result } = locations({ order: 'fall' });
    await waitFor(() => expect(result.current.data?.facilities).toHaveLength(7));
    const falls = result.current.data?.facilities.map(({ totals, before }) =>
      before ? (viewsOf(totals) ?? 0) / (viewsOf(before) ?? 1) : NaN,
    );
    expect(falls).toEqual(falls?.toSorted((a, b) => a - b));
    const { asked } = locations({ order: 'fall', compare: 'none' });
    await waitFor(() =>
      expect(asked()).toEqual([expect.objectContaining({ compare: 'none', order: 'views' })]),
    );
  });

  it('have keywords by month, page by page; another search begins on the first', async () => {
    const filters = { month_from: '2026-08', month_to: '2026-10' };
    const client = createTestClient({ data: { now: new Date('2026-11-20T12:00:00Z') } });
    const { result } = renderHookInPinfold(() => useInsightKeywords({ filters, pageSize: 3 }), { client });
    await waitFor(() => expect(result.current.keywords).toHaveLength(3));
    expect(result.current).toMatchObject({
      count: 7,
      pageCount: 3,
      months: { ...filters, last_month: '2026-10' },
    });
    act(() => result.current.setPage(3));
    await waitFor(() => expect(result.current.keywords).toHaveLength(1));
    expect(result.current.keywords[0]).toMatchObject({ value: 0, below_threshold: 7 * 3 * 15 });
    act(() => result.current.setSearch('kaw'));
    await waitFor(() => expect(result.current.count).toBe(4));
    expect(result.current.page).toBe(1);
  });

  it('have the usual months of keywords where others than are known are asked for', async () => {
    const client = createTestClient();
    const filters = { month_from: '2099-01', month_to: '2099-02' };
    const { result } = renderHookInPinfold(() => useInsightKeywords({ filters }), { client });
    await waitFor(() => expect(result.current.keywords).not.toEqual([]));
    const [asked] = client.server.calls.filter(({ operation }) => operation === 'listInsightKeywords');
    expect(asked?.body).not.toHaveProperty('month_from');
  });

  it('forget a workbook that a mail led to, so that another can begin', async () => {
    const client = createTestClient();
    const { result: made } = renderHookInPinfold(() => useInsightExport(), { client });
    act(() => made.current.start({}));
    await waitFor(() => expect(made.current.fileExport).toBeDefined());
    const { result } = renderHookInPinfold(() => useInsightExport(made.current.fileExport?.id), { client });
    await waitFor(() => expect(result.current.fileExport).toBeDefined());
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ fileExport: undefined, isPending: false });
  });

  it('become a workbook, with the filters that are shown', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useInsightExport(), { client });
    act(() => result.current.start({ preset: 'previous_month', cities: ['Kraków'] }));
    await waitFor(() => expect(result.current.fileExport?.filename).toMatch(/\.xlsx$/));
    expect(client.server.calls.find(({ operation }) => operation === 'exportInsights')?.body).toEqual({
      preset: 'previous_month',
      cities: ['Kraków'],
      compare: 'previous_term',
    });
  });

  it('have filters that survive an address, and ignore what means nothing', () => {
    const filters: InsightFilters = {
      q: 'Rynek',
      cities: ['Kraków', 'Frankfurt, Oder'],
      groups: [1, 2],
      date_from: '2026-09-01',
      date_to: '2026-09-30',
      compare: 'previous_year',
      resolution: 'week',
      order: 'rise',
      month_from: '2026-08',
      month_to: '2026-09',
    };
    expect(parseInsightFilters(formatInsightFilters(filters))).toEqual(filters);
    const noise =
      'preset=yesterday&date_from=2026-02-30&month_from=2026-13&month_to=2026-10&order=name&tab=2';
    expect(parseInsightFilters(new URLSearchParams(noise))).toEqual({});
    expect(
      formatInsightFilters({ preset: 'last_30_days', compare: 'previous_term', order: 'views' }).toString(),
    ).toBe('');
  });
});

function start(defaultFilters: InsightFilters = {}, insights: Partial<TestInsights> = {}) {
  const client = createTestClient({ data: { insights } });
  const { result } = renderHookInPinfold(() => useInsights({ defaultFilters }), { client });
  return { result, client, asked: () => bodies(client) };
}

function locations(filters: InsightFilters) {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => useInsightLocations(filters), { client });
  return { result, asked: () => bodies(client) };
}

function bodies({ server }: ReturnType<typeof createTestClient>) {
  return server.calls.filter(({ operation }) => operation === 'getInsights').map(({ body }) => body);
}
