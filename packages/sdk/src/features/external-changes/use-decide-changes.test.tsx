// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { testExternalChange } from '../../testing/external-changes/external-change-fixtures.ts';
import { testLocations } from '../../testing/listings/location-fixtures.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useChangeReview } from './use-change-review.ts';
import { useDecideChanges } from './use-decide-changes.ts';
import { useExternalChangesTable } from './use-external-changes-table.ts';
import { useExternalChanges } from './use-external-changes.ts';

const [first, second] = testLocations;

function setUp(options: Parameters<typeof createTestClient>[0] = {}) {
  const client = createTestClient({
    data: {
      externalChanges: [
        testExternalChange({ id: 1, field: 'name' }, first),
        testExternalChange({ id: 2, field: 'website', source: 2 }, first),
        testExternalChange({ id: 3, field: 'location_state' }, first),
        testExternalChange({ id: 4, field: 'website', source: 2 }, second),
      ],
    },
    ...options,
  });
  const { result } = renderHookInPinfold(
    () => ({
      list: useExternalChanges(),
      decide: useDecideChanges(),
      review: useChangeReview(),
      table: useExternalChangesTable({ defaultFilters: { source: 2 } }),
    }),
    { client },
  );
  const one = (id: number) => result.current.list.changes.find((change) => change.id === id);
  const loaded = () => waitFor(() => expect(result.current.list.changes).toHaveLength(4));
  return { client, result, one, loaded };
}

describe('deciding external changes', () => {
  it('EXT-02 a decision shows before the API has answered, and can be taken back until it is sent', async () => {
    const { client, result, one, loaded } = setUp();
    await loaded();
    client.server.setLatency(60_000);
    act(() => result.current.decide.mutate({ wish: 'reject', ids: [1] }));
    await waitFor(() => expect(one(1)).toMatchObject({ decision: 2, step: 'undoable', send_at: null }));
    expect(client.server.data.externalChanges.find(({ id }) => id === 1)?.decision).toBe(0);
  });

  it('EXT-02 decisions about one change take effect in the order in which they were made, however slow the way is', async () => {
    const { client, result, one, loaded } = setUp();
    await loaded();
    await act(() => result.current.decide.mutateAsync({ wish: 'reject', ids: [1] }));
    client.server.setLatency(150);
    let undone: Promise<unknown> | undefined;
    act(() => {
      undone = result.current.decide.mutateAsync({ wish: 'undo', ids: [1] });
    });
    await waitFor(() => expect(one(1)).toMatchObject({ decision: 0, step: 'none' }));
    client.server.setLatency(0);
    await act(() => result.current.decide.mutateAsync({ wish: 'reject', ids: [1] }));
    await act(() => undone);
    expect(client.server.data.externalChanges.find(({ id }) => id === 1)?.decision).toBe(2);
    expect(one(1)).toMatchObject({ decision: 2, step: 'undoable' });
  });

  it('EXT-02 a refused decision is taken back and reported in words', async () => {
    const { client, result, one, loaded } = setUp({
      failures: { decideExternalChange: 'plan_does_not_allow' },
    });
    await loaded();
    client.server.fail('listExternalChanges', 'hang');
    act(() => result.current.decide.mutate({ wish: 'accept', ids: [1] }));
    await waitFor(() => expect(result.current.decide.error?.code).toBe('plan_does_not_allow'));
    await waitFor(() => expect(one(1)).toMatchObject({ decision: 0, step: 'none' }));
  });

  it('EXT-02 EXT-04 of many, what is only told is passed over when they are rejected', async () => {
    const { client, result, one, loaded } = setUp();
    await loaded();
    const outcome = await act(() =>
      result.current.decide.mutateAsync({ wish: 'reject', facilitiesIds: [first.id] }),
    );
    expect([...outcome.ids].sort()).toEqual([1, 2]);
    expect(outcome.skipped).toEqual([{ id: 3, reason: 'change_informational' }]);
    expect(one(3)?.step).toBe('none');
    expect(one(4)?.step).toBe('none');
    await act(() => result.current.decide.mutateAsync({ wish: 'undo', ids: outcome.ids }));
    await waitFor(() =>
      expect(client.server.data.externalChanges.every(({ decision }) => decision === 0)).toBe(true),
    );
  });

  it('EXT-02 all of a location means what of it the filters leave', async () => {
    const { client, result, loaded } = setUp();
    await loaded();
    await act(() => result.current.table.decide('accept', { facilitiesIds: [first.id] }));
    const decided = client.server.data.externalChanges.filter(({ decision }) => decision === 1);
    expect(decided.map(({ id }) => id)).toEqual([2]);
  });

  it('BEY-16 reviewing one by one passes over what is only told, and goes back with the decision undone', async () => {
    const { client, result } = setUp();
    act(() => result.current.review.open());
    await waitFor(() => expect(result.current.review.change).toBeDefined());
    const seen: number[] = [];
    const step = (go: () => void) => {
      seen.push(result.current.review.change?.id ?? 0);
      act(go);
    };
    expect(result.current.review.left).toBe(3);
    step(() => result.current.review.skip());
    step(() => result.current.review.skip());
    const last = result.current.review.change?.id ?? 0;
    step(() => result.current.review.accept());
    await waitFor(() => expect(result.current.review.isDone).toBe(true));
    expect(seen.toSorted()).toEqual([1, 2, 4]);
    const decisionOf = () => client.server.data.externalChanges.find(({ id }) => id === last)?.decision;
    await waitFor(() => expect(decisionOf()).toBe(1));
    act(() => result.current.review.back());
    expect(result.current.review.change?.id).toBe(last);
    await waitFor(() => expect(decisionOf()).toBe(0));
  });
});
