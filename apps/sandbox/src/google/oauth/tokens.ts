import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readToken, signToken } from '../../identity/signed-token.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { Apply } from '../../world/world-event.ts';

/** The one OAuth client that the sandbox knows. It opens nothing outside of it. */
export const sandboxOAuthClient = {
  id: '424242424242-sandbox.apps.googleusercontent.com',
  secret: 'sandbox-client-secret',
} as const;

/** What a connector asks for. */
export const businessScope = 'https://www.googleapis.com/auth/business.manage';

/** Google's tokens are valid for an hour, and `expires_in` is 3599. */
export const accessTokenSeconds = 3599;

const accessTokenPrefix = 'ya29.';

export function issueAccessToken(world: LiveWorld, account: string): string {
  const now = world.now();
  const claims: Claims = { account, expires: now + accessTokenSeconds * 1000, serial: now };
  return signToken(accessTokenPrefix, world.state.seed, claims);
}

/** The account that a token opens; undefined when it is forged, expired or its grant was revoked. */
export function accountOfAccessToken(world: LiveWorld, token: string): string | undefined {
  const claims = readToken(accessTokenPrefix, world.state.seed, token, Claims);
  if (!claims || claims.expires <= world.now()) return undefined;
  return world.state.revokedAccounts.has(claims.account) ? undefined : claims.account;
}

/** Undefined for a token that was never given, or whose consent was withdrawn. */
export function accountOfRefreshToken({ state }: LiveWorld, refreshToken: string): string | undefined {
  const account = state.source.accounts.find((candidate) => candidate.refreshToken === refreshToken);
  return account && !state.revokedAccounts.has(account.id) ? account.id : undefined;
}

const codePrefix = '4/0';
const codeLifetime = 600_000;

interface CodeRequest {
  redirectUri: string;
  /** `access_type=offline`: the app needs access without the user. */
  isOffline: boolean;
  /** `prompt=consent`: the user is asked again, and a new refresh token is issued. */
  asksAgain: boolean;
  /** PKCE, S256. */
  challenge?: string;
  /** What the owner consented to, separated by spaces. */
  scope: string;
}

export function issueCode(world: LiveWorld, account: string, request: CodeRequest): string {
  const now = world.now();
  const { redirectUri, isOffline, asksAgain, challenge, scope } = request;
  const claims: Claims = {
    account,
    expires: now + codeLifetime,
    serial: now,
    refresh: isOffline && (asksAgain || !world.state.consents.has(account)),
    redirectUri,
    scope,
    ...(challenge ? { challenge } : {}),
  };
  return signToken(codePrefix, world.state.seed, claims);
}

interface RedeemedCode {
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
  const claims = readToken(codePrefix, world.state.seed, code, Claims);
  if (!claims || claims.expires <= world.now() || world.state.usedCodes.has(code)) return 'invalid_grant';
  if (given.redirectUri !== claims.redirectUri) return 'redirect_uri_mismatch';
  if (claims.challenge !== undefined && challengeOf(given.verifier ?? '') !== claims.challenge) {
    return 'invalid_grant';
  }
  world.commit({ kind: 'code_used', code, accountId: claims.account });
  // A new consent restores a grant that was revoked.
  if (world.state.revokedAccounts.has(claims.account)) {
    world.commit({ kind: 'grant_set', accountId: claims.account, revoked: false });
  }
  return { account: claims.account, withRefreshToken: claims.refresh ?? false, scope: claims.scope ?? '' };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

const Claims = z.object({
  account: z.string(),
  expires: z.number(),
  serial: z.number(),
  /** Of a code: whether a refresh token comes with it, where it was sent, the PKCE challenge, and what it opens. */
  refresh: z.boolean().optional(),
  redirectUri: z.string().optional(),
  challenge: z.string().optional(),
  scope: z.string().optional(),
});

type Claims = z.infer<typeof Claims>;

export type GrantEvent =
  | { kind: 'grant_set'; accountId: string; revoked: boolean }
  | { kind: 'code_used'; code: string; accountId?: string };

/** What owners consented to, and withdrew. */
export const applyGrantEvents: Apply<GrantEvent> = {
  grant_set(state, { accountId, revoked }) {
    if (revoked) {
      state.revokedAccounts.add(accountId);
      state.consents.delete(accountId);
    } else state.revokedAccounts.delete(accountId);
  },
  code_used(state, { code, accountId }) {
    state.usedCodes.add(code);
    if (accountId !== undefined) state.consents.add(accountId);
  },
};
