// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PinfoldEvent } from '../../../provider/pinfold-event.ts';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { bulkFailuresCsv, useBulkEditFailures, useStepBulkEdit } from './use-bulk-edits.ts';
import { useBulkEditDraft } from './use-bulk-edit-form.ts';
import { useBulkEditor } from './use-bulk-editor.ts';

async function setUp(ids: number[] = [1, 2, 4], options: TestClientOptions = {}) {
  const client = createTestClient(options);
  const onEvent = vi.fn<(event: PinfoldEvent) => void>();
  const { result, unmount } = renderHookInPinfold(
    () => {
      const [chosen, setChosen] = useState(ids);
      return {
        editor: useBulkEditor({ facilitiesIds: chosen, onFacilitiesIdsChange: setChosen }),
        draft: useBulkEditDraft(),
        step: useStepBulkEdit(),
        failures: useBulkEditFailures(),
      };
    },
    { client, onEvent },
  );
  await waitFor(() => expect(result.current.editor.keys.length).toBeGreaterThan(5));
  await waitFor(() => expect(result.current.editor.edits.isSuccess).toBe(true));
  const editor = () => result.current.editor;
  const addLabel = (label: string) => {
    act(() => editor().form.tick('labels', true));
    act(() => editor().form.setValues('labels', [label]));
  };
  const review = async () => {
    act(() => editor().review());
    await waitFor(() => expect(editor().preview.data).toBeDefined());
  };
  return { client, result, editor, addLabel, review, onEvent, unmount };
}

