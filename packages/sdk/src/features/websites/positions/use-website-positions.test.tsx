// @vitest-environment jsdom
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useWebsiteKeywords } from '../../company/websites/websites.ts';
import { halfOpen } from './organic-results.queries.ts';
import { useWebsiteCheck } from './use-website-check.ts';
import { useWebsitePositions } from './use-website-positions.ts';
import { formatWebsiteSearch, parseWebsiteSearch, type WebsiteSearch } from './website-search.ts';

const today = localTime(new Date(), 'Europe/Warsaw').date;
const asked = (client: TestClient) =>
  client.server.calls.filter(({ operation }) => operation === 'listOrganicResults');

function show(client: TestClient, defaultSearch: WebsiteSearch = {}) {
  return renderHookInPinfold(() => useWebsitePositions({ defaultSearch }), { client }).result;
}

test('MON-07 the first website is shown with its keywords; a place narrows what is there already', async () => {
  const client = createTestClient();
  const result = show(client, { preset: 'last_30_days' });
  await waitFor(() => expect(result.current.lines.length).toBeGreaterThan(1));
  expect(result.current.website?.id).toBe(1);
  expect(result.current.dates).toHaveLength(30);
  expect(result.current.sums?.lookups).toBeGreaterThan(29);
  const calls = asked(client).length;
  act(() => result.current.changeSearch({ location: 1 }));
  expect(result.current.rows?.every(({ search_location }) => search_location === 1)).toBe(true);
  expect(asked(client)).toHaveLength(calls);
});

type Data = TestClient['server']['data'];

function unmeasure({ presence }: Data): void {
  const created_at = new Date().toISOString();
  presence.websites = presence.websites.map((one) => ({ ...one, created_at }));
}

test.each<[string, (data: Data) => void, WebsiteSearch]>([
  ['no_websites', ({ presence }) => void (presence.websites = []), {}],
  ['no_keywords', ({ presence }) => void (presence.websiteKeywords = []), {}],
  ['no_keywords_here', () => {}, { location: 99 }],
  ['not_yet', unmeasure, {}],
  [
    'not_configured',
    (data) => {
      unmeasure(data);
      data.isOrganicConfigured = false;
    },
    {},
  ],
  [
    'not_placed',
    (data) => {
      unmeasure(data);
      for (const place of data.presence.searchLocations) Object.assign(place, { latitude: null });
    },
    {},
  ],
  ['no_positions', () => {}, { date_from: today, date_to: today }],
])('MON-07 %s is told apart from the other reasons for an empty chart', async (why, prepare, search) => {
  const client = createTestClient();
  prepare(client.server.data);
  const result = show(client, search);
  await waitFor(() => expect(result.current.emptiness).toBe(why));
  expect(result.current.isPending).toBe(false);
});

test('MON-07 only the earlier period is ever compared with, and where it fails that can be tried again', async () => {
  const client = createTestClient();
  const result = show(client, { preset: 'last_30_days' });
  await waitFor(() => expect(result.current.sums).toBeDefined());
  client.server.fail('listOrganicResults', 'hang');
  act(() => result.current.changeSearch({ compare: 'previous_term' }));
  await waitFor(() => expect(result.current.comparison.isFetching).toBe(true));
  expect(result.current).toMatchObject({ sumsBefore: undefined, isStale: true, error: null });
  client.server.fail('listOrganicResults', 'permission_denied');
  act(() => result.current.changeSearch({ compare: 'previous_year' }));
  await waitFor(() => expect(result.current.comparison.error).not.toBeNull());
  expect(result.current).toMatchObject({ sumsBefore: undefined, isStale: false, error: null });
  client.server.fail('listOrganicResults', undefined);
  await act(() => result.current.comparison.refetch());
  await waitFor(() => expect(result.current.sumsBefore).toBeDefined());
});

test('MON-07 a failure is told only while nothing is known, and another try asks for what failed', async () => {
  const client = createTestClient();
  const result = show(client, { date_from: today, date_to: today });
  await waitFor(() => expect(result.current.emptiness).toBe('no_positions'));
  client.server.fail('listOrganicResults', 'permission_denied');
  await act(() => result.current.refetch());
  expect(result.current).toMatchObject({ emptiness: 'no_positions', error: null });
});

test('MON-07 where it is not known whether anything was ever measured, that can be tried again', async () => {
  const client = createTestClient();
  const { presence } = client.server.data;
  const before = (days: number) => addDays(today, -days);
  // After midnight where the company is.
  const created_at = `${before(7)}T23:30:00.000Z`;
  presence.websites = presence.websites.map((one) => ({ ...one, created_at }));
  const result = show(client, { date_from: before(6), date_to: today, compare: 'previous_term' });
  await waitFor(() => expect(result.current.sumsBefore).toBeDefined());
  client.server.fail('listOrganicResults', 'permission_denied');
  act(() => result.current.changeSearch({ date_from: before(13), date_to: before(7), compare: undefined }));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  client.server.fail('listOrganicResults', undefined);
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.emptiness).toBe('no_positions'));
  expect(result.current).toMatchObject({ isPending: false, error: null });
});

test('MON-07 the last day is part of what is asked for', () => {
  expect(halfOpen({ from: '2031-02-01', to: '2031-02-28' })).toEqual({
    searched_at__gte: '2031-02-01',
    searched_at__lt: '2031-03-01',
  });
});

test('MON-07 more than a year is not asked for', async () => {
  const client = createTestClient();
  const result = show(client, { date_from: addDays(today, -366), date_to: today });
  await waitFor(() => expect(result.current.website).toBeDefined());
  expect(result.current.isTooLong).toBe(true);
  expect(asked(client)).toHaveLength(0);
  act(() => result.current.changeSearch({ date_from: addDays(today, -365), date_to: today }));
  await waitFor(() => expect(result.current.sums).toBeDefined());
});

test('MON-07 a check says how many searches were ordered, and after three of a day why there are no more', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => useWebsiteCheck(1), { client });
  await waitFor(() => expect(result.current.permission.allowed).toBe(true));
  const checks = () => client.server.calls.filter(({ operation }) => operation === 'checkWebsite').length;
  for (const count of [1, 2, 3]) {
    act(() => result.current.check());
    await waitFor(() => expect(checks()).toBe(count));
    await waitFor(() => expect(result.current.ordered).toBe(3));
  }
  act(() => result.current.check());
  await waitFor(() => expect(result.current.error?.code).toBe('too_many_attempts'));
  expect(result.current.ordered).toBeUndefined();
});

test('MON-07 a search is written to an address and read back, and another website begins anew', () => {
  const search = parseWebsiteSearch(
    new URLSearchParams(
      'website=2&location=x&keyword=kawa&compare=previous_year&view=chart&preset=yesterday',
    ),
  );
  expect(search).toEqual({ website: 2, keywords: ['kawa'], compare: 'previous_year', preset: 'yesterday' });
  expect(parseWebsiteSearch(formatWebsiteSearch(search))).toEqual(search);
});

test('MON-07 keywords that were just added are asked for', async () => {
  const client = createTestClient();
  client.server.data.presence.websiteKeywords = [];
  const { result } = renderHookInPinfold(
    () => ({ positions: useWebsitePositions(), keywords: useWebsiteKeywords(1) }),
    { client },
  );
  await waitFor(() => expect(result.current.positions.emptiness).toBe('no_keywords'));
  act(() => result.current.keywords.create.mutate({ keywords: ['kawa'], search_location: 1 }));
  await waitFor(() => expect(result.current.positions.known).toEqual(['kawa']));
});
