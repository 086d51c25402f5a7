import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';
import { readToken, signToken } from '../identity/signed-token.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { AppleError } from './apple-error.ts';

/** The one partner that the sandbox's Apple knows. It opens nothing outside of it. */
export const sandboxApple = {
  clientId: 'BUSINESSAPI.sandbox-partner',
  clientSecret: 'sandbox-apple-secret',
  webhookSecret: 'sandbox-apple-webhook',
} as const;

/** Who can be asked for consent: one organisation is shared with the partner, one is not. */
export const appleOrganizations = [
  { id: 'org-lipa', name: 'Kawiarnia Lipa sp. z o.o.', isShared: true },
  { id: 'org-alone', name: 'Piekarnia Sama', isShared: false },
] as const;

const Claims = z.object({
  kind: z.enum(['code', 'access', 'refresh']),
  organization: z.string(),
  /** How many times the organisation's tokens had ended before. */
  ends: z.number(),
  /** 0 for never. */
  expires: z.number(),
  serial: z.number(),
  redirectUri: z.string().optional(),
  challenge: z.string().optional(),
});
type Claims = z.infer<typeof Claims>;

const prefix = 'apl_';
const codeMilliseconds = 300_000;
export const accessSeconds = 3600;

export function issueCode(
  world: LiveWorld,
  organization: string,
  asked: { redirectUri: string; challenge: string },
): string {
  return sign(world, { kind: 'code', organization, expires: world.now() + codeMilliseconds, ...asked });
}

/** What the token endpoint answers. */
export function issueTokens(world: LiveWorld, organization: string): object {
  return {
    access_token: sign(world, {
      kind: 'access',
      organization,
      expires: world.now() + accessSeconds * 1000,
    }),
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: sign(world, { kind: 'refresh', organization, expires: 0 }),
    scope: 'business_connect',
  };
}

/** Trades a code for the organisation that was chosen, once, for whoever has the verifier. */
export function redeemCode(
  world: LiveWorld,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): string {
  const claims = open(world, 'code', code);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const isGood = claims?.redirectUri === redirectUri && claims.challenge === challenge;
  if (!claims || !isGood || world.state.apple.usedCodes.has(code)) throw invalidGrant();
  world.commit({ kind: 'apple_code_used', code });
  return claims.organization;
}

/** The organisation of a refresh token. */
export function organizationOfRefresh(world: LiveWorld, token: string): string {
  const claims = open(world, 'refresh', token);
  if (!claims) throw invalidGrant();
  return claims.organization;
}

/** The organisation that a call may act for. */
export function organizationOfAccess(world: LiveWorld, authorization: string | undefined): string {
  const claims = open(world, 'access', (authorization ?? '').replace(/^Bearer /, ''));
  if (!claims) throw new AppleError(401, 'UNAUTHORIZED', 'The access token is invalid or has expired.');
  return claims.organization;
}

/** `Business-Signature`: over the body and the timestamp. */
export function signWebhook(body: string, timestamp: string): string {
  return createHmac('sha512', sandboxApple.webhookSecret).update(`${body}${timestamp}`).digest('base64');
}

function open(world: LiveWorld, kind: Claims['kind'], token: string): Claims | undefined {
  const claims = readToken(prefix, world.state.seed, token, Claims);
  if (claims?.kind !== kind || claims.ends < endsOf(world, claims.organization)) return undefined;
  return claims.expires !== 0 && claims.expires <= world.now() ? undefined : claims;
}

function sign(world: LiveWorld, claims: Omit<Claims, 'ends' | 'serial'>): string {
  const { seed, lastNumber } = world.state;
  const ends = endsOf(world, claims.organization);
  return signToken(prefix, seed, { ...claims, ends, serial: lastNumber });
}

function endsOf({ state }: LiveWorld, organization: string): number {
  return state.apple.ends.get(organization) ?? 0;
}

function invalidGrant(): AppleError {
  return new AppleError(400, 'invalid_grant', 'The code or the refresh token is invalid or has expired.');
}
