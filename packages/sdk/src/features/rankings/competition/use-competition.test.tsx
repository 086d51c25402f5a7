// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useCompetition } from './use-competition.ts';
import { usePositionComparison } from './use-position-comparison.ts';

test('MON-05 competitors stand beside the own location, and the average takes the first keyword alone', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => useCompetition(), { client });
  await waitFor(() => expect(result.current.data?.competitors).toHaveLength(3));
  expect(result.current.facility).toBe(1);
  expect(result.current.keywords).toHaveLength(5);
  const [first] = result.current.keywords;
  act(() => result.current.changeSearch({ chart: 'average', compare: 'previous_term' }));
  await waitFor(() => expect(result.current.keywords).toEqual([first]));
  expect(result.current.isCut).toBe(true);
  await waitFor(() => expect(result.current.data?.own.compared?.points).toBeGreaterThan(0));
  const asked = client.server.calls.filter(({ operation }) => operation === 'getCompetition').at(-1);
  expect(asked?.body).toMatchObject({ chart: 'average', keywords: [first], compare: 'previous_term' });
});

test('MON-05 a location that serves an area is refused, and another one is shown at once', async () => {
  const client = createTestClient();
  const { data } = client.server;
  data.locations = data.locations.map((location) =>
    location.id === 2 ? { ...location, business_type: 'service_area' } : location,
  );
  const start = { defaultSearch: { facility: 2, keywords: ['kawiarnia'] } };
  const { result } = renderHookInPinfold(() => useCompetition(start), { client });
  await waitFor(() => expect(result.current.error?.code).toBe('service_area_not_monitored'));
  act(() => result.current.changeSearch({ facility: 1 }));
  await waitFor(() => expect(result.current.data?.own.summary.points).toBeGreaterThan(0));
  expect(result.current.error).toBeNull();
});

test('MON-05 two sets are compared once both hold something, and swap with one press', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => usePositionComparison(), { client });
  act(() => result.current.changeSet('a', { groups: [1] }));
  expect(result.current.emptiness).toBe('no_sets');
  act(() =>
    result.current.changeSet('b', { facilities_ids: [2], competitors: [1], keywords: ['kawiarnia'] }),
  );
  await waitFor(() => expect(result.current.data?.a.places_count).toBe(3));
  expect(result.current.data?.b.places_count).toBe(2);
  const before = result.current.data;
  act(() => result.current.swap());
  await waitFor(() => expect(result.current.data?.b).toEqual(before?.a));
  expect(result.current.data?.a).toEqual(before?.b);
  expect(result.current.search).toEqual({
    a: { facilities_ids: [2], competitors: [1], keywords: ['kawiarnia'] },
    b: { groups: [1] },
  });
});