describe('useBulkEditor', () => {
  it('LST-06 switching the mode asks first, and clears this list of the form alone', async () => {
    const { editor, addLabel } = await setUp();
    addLabel('ogródek');
    act(() => editor().form.set('website', 'https://lipa.pl'));
    act(() => editor().form.switchMode('labels', 'delete'));
    expect(editor().form.pendingSwitch).toEqual({ list: 'labels', mode: 'delete' });
    expect(editor().form.edit.labels).toEqual({ mode: 'add', values: ['ogródek'] });
    act(() => editor().form.cancelSwitch());
    expect(editor().form.edit.labels).toEqual({ mode: 'add', values: ['ogródek'] });

    act(() => editor().form.switchMode('labels', 'delete'));
    act(() => editor().form.confirmSwitch());
    expect(editor().form.listOf('labels')).toEqual({ mode: 'delete', values: [] });
    expect(editor().form.edit).toEqual({ website: 'https://lipa.pl' });
    // Nothing would get lost any more.
    act(() => editor().form.switchMode('labels', 'overwrite'));
    expect(editor().form.pendingSwitch).toBeUndefined();
    expect(editor().form.listOf('labels').mode).toBe('overwrite');
  });

  it('LST-06 tells what the chosen locations say, and how many ways', async () => {
    const { editor } = await setUp([1, 2, 3, 4]);
    await waitFor(() => expect(editor().mixed.of('website')).toBeDefined());
    expect(editor().mixed.of('website')).toEqual({
      distinct: 2,
      values: [
        { value: 'https://lipa.example/kawiarnie', count: 3 },
        { value: '', count: 1 },
      ],
    });
    expect(editor().mixed.of('name')?.distinct).toBe(1);
  });

  it('BEY-06 locations that stand in the way are left out only when the reader says so', async () => {
    const { client, editor, addLabel, review } = await setUp([1, 2, 3]);
    addLabel('nowa');
    await review();
    expect(editor().blocked).toBe(1);
    expect(editor().startReason).toBe(
      'Popraw zmiany albo pomiń lokalizacje, których nie da się tak zmienić.',
    );
    act(() => editor().setLeavingOut(true));
    expect(editor().startReason).toBeUndefined();
    act(() => editor().start());
    await waitFor(() => expect(editor().step).toBe('run'));
    const sent = client.server.calls.find(({ operation }) => operation === 'startBulkEdit')?.body;
    expect(sent).toEqual({ facilities_ids: [1, 2], edit: { labels: { mode: 'add', values: ['nowa'] } } });
  });

  it('BEY-06 a start that is refused because another edit runs loses nothing of the form', async () => {
    const { client, editor, addLabel, review } = await setUp();
    addLabel('nowa');
    await review();
    await act(async () => {
      await client.api.PATCH('/facilities/', { body: { facilities_ids: [5], edit: { website: '' } } });
    });
    act(() => editor().start());
    await waitFor(() => expect(editor().refusal).toBe('Test problem: bulk_edit_in_progress'));
    await waitFor(() => expect(editor().startReason).toMatch(/^Trwa inna edycja/));
    expect(editor().step).toBe('review');
    expect(editor().form.edit).toEqual({ labels: { mode: 'add', values: ['nowa'] } });

    act(() => client.server.sendBulkEdit());
    await act(() => editor().edits.refetch());
    await waitFor(() => expect(editor().startReason).toBeUndefined());
    act(() => editor().start());
    await waitFor(() => expect(editor().step).toBe('run'));
  });

  it('BEY-06 an edit that is open is found again after a reload, unless something was begun', async () => {
    const { client, editor, addLabel, review, onEvent, unmount } = await setUp();
    addLabel('nowa');
    await review();
    act(() => editor().start());
    await waitFor(() => expect(editor().step).toBe('run'));
    expect(onEvent).toHaveBeenCalledWith({ type: 'bulk_edit_started', bulkEditId: 1, locations: 3 });
    unmount();
    const again = renderHookInPinfold(
      () => useBulkEditor({ facilitiesIds: [1, 2, 4], onFacilitiesIdsChange: () => undefined }),
      { client },
    );
    await waitFor(() => expect(again.result.current.step).toBe('run'));
    expect(again.result.current.followed).toMatchObject({ id: 1, total: 3, pending: 3 });
    act(() => again.result.current.prepareNext());
    expect(again.result.current.step).toBe('edit');
    expect(again.result.current.open?.id).toBe(1);
  });

  it('BEY-06 what was begun stays when the page goes and comes back', async () => {
    const { result, editor, addLabel } = await setUp();
    expect(result.current.draft.isEmpty).toBe(true);
    addLabel('nowa');
    expect(result.current.draft.isEmpty).toBe(false);
    act(() => editor().form.discard());
    expect(result.current.draft.isEmpty).toBe(true);
  });

  it('BEY-06 failures are all in the file, each with its reason, and no cell runs as a formula', async () => {
    const { client, result, editor, addLabel, review } = await setUp();
    addLabel('nowa');
    await review();
    act(() => editor().start());
    await waitFor(() => expect(editor().step).toBe('run'));
    act(() => client.server.sendBulkEdit({ refused: [2, 4] }));
    const failed = await act(() => result.current.failures.mutateAsync(1));
    const [first] = failed;
    expect(failed.map(({ id }) => id)).toEqual([2, 4]);
    if (!first) throw new Error('two have failed');
    const csv = bulkFailuresCsv([{ ...first, name: '=HYPERLINK("x")' }], ['Kod', 'Nazwa', 'Adres', 'Powód']);
    expect(csv).toBe(
      '\uFEFFKod,Nazwa,Adres,Powód\r\nLIP-WAW-01,"\'=HYPERLINK(""x"")","Puławska 45, 02-508 Warszawa",Google nie przyjmuje tej wartości.\r\n',
    );
    await act(() => result.current.step.mutateAsync({ id: 1, step: 'retry' }));
    act(() => client.server.sendBulkEdit());
    await waitFor(() => expect(editor().followed?.status).toBe(2));
  });

  it('BEY-06 a member starts nothing in fields that are not theirs, and is not offered them', async () => {
    const { editor } = await setUp([1], {
      data: {
        permissions: [
          'view_facilities_data',
          'edit_facility_labels',
          'edit_facility_hours',
          'edit_facility_website',
          'edit_facility_attributes',
          'edit_facility_phone_number',
        ],
      },
    });
    expect(editor().keys).toEqual([
      'website',
      'phone_number',
      'phone_number_2',
      'opening_hours',
      'special_hours',
      'labels',
      'attributes',
      'url_attributes',
      'more_hours',
    ]);
    expect(editor().hiddenCount).toBe(9);
  });
});
