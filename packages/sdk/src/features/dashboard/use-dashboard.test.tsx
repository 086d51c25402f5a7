// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import type { TestDashboard } from '../../testing/dashboard.ts';
import { formatDashboardSearch, parseDashboardSearch } from './dashboard-search.ts';
import { isFirstHour } from './is-first-hour.ts';
import { type DashboardStart, useDashboard } from './use-dashboard.ts';
import { useScoreHistory } from './use-score-history.ts';

describe('MON-01 the dashboard', () => {
  it('is of the last 30 days until others are chosen, whose figures replace them once they are there', async () => {
    const { result } = start();
    await waitFor(() => expect(result.current.stats?.dates).toHaveLength(30));
    act(() => result.current.setDays('7'));
    expect(result.current).toMatchObject({ days: '7', isStale: true });
    await waitFor(() => expect(result.current.stats?.dates).toHaveLength(7));
    expect(result.current.isStale).toBe(false);
  });

  it('is not asked for by those who may not see it', async () => {
    const { result, asked } = start({}, { data: { permissions: ['view_reviews'] } });
    await waitFor(() => expect(result.current.permission.reason?.code).toBe('permission_denied'));
    expect(result.current).toMatchObject({ stats: undefined, isPending: false });
    expect(asked()).toBe(0);
  });

  it('is read again when what it rests on changes, one request at a time', async () => {
    const { result, asked, client } = start();
    await waitFor(() => expect(result.current.stats).toBeDefined());
    await waitFor(() => expect(client.server.streamCount).toBe(1));
    const before = asked();
    client.server.tell('locations');
    client.server.tell('reviews');
    client.server.tell('locations');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(asked() - before).toBeLessThan(3);
    const settled = asked();
    client.server.tell('team');
    client.server.tell('external_changes');
    await waitFor(() => expect(asked()).toBe(settled + 1));
  });

  it('is at its beginning while too little is known for a score, and not whenever something waits', async () => {
    const { result } = start();
    await waitFor(() => expect(result.current.stats).toBeDefined());
    const { stats } = result.current;
    expect(stats && isFirstHour(stats)).toBe(false);
    expect(isFirstHour({ coverage: 0.4 })).toBe(false);
    expect(isFirstHour({ coverage: 0.35 })).toBe(true);
  });

  it('has its days in an address, the usual ones unsaid', () => {
    expect(parseDashboardSearch(formatDashboardSearch('90'))).toBe('90');
    expect(formatDashboardSearch('30').toString()).toBe('');
    expect(parseDashboardSearch(new URLSearchParams('days=12'))).toBeUndefined();
  });
});

describe('MON-01 the history of the score', () => {
  it('has each of the last 90 days, a gap where nothing was stored, and where the formula changed', async () => {
    const historyAs: TestDashboard['historyAs'] = (days) =>
      days.filter((_day, at) => at !== 3).map((day, at) => ({ ...day, formula_version: at < 50 ? 1 : 2 }));
    const { result } = history({ data: { dashboard: { historyAs } } });
    await waitFor(() => expect(result.current.scores.at(-1)).toEqual(expect.any(Number)));
    const { dates, scores, valuesOf, formulaChanges } = result.current;
    expect([dates.length, scores.length, valuesOf('listing_quality').length]).toEqual([90, 90, 90]);
    expect(scores.indexOf(null)).toBe(3);
    expect(valuesOf('website_quality').every((value) => value === null)).toBe(true);
    expect(formulaChanges).toEqual([{ date: dates[51], version: 2 }]);
  });

  it('says so where none was stored', async () => {
    const { result } = history({ data: { dashboard: { historyAs: () => [] } } });
    await waitFor(() => expect(result.current.emptiness).toBe('no_score'));
  });
});

function start(dashboard: DashboardStart = {}, options: TestClientOptions = {}) {
  const client = createTestClient(options);
  const { result } = renderHookInPinfold(() => useDashboard(dashboard), { client });
  const asked = () => client.server.calls.filter(({ operation }) => operation === 'getDashboardStats').length;
  return { result, client, asked };
}

function history(options: TestClientOptions) {
  return renderHookInPinfold(() => useScoreHistory(), { client: createTestClient(options) });
}
