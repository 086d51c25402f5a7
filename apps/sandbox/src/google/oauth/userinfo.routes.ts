import { Hono } from 'hono';
import type { LiveWorld } from '../../world/live-world.ts';
import { accountOfAccessToken } from './access-token.ts';

/** openidconnect.googleapis.com/v1/userinfo: who gave the consent. */
export function userinfoRoutes(world: LiveWorld): Hono {
  return new Hono().get('/v1/userinfo', (c) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const id = accountOfAccessToken(world, token);
    const head = world.state.source.accounts.find((account) => account.id === id);
    if (!head) return c.json(unknown, 401);
    const { name, email } = head;
    return c.json({ sub: head.id, name, ...(email === undefined ? {} : { email, email_verified: true }) });
  });
}

const unknown = { error: 'invalid_request', error_description: 'Invalid Credentials' };
