import type { LiveWorld } from '../../world/live-world.ts';
import { readToken, signToken } from './signed-token.ts';

const prefix = '4/0';
const codeLifetime = 600_000;

export function issueCode(world: LiveWorld, account: string): string {
  const now = world.now();
  return signToken(prefix, world.state.seed, { account, expires: now + codeLifetime, serial: now });
}

/** Trades a code for its account, once. */
export function redeemCode(world: LiveWorld, code: string): string | undefined {
  const claims = readToken(prefix, world.state.seed, code);
  if (!claims || claims.expires <= world.now() || world.state.usedCodes.has(code)) return undefined;
  world.commit({ kind: 'code_used', code });
  // Consent given anew restores a grant that was revoked.
  if (world.state.revokedAccounts.has(claims.account)) {
    world.commit({ kind: 'grant_set', accountId: claims.account, revoked: false });
  }
  return claims.account;
}
