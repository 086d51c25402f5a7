// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PinfoldEvent } from '../../provider/pinfold-event.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { createTestClient, type TestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import {
  type SignUpLink,
  useAcceptInvitation,
  useConfirmPasswordReset,
  useConfirmRegistration,
  useInvitation,
  useRegister,
  useRequestPasswordReset,
  useSignUpAccess,
} from './sign-up.ts';

const link = { uid: 'u1', token: 't1' };
const account = { email: 'jan@lipa.example', name: 'Jan', password: 'long enough', hasAcceptedTerms: true };
const nobody = { enabled: false };

describe('signing up', () => {
  it.each<[SignUpLink, boolean]>([
    [{}, false],
    [{ access: 'test-access' }, true],
    [{ access: 'of-somebody-else' }, false],
    [{ isAudit: true }, false],
    [{ hasCustomInvitation: true }, false],
    [{ isAudit: true, hasCustomInvitation: true }, true],
  ])('SES-01 a link opens the sign-up or names the way to the prices: %o', async (asked, isOpen) => {
    const { result } = renderHookInPinfold(() => useSignUpAccess(asked), nobody);
    await waitFor(() => expect(result.current.data?.is_open).toBe(isOpen));
    expect(result.current.data?.pricing_url).toMatch(/^https:/);
  });

  it('SES-01 sends what was typed, the link it came by and the language of the reader', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useRegister(), { client, ...nobody });
    await act(() =>
      result.current.mutateAsync({ ...account, access: 'test-access', hasAcceptedMarketing: true }),
    );
    expect(bodyOf(client)).toEqual({
      email: 'jan@lipa.example',
      name: 'Jan',
      password: 'long enough',
      terms_accepted: true,
      marketing_accepted: true,
      audit: false,
      custom_invitation: false,
      language: 'pl',
      access: 'test-access',
    });
  });

  it.each([
    [{ ...account, access: 'test-access', hasAcceptedTerms: false }, 'terms_not_accepted'],
    [{ ...account, access: 'test-access', password: 'short' }, 'password_too_short'],
    [account, 'sign_up_closed'],
  ])('SES-01 a refusal stays with the form: %#', async (asked, code) => {
    const onError = vi.fn<() => void>();
    const { result } = renderHookInPinfold(() => useRegister(), { onError, ...nobody });
    act(() => result.current.mutate(asked));
    await waitFor(() => expect(result.current.error?.code).toBe(code));
    expect(onError).not.toHaveBeenCalled();
  });

  it('SES-01 a mailed link logs in once, and forgets whoever was here before', async () => {
    const onEvent = vi.fn<(event: PinfoldEvent) => void>();
    const { result } = renderHookInPinfold(
      () => ({ confirm: useConfirmRegistration(), pinfold: usePinfold() }),
      { onEvent, ...nobody },
    );
    result.current.pinfold.queryClient.setQueryData(['user', 'details'], { name: 'somebody else' });
    const session = await act(() => result.current.confirm.mutateAsync(link));
    expect(session.token).toBe('test-token');
    expect(result.current.pinfold.queryClient.getQueryData(['user', 'details'])).toBeUndefined();
    expect(onEvent).toHaveBeenCalledWith({ type: 'logged_in' });
    act(() => result.current.confirm.mutate(link));
    await waitFor(() => expect(result.current.confirm.error?.code).toBe('link_invalid'));
  });
});

describe('a forgotten password', () => {
  it('SES-08 is asked for by the address alone', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useRequestPasswordReset(), { client, ...nobody });
    await act(() => result.current.mutateAsync('anna@lipa.example'));
    expect(bodyOf(client)).toEqual({ email: 'anna@lipa.example' });
  });

  it('SES-08 a link still works after a password that was too short, and then never again', async () => {
    const { result } = renderHookInPinfold(() => useConfirmPasswordReset(), nobody);
    act(() => result.current.mutate({ ...link, password: 'short' }));
    await waitFor(() => expect(result.current.error?.code).toBe('password_too_short'));
    await act(() => result.current.mutateAsync({ ...link, password: 'long enough' }));
    act(() => result.current.mutate({ ...link, password: 'long enough' }));
    await waitFor(() => expect(result.current.error?.code).toBe('link_invalid'));
  });
});

describe('an invitation', () => {
  it('SES-08 tells who invites to what before anything is decided', async () => {
    const { result } = renderHookInPinfold(() => useInvitation(link), nobody);
    await waitFor(() => expect(result.current.data?.company_name).toBe('Kawiarnia Lipa'));
  });

  it('SES-08 the e-mail address is no part of what is sent', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useAcceptInvitation(), { client, ...nobody });
    const joined = await act(() =>
      result.current.mutateAsync({ ...link, name: 'Jan', password: 'long enough', hasAcceptedTerms: true }),
    );
    expect(joined).toMatchObject({ email: 'jan@lipa.example', company_id: 1 });
    expect(bodyOf(client)).toEqual({
      ...link,
      name: 'Jan',
      password: 'long enough',
      terms_accepted: true,
      language: 'pl',
    });
  });

  it('SES-08 somebody with an account joins without typing anything', async () => {
    const client = createTestClient();
    client.server.data.session.invitation.has_account = true;
    const { result } = renderHookInPinfold(() => useAcceptInvitation(), { client, ...nobody });
    await act(() => result.current.mutateAsync(link));
    expect(bodyOf(client)).toEqual({ ...link, terms_accepted: false, language: 'pl' });
  });

  it('SES-08 a used link stays with the page', async () => {
    const onError = vi.fn<() => void>();
    const client = createTestClient();
    client.server.data.session.usedLinks.add(link.token);
    const { result } = renderHookInPinfold(() => useInvitation(link), { client, onError, ...nobody });
    await waitFor(() => expect(result.current.error?.code).toBe('link_invalid'));
    expect(onError).not.toHaveBeenCalled();
  });
});

function bodyOf(client: TestClient): unknown {
  return client.server.calls.at(-1)?.body;
}
