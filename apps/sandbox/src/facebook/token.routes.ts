import { type Context, Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { GraphError, unsupported } from './graph-error.ts';
import {
  appToken,
  checkProof,
  claimsOf,
  issueUserToken,
  openToken,
  sandboxFacebook,
  secondsLeft,
} from './graph-tokens.ts';
import { readParams, tokenOf } from './graph-call.ts';

/** Tokens: code to short token, short to long token, and what a token is worth. */
export function tokenRoutes(world: LiveWorld): Hono {
  const exchange = async (c: Context) => {
    const params = await readParams(c);
    checkClient(params);
    const person =
      params.grant_type === 'fb_exchange_token'
        ? openToken(world, params.fb_exchange_token ?? '').claims.person
        : redeemCode(world, params);
    const isLong = params.grant_type === 'fb_exchange_token';
    const token = issueUserToken(world, person, isLong);
    return c.json({ access_token: token, token_type: 'bearer', expires_in: secondsLeft(world, token) });
  };
  return new Hono()
    .get('/:version/oauth/access_token', exchange)
    .post('/:version/oauth/access_token', exchange)
    .get('/:version/debug_token', async (c) => c.json(debugToken(world, c, await readParams(c))))
    .post('/:version/debug_token', async (c) => {
      const params = await readParams(c);
      // A POST that names another method counts as that one; there is nothing here to be written.
      if (params.method?.toLowerCase() !== 'get') throw unsupported('POST', 'debug_token');
      return c.json(debugToken(world, c, params));
    });
}

function debugToken(world: LiveWorld, c: Context, params: Record<string, string>): object {
  const token = tokenOf(c, params);
  if (token !== appToken) {
    openToken(world, token);
    checkProof(token, params.appsecret_proof);
  }
  return { data: tokenData(world, params.input_token ?? '') };
}

function checkClient({ client_id, client_secret }: Record<string, string>): void {
  if (client_id !== sandboxFacebook.appId)
    throw new GraphError(
      101,
      'Error validating application. Cannot get application info due to a system error.',
    );
  // Facebook's own code for a wrong secret is that of an unknown error.
  if (client_secret !== sandboxFacebook.appSecret) throw new GraphError(1, 'Error validating client secret.');
}

/** Trades a code for the person who gave it, once. */
function redeemCode(world: LiveWorld, { code = '', redirect_uri }: Record<string, string>): string {
  const claims = claimsOf(world, code);
  if (claims?.kind !== 'code') throw new GraphError(100, 'Invalid verification code format.', 36_009);
  if (claims.expires <= world.now())
    throw new GraphError(100, 'This authorization code has expired.', 36_007);
  if (world.state.facebook.usedCodes.has(code))
    throw new GraphError(100, 'This authorization code has been used.', 36_009);
  if (claims.redirectUri !== redirect_uri)
    throw new GraphError(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36_008,
    );
  world.commit({ kind: 'facebook_code_used', code });
  return claims.person;
}

function tokenData(world: LiveWorld, token: string): object {
  const claims = claimsOf(world, token);
  if (!claims || claims.kind === 'code')
    return {
      error: { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
      is_valid: false,
      scopes: [],
    };
  const { person, page, issued, expires } = claims;
  const about = {
    app_id: sandboxFacebook.appId,
    type: page === undefined ? 'USER' : 'PAGE',
    application: 'Pinfold',
    data_access_expires_at: Math.floor(issued / 1000) + 90 * 86_400,
    expires_at: Math.floor(expires / 1000),
    issued_at: Math.floor(issued / 1000),
    user_id: person,
    ...(page === undefined ? {} : { profile_id: page }),
  };
  try {
    const { pages, scopes } = openToken(world, token).grant;
    return {
      ...about,
      is_valid: true,
      scopes,
      granular_scopes: scopes.map((scope) => ({ scope, target_ids: pages })),
    };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { code, subcode, message } = error;
    return { ...about, is_valid: false, scopes: [], error: { code, subcode, message } };
  }
}
