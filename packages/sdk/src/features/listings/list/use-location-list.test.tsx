// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useLocationList } from './use-location-list.ts';

async function open(locationCount: number) {
  const client = createTestClient({ data: { memberType: memberTypes.owner, locationCount } });
  const { result } = renderHookInPinfold(() => useLocationList(), { client });
  await waitFor(() => expect(result.current.count).toBe(locationCount));
  const listCalls = () => client.server.calls.filter(({ operation }) => operation === 'listLocations').length;
  return { client, list: () => result.current, listCalls };
}

test('LST-01 of ten thousand locations only the pages on screen are fetched', async () => {
  const { list, listCalls } = await open(10_000);
  const before = listCalls();
  act(() => list().showRange(4980, 5010));
  await waitFor(() => expect(list().at(5010)?.id).toBe(5011));
  expect(list().at(4980)?.id).toBe(4981);
  expect(list().at(2000)).toBeUndefined();
  expect(listCalls() - before).toBe(2);
});

test('LST-01 all that match are selected, and a range over rows that were never on screen too', async () => {
  const { list } = await open(2000);
  act(() => list().selection.toggle(11, 10));
  act(() => list().selection.selectTo(1500, 1499));
  await waitFor(() => expect(list().selection.count).toBe(1490));
  expect([list().selection.has(11), list().selection.has(800), list().selection.has(10)]).toEqual([
    true,
    true,
    false,
  ]);
  act(() => list().changeFilters({ cities: ['Kraków'] }));
  await waitFor(() => expect(list().selection.count).toBe(0));
  await waitFor(() => expect(list().isStale).toBe(false));
  await act(() => list().selection.selectAllMatching());
  expect(list().selection.count).toBe(list().count);
  expect(list().selection.isAllMatching).toBe(true);
  act(() => list().selection.toggle(1, 0));
  expect(list().selection.isAllMatching).toBe(false);
});

test('LST-01 every filter reaches the API by its own name', async () => {
  const { client, list } = await open(7);
  const changedByManager = new Set(
    client.server.data.externalChanges
      .filter(({ status, source }) => status === 1 && source === 2)
      .map(({ facility }) => facility.id),
  );
  const found = async (change: Parameters<ReturnType<typeof useLocationList>['changeFilters']>[0]) => {
    act(() => list().clearFilters());
    act(() => list().changeFilters(change));
    await waitFor(() => expect(list().isStale || list().isFetching).toBe(false));
    return Array.from({ length: list().count ?? 0 }, (_, row) => list().at(row)?.id);
  };
  expect(await found({ cities: ['Kraków'] })).toEqual([1]);
  expect(await found({ cities: ['Kraków', 'Łódź'] })).toEqual([1, 5]);
  expect(await found({ labels: ['dworzec', 'śniadania'] })).toEqual([2, 6, 7]);
  expect(await found({ groups: [1] })).toEqual([1, 4, 6]);
  expect(await found({ store_codes: ['LIP-LDZ-01', 'LIP-KAT-01'] })).toEqual([5, 7]);
  expect(await found({ facilities_ids: [3] })).toEqual([3]);
  expect(await found({ verification: 'is_unverified' })).toEqual([5, 7]);
  expect(await found({ is_verified: false, quality: 'very_weak' })).toEqual([7]);
  expect(await found({ result_status: 'error' })).toEqual([2]);
  expect(await found({ bing_status: 'connection_is_active' })).toEqual([6]);
  expect(await found({ open_status: 'CLOSED_TEMPORARILY' })).toEqual([5]);
  expect(await found({ location_state: 'needs_reverification' })).toEqual([4]);
  expect(await found({ without_gmb_address: true })).toEqual([7]);
  expect(await found({ external_changes_status: 1, external_changes_source: 2 })).toEqual(
    client.server.data.locations.map(({ id }) => id).filter((id) => changedByManager.has(id)),
  );
  expect(changedByManager.size).toBeGreaterThan(0);
  expect(await found({ is_owner: false })).toEqual([]);
  expect(list().emptiness).toBe('no_match');
  client.server.data.locations = [];
  act(() => list().clearFilters());
  await waitFor(() => expect(list().count).toBe(7));
  await act(() => list().refetch());
  await waitFor(() => expect(list().emptiness).toBe('no_locations'));
});
