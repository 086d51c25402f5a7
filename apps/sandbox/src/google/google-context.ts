import { createMiddleware } from 'hono/factory';
import { accountsOf, accountsOfGrant, type PlacedLocation } from '../world/world-source.ts';
import { findListing } from '../world/listings/listings-state.ts';
import type { Listing } from '../world/listings/listing.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { failedPrecondition, notFound, permissionDenied, unauthenticated } from './google-error.ts';
import { accountOfAccessToken } from './oauth/tokens.ts';
import type { PictureFiles } from './media/picture-files.ts';
import type { QuotaMeter } from './quota.ts';

export interface GoogleEnv {
  Variables: {
    /** The account whose owner gave the consent behind the bearer token. */
    grantedAccount: string;
  };
}

export interface GoogleContext {
  world: LiveWorld;
  quota: QuotaMeter;
  pictures: {
    files: PictureFiles;
    /** How long a fetch of a picture may take. */
    timeoutMilliseconds: number;
    closing: AbortSignal;
  };
}

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
  if (!accountsOfGrant(world.state.source, grantedAccount).includes(accountId)) throw permissionDenied();
}

export function requireLocation(
  { world }: GoogleContext,
  grantedAccount: string,
  locationId: string,
): PlacedLocation {
  const { source } = world.state;
  const placed = source.findLocation(locationId);
  if (!placed) throw notFound();
  const opened = accountsOfGrant(source, grantedAccount);
  if (!accountsOf(source, locationId).some((id) => opened.includes(id))) throw permissionDenied();
  return placed;
}

export function requireListing(context: GoogleContext, grantedAccount: string, locationId: string): Listing {
  requireLocation(context, grantedAccount, locationId);
  const listing = findListing(context.world.state, locationId);
  if (!listing) throw notFound();
  return listing;
}

/** A location of an account, which Google lets publish because it is verified. */
export function verifiedLocation(
  context: GoogleContext,
  grantedAccount: string,
  { accountId, locationId }: { accountId: string; locationId: string },
): PlacedLocation {
  requireAccount(context, grantedAccount, accountId);
  return { ...requireVerified(context, grantedAccount, locationId), accountId };
}

/** The same where a path does not name the account. */
export function requireVerified(
  context: GoogleContext,
  grantedAccount: string,
  locationId: string,
): PlacedLocation {
  const place = requireLocation(context, grantedAccount, locationId);
  if (!place.location.verified) throw failedPrecondition('The location is not verified.');
  return place;
}
