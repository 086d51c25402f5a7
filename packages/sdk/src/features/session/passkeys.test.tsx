// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import { useAddPasskey, usePasskeyLogin, useRenewByPasskey } from './passkeys.ts';
import { usePasskeySupport } from './passkey-support.ts';
import { useSecondFactor } from './second-factor.ts';
import { playAuthenticator } from './ui/stories/example-session.tsx';

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  restore = undefined;
});

describe('BEY-22 passkeys', () => {
  it('are offered where the page can use them', async () => {
    restore = playAuthenticator();
    const { result } = renderHookInPinfold(() => usePasskeySupport());
    await waitFor(() => expect(result.current).toBe('available'));
  });

  it('are not offered in a browser that has none', async () => {
    const { result } = renderHookInPinfold(() => usePasskeySupport());
    await waitFor(() => expect(result.current).toBe('insecure'));
  });

  it('log in without a password', async () => {
    restore = playAuthenticator();
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => usePasskeyLogin(), { client, onEvent });
    const session = await act(() => result.current.mutateAsync({}));
    expect(session?.token).toBe('test-token');
    expect(onEvent).toHaveBeenCalledWith({ type: 'logged_in' });
    const sent = client.server.calls.find(({ operation }) => operation === 'completePasskeyLogin');
    expect(sent?.body).toMatchObject({ passkey: { id: 'AQID', response: { signature: 'AQID' } } });
  });

  it('whose dialog is closed are no failure, and nothing is sent', async () => {
    restore = playAuthenticator('NotAllowedError');
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    const client = createTestClient();
    const { result } = renderHookInPinfold(
      () => ({ login: usePasskeyLogin(), add: useAddPasskey(), renew: useRenewByPasskey() }),
      { client, onEvent },
    );
    expect(await act(() => result.current.login.mutateAsync({}))).toBeNull();
    expect(await act(() => result.current.add.mutateAsync({}))).toBeNull();
    expect(await act(() => result.current.renew.mutateAsync())).toBeNull();
    expect(onEvent).not.toHaveBeenCalledWith({ type: 'logged_in' });
    const sent = client.server.calls.map(({ operation }) => operation);
    expect(sent.filter((operation) => /passkey/i.test(operation))).toEqual([
      'beginPasskeyLogin',
      'beginPasskey',
      'beginPasskeyRenewal',
    ]);
  });

  it('that the browser refuses are refused to the form, with the reason of the browser', async () => {
    restore = playAuthenticator('InvalidStateError');
    const onError = vi.fn<() => void>();
    const { result } = renderHookInPinfold(() => useAddPasskey(), { onError });
    act(() => result.current.mutate({}));
    await waitFor(() => expect(result.current.error?.code).toBe('passkey_refused'));
    expect(result.current.error?.cause).toMatchObject({ name: 'InvalidStateError' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('that are added are among the factors, with recovery codes for the first', async () => {
    restore = playAuthenticator();
    const { result } = renderHookInPinfold(() => ({ add: useAddPasskey(), factor: useSecondFactor() }));
    await waitFor(() => expect(result.current.factor.data?.passkeys).toEqual([]));
    const added = await act(() => result.current.add.mutateAsync({ name: 'Telefon' }));
    expect(added?.recovery_codes).toHaveLength(10);
    await waitFor(() => expect(result.current.factor.data?.passkeys).toMatchObject([{ name: 'Telefon' }]));
  });
});
