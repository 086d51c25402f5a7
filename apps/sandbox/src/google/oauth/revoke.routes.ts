import { Hono } from 'hono';
import type { LiveWorld } from '../../world/live-world.ts';
import { accountOfAccessToken } from './access-token.ts';

/** oauth2.googleapis.com/revoke: an access or refresh token takes the whole consent with it. */
export function revokeRoutes(world: LiveWorld): Hono {
  return new Hono().post('/revoke', async (c) => {
    const token = c.req.query('token') ?? new URLSearchParams(await c.req.text()).get('token') ?? '';
    const account = accountOfAccessToken(world, token) ?? accountOfRefreshToken(world, token);
    if (account === undefined) {
      return c.json({ error: 'invalid_token', error_description: 'Token expired or revoked' }, 400);
    }
    world.commit({ kind: 'grant_set', accountId: account, revoked: true });
    return c.json({});
  });
}

/** Undefined for a token that was never given, or whose consent was withdrawn. */
export function accountOfRefreshToken({ state }: LiveWorld, refreshToken: string): string | undefined {
  const account = state.source.accounts.find((candidate) => candidate.refreshToken === refreshToken);
  return account && !state.revokedAccounts.has(account.id) ? account.id : undefined;
}
