// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useSettings } from './settings.ts';
import { useSocialLogin, useSsoLogin, useSsoToken } from './sso.ts';

const nobody = { enabled: false };

describe('logging in at an identity provider', () => {
  it('SES-05 a provider of the installation says where the browser has to go, and keeps the link it came by', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(
      () => ({ settings: useSettings().data, login: useSocialLogin() }),
      {
        client,
        ...nobody,
      },
    );
    await waitFor(() => expect(result.current.settings).toBeDefined());
    const provider = result.current.settings?.social_providers[0]?.id ?? '';
    const { url } = await act(() =>
      result.current.login.mutateAsync({
        provider,
        next: '/reviews/list',
        isAudit: true,
        hasCustomInvitation: true,
        hasAcceptedTerms: true,
      }),
    );
    expect(url).toBe('https://id.pinfold.test/test');
    expect(client.server.calls.at(-1)?.body).toEqual({
      provider: 'test',
      next: '/reviews/list',
      audit: true,
      custom_invitation: true,
      terms_accepted: true,
      fresh: false,
    });
  });

  it('SES-06 a team that nobody knows is told in the form', async () => {
    const { result } = renderHookInPinfold(() => useSsoLogin(), nobody);
    act(() => result.current.mutate({ teamName: 'nikt' }));
    await waitFor(() => expect(result.current.error?.code).toBe('sso_team_not_found'));
    const { url } = await act(() => result.current.mutateAsync({ teamName: 'kawiarnia-lipa' }));
    expect(url).toContain('kawiarnia-lipa');
  });

  it('SES-06 the session is collected with the value of the cookie, in the header, and never without it', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useSsoToken(), { client, ...nobody });
    const session = await act(() => result.current.mutateAsync('of-the-cookie'));
    expect(session.token).toBe('test-token');
    expect(client.server.calls.at(-1)?.headers.get('X-CSRFToken')).toBe('of-the-cookie');
    act(() => result.current.mutate(''));
    await waitFor(() => expect(result.current.error?.code).toBe('csrf_token_missing'));
  });
});
