import type { LiveWorld } from '../../world/live-world.ts';
import { readToken, signToken } from './signed-token.ts';

/** Google issues them for an hour and says 3599. */
export const accessTokenSeconds = 3599;

const prefix = 'ya29.';

export function issueAccessToken(world: LiveWorld, account: string): string {
  const now = world.now();
  return signToken(prefix, world.state.seed, {
    account,
    expires: now + accessTokenSeconds * 1000,
    serial: now,
  });
}

/** The account that a token opens; undefined when it is forged, expired or its grant was revoked. */
export function accountOfAccessToken(world: LiveWorld, token: string): string | undefined {
  const claims = readToken(prefix, world.state.seed, token);
  if (!claims || claims.expires <= world.now()) return undefined;
  return world.state.revokedAccounts.has(claims.account) ? undefined : claims.account;
}
