import { Hono } from 'hono';
import type { LiveWorld } from '../../world/live-world.ts';
import {
  accessTokenSeconds,
  accountOfAccessToken,
  accountOfRefreshToken,
  businessScope,
  issueAccessToken,
  redeemCode,
  sandboxOAuthClient,
} from './tokens.ts';

/** oauth2.googleapis.com/token: the refresh and the code grant, with RFC 6749 error bodies. */
export function tokenRoutes(world: LiveWorld): Hono {
  return new Hono().post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const client = clientCredentials(form, c.req.header('Authorization'));
    if (client.id !== sandboxOAuthClient.id) {
      return c.json({ error: 'invalid_client', error_description: 'The OAuth client was not found.' }, 401);
    }
    if (client.secret !== sandboxOAuthClient.secret) {
      return c.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401);
    }

    switch (form.get('grant_type')) {
      case 'refresh_token': {
        const account = accountOfRefreshToken(world, form.get('refresh_token') ?? '');
        if (account === undefined) return c.json(revoked, 400);
        return c.json(tokenResponse(world, account));
      }
      case 'authorization_code': {
        const redeemed = redeemCode(world, form.get('code') ?? '', {
          redirectUri: form.get('redirect_uri'),
          verifier: form.get('code_verifier'),
        });
        if (redeemed === 'redirect_uri_mismatch') {
          return c.json({ error: redeemed, error_description: 'Bad Request' }, 400);
        }
        const head =
          redeemed === 'invalid_grant'
            ? undefined
            : world.state.source.accounts.find(({ id }) => id === redeemed.account);
        if (redeemed === 'invalid_grant' || !head) {
          return c.json({ error: 'invalid_grant', error_description: 'Malformed auth code.' }, 400);
        }
        return c.json({
          ...tokenResponse(world, head.id, redeemed.scope),
          ...(redeemed.withRefreshToken ? { refresh_token: head.refreshToken } : {}),
        });
      }
      default: {
        const grant = form.get('grant_type') ?? '';
        return c.json(
          { error: 'unsupported_grant_type', error_description: `Invalid grant_type: ${grant}` },
          400,
        );
      }
    }
  });
}

const revoked = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };

function tokenResponse(world: LiveWorld, account: string, granted: string = businessScope): object {
  return {
    access_token: issueAccessToken(world, account),
    expires_in: accessTokenSeconds,
    scope: granted,
    token_type: 'Bearer',
  };
}

/** Google takes them in the body or as HTTP Basic. */
function clientCredentials(
  form: URLSearchParams,
  authorization: string | undefined,
): { id: string | null; secret: string | null } {
  const [, basic] = /^Basic (.+)$/i.exec(authorization ?? '') ?? [];
  if (basic === undefined) return { id: form.get('client_id'), secret: form.get('client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

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

/** openidconnect.googleapis.com/v1/userinfo: who gave the consent. */
export function userinfoRoutes(world: LiveWorld): Hono {
  return new Hono().get('/v1/userinfo', (c) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const id = accountOfAccessToken(world, token);
    const head = world.state.source.accounts.find((account) => account.id === id);
    if (!head) return c.json(invalidCredentials, 401);
    const { name, email } = head;
    return c.json({ sub: head.id, name, ...(email === undefined ? {} : { email, email_verified: true }) });
  });
}

const invalidCredentials = { error: 'invalid_request', error_description: 'Invalid Credentials' };
