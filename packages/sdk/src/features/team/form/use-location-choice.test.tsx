// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClientOptions } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useLocationChoice } from './use-location-choice.ts';
import { useMemberForm } from './use-member-form.ts';

const actor = {
  user_id: 1,
  type: memberTypes.owner,
  permissions: permissionMap(permissions),
  seesEverything: true,
};

async function open(data: TestClientOptions['data'] = {}) {
  const client = createTestClient({ data: { memberType: memberTypes.owner, ...data } });
  const { result } = renderHookInPinfold(
    () => {
      const form = useMemberForm({ actor });
      return { ...form, places: useLocationChoice(form) };
    },
    { client },
  );
  await waitFor(() => expect(result.current.places.isPending).toBe(false));
  return { form: () => result.current };
}

describe('useLocationChoice', () => {
  it('COM-04 selects every location that matches, loaded or not', async () => {
    const { form } = await open({ locationCount: 2000 });
    act(() => form().places.setQ('lipowa'));
    await waitFor(() => expect(form().places.isStale).toBe(false));
    await act(async () => form().places.selectAllMatching());
    await waitFor(() => expect(form().draft.facilitiesIds).toHaveLength(1993));
    expect(form().places.areAllSelected).toBe(true);
    act(() => form().places.toggle(100));
    expect(form().places.canListSelected).toBe(false);
    expect(form().places).toMatchObject({ areAllSelected: false, selectedCount: 1992 });
  });

  it('COM-04 lists only what is selected, and keeps it listed when it is unticked', async () => {
    const { form } = await open();
    act(() => form().toggleFacility(2));
    act(() => form().toggleFacility(5));
    act(() => form().places.listSelected(true));
    const listed = () => form().places.locations.map(({ id }) => id);
    await waitFor(() => expect(listed()).toEqual([2, 5]));
    act(() => form().places.toggle(5));
    expect(listed()).toEqual([2, 5]);
    act(() => form().places.listSelected(false));
    await waitFor(() => expect(listed()).toHaveLength(7));
  });
});
