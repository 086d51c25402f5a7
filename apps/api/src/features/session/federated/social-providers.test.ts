import { describe, expect, test } from 'vitest';
import { startSocialLogin } from '@pinfold/contract/features/session/federated-login.endpoints';
import { panelUrl, startFederatedApi } from '../../../testing/worlds/single-sign-on.ts';
import { federatedFlows } from './federated.table.ts';
import { socialProvider } from '../../../testing/worlds/social-login.ts';

describe('SES-05 a provider', () => {
  test('that is not configured is not found', async () => {
    const api = await startFederatedApi();
    expect((await api.request(startSocialLogin, { body: { provider: 'nikt' } })).problem?.code).toBe(
      'not_found',
    );
  });

  test('that cannot be reached is said to be unavailable, and asked again the next time', async () => {
    const api = await startFederatedApi({
      PINFOLD_OIDC_PROVIDERS: JSON.stringify([
        {
          id: 'gone',
          name: 'Gone',
          issuer: 'http://sandbox.test/sandbox/nowhere',
          client_id: 'a',
          client_secret: 'b',
        },
      ]),
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await api.request(startSocialLogin, { body: { provider: 'gone' } })).problem?.code).toBe(
        'provider_unavailable',
      );
  });

  test('is asked with PKCE, state and nonce, none of which can be read in the database', async () => {
    const api = await startFederatedApi();
    const { url } = await api.ok(startSocialLogin, { body: { provider: socialProvider } });
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${panelUrl}/api/session/oidc/callback`);
    const stored = JSON.stringify(await api.services.database.queries.select().from(federatedFlows));
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(stored).not.toContain(asked.get(name) ?? 'missing');
  });

  test('is not flooded from one address', async () => {
    const api = await startFederatedApi({ PINFOLD_LOGIN_ATTEMPTS: '1' });
    const start = () => api.request(startSocialLogin, { body: { provider: socialProvider } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await start()).problem).toBeUndefined();
    expect((await start()).problem?.code).toBe('too_many_attempts');
  });
});
