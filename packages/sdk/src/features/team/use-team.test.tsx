// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import { createTestClient, type TestClientOptions } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useApiKeys, useCreateApiKey, useRevokeApiKey } from './api-keys/api-keys.ts';
import { useRemoveMember, useResendInvitation } from './use-remove-member.ts';
import { useTeam } from './use-team.ts';
import { useViewAs } from './use-view-as.ts';

const owner = { memberType: memberTypes.owner };

async function open(options: TestClientOptions = {}, props: object = {}) {
  const client = createTestClient({ data: owner, ...options });
  const onEvent = vi.fn<(event: PinfoldEvent) => void>();
  const onError = vi.fn();
  const { result } = renderHookInPinfold(
    () => ({
      ...useTeam(),
      removal: useRemoveMember(),
      resending: useResendInvitation(),
      viewAs: useViewAs(),
    }),
    { client, onEvent, onError, ...props },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  await waitFor(() => expect(result.current.managePermission.isPending).toBe(false));
  const named = (name: string) => {
    const member = result.current.members.find((one) => one.name === name || one.email.startsWith(name));
    if (!member) throw new Error(`${name} is not on the team`);
    return member;
  };
  return { client, team: () => result.current, named, onEvent, onError };
}

describe('useTeam', () => {
  it('COM-04 lists owners, admins and managers, and finds one by name or address', async () => {
    const { team } = await open();
    expect(team().count).toBe(8);
    expect(team().members.map(({ type }) => type)).toEqual([1, 1, 2, 2, 3, 3, 3, 3]);
    act(() => team().setQ('kaczmarek'));
    await waitFor(() => expect(team().isStale).toBe(false));
    expect(team().members.map(({ name }) => name)).toEqual(['Ewa Kaczmarek']);
    act(() => team().setQ('żyrafa'));
    await waitFor(() => expect(team().emptiness).toBe('no_match'));
  });

  it('COM-03 says of each what the reader may do, and why not', async () => {
    const { team, named } = await open();
    const yourself = team().decide(named('Anna Nowak'), 'change');
    expect(yourself).toEqual({ allowed: false, reason: expect.stringMatching(/Własnego dostępu/) });
    expect(team().decide(named('Tomasz Lewandowski'), 'change')).toEqual({
      allowed: true,
      reason: undefined,
    });
    expect(team().decide(named('jan.kowalski'), 'resend').allowed).toBe(true);
    expect(team().decide(named('Tomasz Lewandowski'), 'resend').allowed).toBe(false);
    expect(team().decide(named('jan.kowalski'), 'view_as').reason).toMatch(/przyjęte/);
  });

  it('COM-03 an admin does not reach owners, and the only owner cannot leave', async () => {
    const admin = await open({ data: { memberType: memberTypes.admin } });
    expect(admin.team().decide(admin.named('Krzysztof Wójcik'), 'remove').reason).toMatch(/szerszy dostęp/);
    const { team, named, client } = await open();
    await client.api.DELETE('/companies/members/{user_id}/', { params: { path: { user_id: 2 } } });
    await act(() => team().refetch());
    await waitFor(() =>
      expect(team().decide(named('Anna Nowak'), 'remove').reason).toMatch(/co najmniej jednego właściciela/),
    );
  });

  it('SDK-07 without the permission nothing is offered, with the reason', async () => {
    const { team, named } = await open({ data: { permissions: ['view_team'] } });
    expect(team().managePermission.allowed).toBe(false);
    expect(team().decide(named('Tomasz Lewandowski'), 'remove').reason).toMatch(/Nie masz uprawnień/);
  });

  it('COM-03 a session of view-as changes nothing', async () => {
    const { team } = await open({}, { isViewAs: true });
    expect(team().managePermission.reason?.code).toBe('view_as_read_only');
  });

  it('COM-04 who was removed is gone, and a refusal is left to whoever asked', async () => {
    const { team, named, onEvent, onError, client } = await open();
    await act(() => team().removal.mutateAsync(named('Tomasz Lewandowski').user_id));
    await waitFor(() => expect(team().count).toBe(7));
    expect(onEvent).toHaveBeenCalledWith({ type: 'member_removed', userId: 4 });
    client.server.fail('removeMember', 'last_owner');
    await act(() =>
      team()
        .removal.mutateAsync(1)
        .catch(() => undefined),
    );
    await waitFor(() => expect(team().removal.error?.code).toBe('last_owner'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('COM-05 an invitation that was sent again is pending anew', async () => {
    const { team, named, onEvent } = await open();
    const before = named('ola.wrona').invited_at;
    await act(() => team().resending.mutateAsync(named('ola.wrona').user_id));
    await waitFor(() => expect(named('ola.wrona').invited_at).not.toBe(before));
    expect(onEvent).toHaveBeenCalledWith({ type: 'invitation_resent', userId: 7 });
  });

  it('COM-04 view-as gives a token of its own and says that it was asked for', async () => {
    const { team, onEvent } = await open();
    const session = await act(() => team().viewAs.mutateAsync(4));
    expect(session).toMatchObject({ token: 'pfv_test_4', user_id: 4, name: 'Tomasz Lewandowski' });
    expect(onEvent).toHaveBeenCalledWith({ type: 'view_as_started', userId: 4 });
  });
});

describe('API keys', () => {
  it('BEY-01 a new key is in the list, its secret is not, and revoked it is gone', async () => {
    const client = createTestClient({ data: owner });
    const { result } = renderHookInPinfold(
      () => ({ keys: useApiKeys(), create: useCreateApiKey(), revoke: useRevokeApiKey() }),
      { client },
    );
    await waitFor(() => expect(result.current.keys.data?.results).toHaveLength(1));
    const made = await act(() =>
      result.current.create.mutateAsync({ name: 'Portal', permissions: ['view_reviews'] }),
    );
    expect(made.secret).toMatch(/^pfk_/);
    await waitFor(() => expect(result.current.keys.data?.results).toHaveLength(2));
    expect(JSON.stringify(result.current.keys.data)).not.toContain(made.secret);
    await act(() => result.current.revoke.mutateAsync(made.id));
    await waitFor(() => expect(result.current.keys.data?.results).toHaveLength(1));
  });
});
