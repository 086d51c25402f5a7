import { createHash } from 'node:crypto';
import type { LiveWorld } from '../../world/live-world.ts';
import { readToken, signToken } from './signed-token.ts';

const prefix = '4/0';
const codeLifetime = 600_000;

export interface CodeRequest {
  redirectUri: string;
  /** `access_type=offline`: the app wants to act while nobody is there. */
  isOffline: boolean;
  /** `prompt=consent`: the owner is asked anew, and so a refresh token is given anew. */
  asksAgain: boolean;
  /** PKCE, S256. */
  challenge?: string;
  /** What the owner consented to, separated by spaces. */
  scope: string;
}

export function issueCode(world: LiveWorld, account: string, request: CodeRequest): string {
  const now = world.now();
  const { redirectUri, isOffline, asksAgain, challenge, scope } = request;
  return signToken(prefix, world.state.seed, {
    account,
    expires: now + codeLifetime,
    serial: now,
    refresh: isOffline && (asksAgain || !world.state.consents.has(account)),
    redirectUri,
    scope,
    ...(challenge ? { challenge } : {}),
  });
}

export interface RedeemedCode {
  account: string;
  withRefreshToken: boolean;
  scope: string;
}

/** Trades a code for its account, once. */
export function redeemCode(
  world: LiveWorld,
  code: string,
  given: { redirectUri: string | null; verifier: string | null },
): RedeemedCode | 'invalid_grant' | 'redirect_uri_mismatch' {
  const claims = readToken(prefix, world.state.seed, code);
  if (!claims || claims.expires <= world.now() || world.state.usedCodes.has(code)) return 'invalid_grant';
  if (given.redirectUri !== claims.redirectUri) return 'redirect_uri_mismatch';
  if (claims.challenge !== undefined && challengeOf(given.verifier ?? '') !== claims.challenge) {
    return 'invalid_grant';
  }
  world.commit({ kind: 'code_used', code, accountId: claims.account });
  // Consent given anew restores a grant that was revoked.
  if (world.state.revokedAccounts.has(claims.account)) {
    world.commit({ kind: 'grant_set', accountId: claims.account, revoked: false });
  }
  return { account: claims.account, withRefreshToken: claims.refresh ?? false, scope: claims.scope ?? '' };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
