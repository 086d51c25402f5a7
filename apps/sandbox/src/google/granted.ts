import { createMiddleware } from 'hono/factory';
import type { PlacedLocation } from '../world/world-source.ts';
import { unauthenticated, notFound, permissionDenied } from './google-error.ts';
import type { GoogleContext, GoogleEnv } from './google-env.ts';
import { accountOfAccessToken } from './oauth/access-token.ts';

/** What every call to an API needs: a live bearer token, and room in that API's quota. */
export function granted({ world, quota }: GoogleContext, service: string) {
  return createMiddleware<GoogleEnv>(async (c, next) => {
    const [, token] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const account = token === undefined ? undefined : accountOfAccessToken(world, token);
    if (account === undefined) throw unauthenticated();
    quota.spendRequest(service);
    c.set('grantedAccount', account);
    await next();
  });
}

export function requireAccount({ world }: GoogleContext, grantedAccount: string, accountId: string): void {
  if (!world.state.source.accounts.some(({ id }) => id === accountId)) throw notFound();
  if (accountId !== grantedAccount) throw permissionDenied();
}

export function requireLocation(
  { world }: GoogleContext,
  grantedAccount: string,
  locationId: string,
): PlacedLocation {
  const placed = world.state.source.findLocation(locationId);
  if (!placed) throw notFound();
  if (placed.accountId !== grantedAccount) throw permissionDenied();
  return placed;
}
