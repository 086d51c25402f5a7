// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listKeywords, deleteKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { deleteWebsites, listWebsites } from '@pinfold/contract/features/company/websites.endpoints';
import {
  deleteListings,
  listLocationsForLimits,
} from '@pinfold/contract/features/listings/limits-management.endpoints';
import { listMembers, removeMembers } from '@pinfold/contract/features/team/members.endpoints';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { TestData } from '../../../testing/test-data.ts';
import { roomKinds } from './room-kinds.ts';
import { type PlanRoomOptions, usePlanRoom } from './use-plan-room.ts';

const manyKeywords = (data: TestData) => {
  const [first] = data.presence.keywords;
  if (!first) throw new Error('The test data have no keyword.');
  data.presence.keywords = Array.from({ length: 250 }, (_, at) => ({
    ...first,
    id: at + 1,
    keyword: `kawiarnia ${at + 1}`,
  }));
};

async function open(options: PlanRoomOptions, prepare?: (data: TestData) => void) {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  prepare?.(client.server.data);
  const { result } = renderHookInPinfold(() => usePlanRoom(options), { client });
  await waitFor(() => expect(result.current.used).toBeDefined());
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const calls = (name: string) => client.server.calls.filter(({ operation }) => operation === name);
  return { server: client.server, room: () => result.current, calls };
}

describe('usePlanRoom', () => {
  it('PAY-03 removes what was chosen a hundred at a time, and then reads what is used', async () => {
    const { server, room, calls } = await open({ limit: 'max_maps_keywords', target: 30 }, manyKeywords);
    expect(room()).toMatchObject({ used: 250, excess: 220, missing: 220, pageCount: 5 });
    act(() => room().selection.add([1, 2, 3]));
    expect(room().missing).toBe(217);

    await act(() => room().selection.selectAllMatching());
    act(() => room().selection.remove(Array.from({ length: 30 }, (_, at) => at + 1)));
    act(() => room().remove());
    await waitFor(() => expect(room()).toMatchObject({ used: 30, excess: 0, count: 30 }));
    await waitFor(() => expect(room().removal.isPending).toBe(false));
    expect(calls('deleteKeywords')).toHaveLength(3);
    expect(server.data.presence.keywords).toHaveLength(30);
    expect(room().removal.outcome).toMatchObject({ total: 220, refused: [] });
    expect(room().selection.count).toBe(0);
  });

  it('PAY-03 keeps what is refused, with the reason, and takes what is gone already for removed', async () => {
    const { server, room } = await open({ limit: 'max_company_users', target: 5 });
    const you = room().rows.find(({ id }) => id === 1);
    expect(you).toMatchObject({ isBlocked: true, reason: expect.stringMatching(/^To Ty/) });

    act(() => room().selection.add([4, 5, 1]));
    server.data.team.members = server.data.team.members
      .filter(({ user_id }) => user_id !== 5)
      .map((member) => (member.user_id === 2 ? { ...member, type: memberTypes.admin } : member));
    act(() => room().remove());
    await waitFor(() => expect(room().removal.outcome?.refused).toHaveLength(1));
    await waitFor(() => expect(room().removal.isPending).toBe(false));
    expect(room().removal.outcome).toMatchObject({
      removed: [4, 5],
      refused: [{ id: 1, problem: 'last_owner' }],
    });
  });

  it('PAY-03 keeps the choice where a call fails', async () => {
    const { server, room } = await open({ limit: 'max_websites', target: 0 });
    act(() => room().selection.add([1]));
    server.fail('deleteWebsites', 'internal_error');
    act(() => room().remove());
    await waitFor(() => expect(room().removal.error?.status).toBe(500));
    expect(room().selection.has(1)).toBe(true);
  });

  it('PAY-03 asks for what the API asks for', () => {
    const access = Object.values(roomKinds).flatMap(({ reads, removes }) => [reads, removes]);
    const { freshLogin: _freshLogin, ...removesMembers } = removeMembers.access;
    expect(access).toEqual([
      listLocationsForLimits.access,
      deleteListings.access,
      listKeywords.access,
      deleteKeywords.access,
      listMembers.access,
      removesMembers,
      listWebsites.access,
      deleteWebsites.access,
    ]);
  });
});
