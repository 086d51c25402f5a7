// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useCompanies } from '../company/current-company.ts';
import { useReviewCities, useReviewGroups, useReviewLocations } from '../listings/use-locations-choice.ts';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useLogin, useLogout, useLogoutEverywhere, useUpdateUser, useUser } from './session.ts';

describe('session hooks', () => {
  it('SES-03 gives the token to the caller and forgets whoever was here before', async () => {
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    const { result } = renderHookInPinfold(() => ({ login: useLogin(), pinfold: usePinfold() }), { onEvent });
    result.current.pinfold.queryClient.setQueryData(['user', 'details'], { name: 'somebody else' });
    const session = await act(() => result.current.login.mutateAsync({ email: 'a@b.pl', password: 'x' }));
    expect(session.token).toBe('test-token');
    expect(result.current.pinfold.queryClient.getQueryData(['user', 'details'])).toBeUndefined();
    expect(onEvent).toHaveBeenCalledWith({ type: 'logged_in' });
  });

  it('SES-03 a wrong password stays with the form', async () => {
    const onError = vi.fn<() => void>();
    const client = createTestClient({ failures: { login: 'invalid_credentials' } });
    const { result } = renderHookInPinfold(() => useLogin(), { client, onError });
    act(() => result.current.mutate({ email: 'a@b.pl', password: 'x' }));
    await waitFor(() => expect(result.current.error?.code).toBe('invalid_credentials'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('SES-04 logging out empties the cache, also without a connection', async () => {
    const client = createTestClient({ failures: { logout: 'network' } });
    const { result } = renderHookInPinfold(() => ({ logout: useLogout(), pinfold: usePinfold() }), {
      client,
    });
    const { queryClient } = result.current.pinfold;
    queryClient.setQueryData(['reviews', client.scope, 'stats'], {});
    act(() => result.current.logout.mutate());
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });

  it('SES-04 what is being fetched is given up before the token is, so that none of it is refused', async () => {
    const client = createTestClient({ failures: { getUser: 'hang' } });
    const onError = vi.fn<() => void>();
    const reads: AbortSignal[] = [];
    const givenUp: boolean[] = [];
    const respond = client.server.respond;
    vi.spyOn(client.server, 'respond').mockImplementation((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/user/') reads.push(request.signal);
      if (pathname === '/logout/') givenUp.push(...reads.map(({ aborted }) => aborted));
      return respond(request);
    });
    const { result } = renderHookInPinfold(() => ({ user: useUser(), logout: useLogout() }), {
      client,
      onError,
    });
    await waitFor(() => expect(reads).not.toEqual([]));
    await act(() => result.current.logout.mutateAsync());
    expect(givenUp).not.toEqual([]);
    expect(givenUp, 'what was on its way when the token was ended').not.toContain(false);
    const { calls } = client.server;
    const after = calls.slice(calls.findIndex(({ operation }) => operation === 'logout') + 1);
    expect(after.map(({ headers }) => headers.get('Authorization'))).not.toContain('Token test-token');
    expect(onError).not.toHaveBeenCalled();
  });

  it('SES-04 who could not be logged out everywhere goes on where they were', async () => {
    const client = createTestClient({ latency: 200, failures: { logoutEverywhere: 'network' } });
    const { result } = renderHookInPinfold(() => ({ user: useUser(), logout: useLogoutEverywhere() }), {
      client,
    });
    await waitFor(() => expect(client.server.calls.map(({ operation }) => operation)).toContain('getUser'));
    act(() => result.current.logout.mutate());
    await waitFor(() => expect(result.current.logout.isError).toBe(true));
    await waitFor(() => expect(result.current.user.data?.language).toBe('pl'));
  });

  it('SES-09 keeps the language that the user chose', async () => {
    const { result } = renderHookInPinfold(() => ({ user: useUser().data, update: useUpdateUser() }));
    await waitFor(() => expect(result.current.user?.language).toBe('pl'));
    act(() => result.current.update.mutate({ language: 'en' }));
    await waitFor(() => expect(result.current.user?.language).toBe('en'));
  });

  it('COM-01 RV-01 finds companies, locations, towns and groups by what was typed', async () => {
    const { result } = renderHookInPinfold(() => ({
      companies: useCompanies({ name: 'ziarno' }).data,
      locations: useReviewLocations({ q: 'rynek' }).data,
      cities: useReviewCities().data,
      groups: useReviewGroups({ name: 'dworcu' }).data,
    }));
    await waitFor(() => expect(result.current.groups?.results).toHaveLength(1));
    await waitFor(() =>
      expect(result.current.companies?.results.map(({ name }) => name)).toEqual(['Piekarnia Ziarno']),
    );
    await waitFor(() =>
      expect(result.current.locations?.results.map(({ city }) => city)).toEqual(['Kraków']),
    );
    await waitFor(() => expect(result.current.cities?.results).toHaveLength(7));
  });
});
