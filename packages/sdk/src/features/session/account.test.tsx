// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFormat } from '../../i18n/use-format.ts';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import type { TranslatedReaction } from '../../provider/pinfold-context.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useChangeConsent, useChangePassword, useConsents, useDevices, useEndDevice } from './account.ts';
import { useChangeTimezone, useTimezones } from './settings.ts';
import { useLogoutEverywhere, useUpdateUser, useUser } from './session.ts';

describe('the password and the devices', () => {
  it('SES-08 a changed password ends the other devices, and the list says so', async () => {
    const { result } = renderHookInPinfold(() => ({
      devices: useDevices().data,
      change: useChangePassword(),
    }));
    await waitFor(() => expect(result.current.devices).toHaveLength(2));
    act(() => result.current.change.mutate({ current: 'wrong', next: 'long enough' }));
    await waitFor(() => expect(result.current.change.error?.code).toBe('wrong_password'));
    await act(() => result.current.change.mutateAsync({ current: 'test-password', next: 'long enough' }));
    await waitFor(() => expect(result.current.devices?.map(({ is_current }) => is_current)).toEqual([true]));
  });

  it('SES-08 a device that was logged out leaves the list', async () => {
    const { result } = renderHookInPinfold(() => ({ devices: useDevices().data, end: useEndDevice() }));
    await waitFor(() => expect(result.current.devices).toHaveLength(2));
    await act(() => result.current.end.mutateAsync(2));
    await waitFor(() => expect(result.current.devices?.map(({ id }) => id)).toEqual([1]));
  });

  it('SES-08 a device that is gone already counts as logged out, another failure does not', async () => {
    const client = createTestClient({ failures: { endDevice: 'not_found' } });
    const { result } = renderHookInPinfold(() => ({ devices: useDevices().data, end: useEndDevice() }), {
      client,
    });
    await waitFor(() => expect(result.current.devices).toHaveLength(2));
    await act(() => result.current.end.mutateAsync(2));
    await waitFor(() => expect(result.current.devices).toHaveLength(1));
    client.server.fail('endDevice', 'network');
    act(() => result.current.end.mutate(1));
    await waitFor(() => expect(result.current.end.error?.kind).toBe('network'));
    expect(result.current.devices).toHaveLength(1);
  });

  it('SES-04 logging out everywhere empties the cache, but only once it is done', async () => {
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    const client = createTestClient({ failures: { logoutEverywhere: 'network' } });
    const { result } = renderHookInPinfold(() => ({ leave: useLogoutEverywhere(), pinfold: usePinfold() }), {
      client,
      onEvent,
    });
    const { queryClient } = result.current.pinfold;
    queryClient.setQueryData(['reviews', client.scope, 'stats'], {});
    act(() => result.current.leave.mutate());
    await waitFor(() => expect(result.current.leave.error?.kind).toBe('network'));
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    client.server.fail('logoutEverywhere', undefined);
    await act(() => result.current.leave.mutateAsync());
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(onEvent).toHaveBeenCalledWith({ type: 'logged_out' });
  });
});

describe('the profile', () => {
  it('COM-08 a form that shows its own problems keeps them to itself', async () => {
    const onError = vi.fn<() => void>();
    const client = createTestClient({ failures: { updateUser: 'invalid_request' } });
    const { result } = renderHookInPinfold(
      () => ({ user: useUser().data, update: useUpdateUser({ isQuiet: true }) }),
      { client, onError },
    );
    act(() => result.current.update.mutate({ name: '' }));
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(onError).not.toHaveBeenCalled();
    client.server.fail('updateUser', undefined);
    await act(() => result.current.update.mutateAsync({ name: 'Anna Lipa', phone_number: '' }));
    await waitFor(() => expect(result.current.user?.name).toBe('Anna Lipa'));
  });
});

describe('consents', () => {
  it('COM-08 a consent shows at once and keeps its moment', async () => {
    const { result } = renderHookInPinfold(() => ({
      consents: useConsents().data,
      change: useChangeConsent(),
    }));
    await waitFor(() => expect(result.current.consents).toBeDefined());
    await act(() => result.current.change.mutateAsync({ kind: 'product_news', is_given: true }));
    await waitFor(() => expect(news(result.current.consents)?.is_given).toBe(true));
    expect(news(result.current.consents)?.changed_at).not.toBeNull();
  });

  it('COM-08 a refused change goes back to what it was, and leaves the others alone', async () => {
    const client = createTestClient({ failures: { changeConsent: 'network' } });
    const { result } = renderHookInPinfold(
      () => ({ consents: useConsents().data, change: useChangeConsent() }),
      { client },
    );
    await waitFor(() => expect(result.current.consents).toBeDefined());
    const before = result.current.consents;
    act(() => result.current.change.mutate({ kind: 'product_news', is_given: true }));
    await waitFor(() => expect(result.current.change.isError).toBe(true));
    await waitFor(() => expect(result.current.consents).toEqual(before));
  });

  it('COM-08 what the account rests on cannot be taken back', async () => {
    const { result } = renderHookInPinfold(() => useChangeConsent());
    act(() => result.current.mutate({ kind: 'terms', is_given: false }));
    await waitFor(() => expect(result.current.error?.code).toBe('consent_required'));
  });
});

describe('the time zone', () => {
  it('COM-08 every date follows a new time zone', async () => {
    const { result } = renderHookInPinfold(() => ({
      timezones: useTimezones().data,
      change: useChangeTimezone(),
      format: useFormat(),
    }));
    await waitFor(() => expect(result.current.timezones?.length).toBeGreaterThan(3));
    const noon = '2026-01-15T11:00:00Z';
    expect(result.current.format.date(noon, 'time')).toBe('12:00');
    await act(() => result.current.change.mutateAsync('Asia/Tokyo'));
    await waitFor(() => expect(result.current.format.date(noon, 'time')).toBe('20:00'));
  });

  it('ERR-01 a time zone that could not be changed is told in the words of the catalogue', async () => {
    const onError = vi.fn<(reaction: TranslatedReaction) => void>();
    const client = createTestClient({ failures: { updateCompany: 'internal_error' } });
    const { result } = renderHookInPinfold(() => useChangeTimezone(), { client, onError });
    act(() => result.current.mutate('Europe/Madrid'));
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0]).toEqual({
      kind: 'toast',
      message: 'Nie udało się zmienić strefy czasowej.',
    });
  });
});

function news(consents: ReturnType<typeof useConsents>['data']) {
  return consents?.find(({ kind }) => kind === 'product_news');
}
