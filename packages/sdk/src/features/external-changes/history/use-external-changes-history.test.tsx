// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useExternalChangeEvents, useExternalChangesHistory } from './use-external-changes-history.ts';

test('EXT-05 LST-11 the history holds what has ended alone, of one location where it is asked for', async () => {
  const { result } = renderHookInPinfold(() => ({
    all: useExternalChangesHistory({ defaultFilters: { status: [1, 3] } }),
    one: useExternalChangesHistory({ facilitiesIds: [6] }),
  }));
  await waitFor(() => expect(result.current.all.count).toBe(5));
  await waitFor(() => expect(result.current.one.count).toBe(4));
  expect(result.current.all.rows.at(0)).toMatchObject({ status: 3, decided_by_rule: true });
  expect(result.current.one.rows.at(3)).toMatchObject({ field: 'location_state', facility: { id: 6 } });
  act(() => result.current.all.changeFilters({ status: [1] }));
  await waitFor(() => expect(result.current.all.count).toBe(9));
});

test('EXT-05 what happens to a decision is added to what happened, with who did it', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => useExternalChangeEvents(1), { client });
  await waitFor(() => expect(result.current.events.map(({ kind }) => kind)).toEqual(['detected']));
  const params = { path: { id: 1 } };
  await client.api.PATCH('/external-changes/{id}/', { params, body: { status: 3 } });
  client.server.sendDecisions();
  client.server.decideChange(1, 'taken');
  await act(() => result.current.refetch());
  await waitFor(() =>
    expect(result.current.events).toMatchObject([
      { kind: 'detected' },
      { kind: 'rejected', user: 'Anna Nowak', by_rule: false },
      { kind: 'sent' },
      { kind: 'taken' },
    ]),
  );
});
