// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { Listing } from '../editor/listing-model.ts';
import { useListing } from '../editor/use-listing.ts';
import { endOfDay } from './listing-history.ts';
import { useListingHistory } from './use-listing-history.ts';

async function openHistory(options: Parameters<typeof createTestClient>[0] = {}) {
  const client = createTestClient(options);
  const loaded = await client.api.GET('/facilities/{id}/', { params: { path: { id: 1 } } });
  const first: Listing | undefined = loaded.data;
  if (!first) throw new Error('no listing');
  const hook = renderHookInPinfold(
    () => {
      const [start] = useState(first);
      return useListingHistory(useListing(1).data ?? start);
    },
    { client },
  );
  await waitFor(() => expect(hook.result.current.asOf).toBeDefined());
  await waitFor(() => expect(client.server.streamCount).toBe(1));
  return { client, history: () => hook.result.current };
}

test('BEY-11 a listing is compared with what it said then, and chosen fields are given back', async () => {
  const { client, history } = await openHistory();
  expect(history().differing).toEqual(['phone_number']);
  act(() => history().showBefore({ at: history().asOf?.changes.at(-1)?.at ?? '' }));
  act(() => history().setDay('not a day'));
  await waitFor(() => expect(history().restorable).toEqual(['phone_number']));
  act(() => history().chooseAll(true));
  act(() => history().choose('phone_number', false));
  expect(history().chosen).toEqual([]);
  act(() => history().choose('phone_number', true));
  act(() => history().restore());
  await waitFor(() => expect(history()).toMatchObject({ isRestored: true, blocked: 'update_in_progress' }));
  const sent = client.server.calls.find(({ operation }) => operation === 'updateListing');
  expect(sent?.body).toEqual({ version: 1, changes: { phone_number: '12 421 55 99' } });
  expect(history().restorable).toEqual([]);
  act(() => client.server.decideListing(1, 'ok'));
  await waitFor(() => expect(history().differing).toEqual([]));
});

test('BEY-11 who is overtaken sends nothing, and compares with what is there now', async () => {
  const { client, history } = await openHistory();
  const state = client.server.data.listingStates.get(1);
  if (state) state.version += 1;
  act(() => history().choose('phone_number', true));
  act(() => history().restore());
  await waitFor(() => expect(history()).toMatchObject({ hasConflict: true, refusal: undefined }));
  await waitFor(() => expect(history().asOf?.version).toBe(2));
  act(() => history().restore());
  await waitFor(() => expect(history().isRestored).toBe(true));
});

test('BEY-11 a moment before the listing was known says since when it is', async () => {
  const { history } = await openHistory();
  act(() => history().setDay('2010-01-01'));
  await waitFor(() => expect(history()).toMatchObject({ isUnknown: true, error: null }));
  await waitFor(() => expect(history().knownSince).toBeDefined());
  act(() => history().showOldest());
  await waitFor(() => expect(history().asOf?.changes).toHaveLength(3));
});

test('BEY-11 who may not edit a field reads why, and restores the others alone', async () => {
  const permissions = ['view_facilities_data', 'edit_facility_hours'] as const;
  const { history } = await openHistory({ data: { permissions: [...permissions] } });
  expect(history().restorable).toEqual([]);
  await waitFor(() =>
    expect(history().reasonAgainst('phone_number')).toBe('Nie masz uprawnień do zmiany tych danych.'),
  );
  expect(history().reasonAgainst('opening_hours')).toBe(undefined);
});

test('BEY-11 a day ends at its own midnight, also when clocks change', () => {
  expect(endOfDay('2026-10-24', 'Europe/Warsaw')).toBe('2026-10-24T21:59:59.999Z');
  expect(endOfDay('2026-10-25', 'Europe/Warsaw')).toBe('2026-10-25T22:59:59.999Z');
});
