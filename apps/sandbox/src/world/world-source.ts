import type { WorldAccount, WorldLocation, WorldReview } from './world.ts';

export type AccountHead = Omit<WorldAccount, 'locations'> & {
  /** Personal accounts that were invited to a group, and accepted. */
  managers?: readonly string[];
};

export type LocationHead = Omit<WorldLocation, 'reviews'>;

export interface PlacedLocation {
  accountId: string;
  location: LocationHead;
}

/** Accounts and places with their seeded reviews. Later changes of reviews are in the state. */
export interface WorldSource {
  accounts: readonly AccountHead[];
  locationCount(accountId: string): number;
  locationAt(accountId: string, index: number): LocationHead | undefined;
  findLocation(locationId: string): PlacedLocation | undefined;
  seededReviews(locationId: string): readonly WorldReview[];
  seededReview(locationId: string, reviewId: string): WorldReview | undefined;
  /** Reviews whose seeded reply still waits for moderation. */
  seededPending(): readonly { locationId: string; review: WorldReview }[];
  /** Locations worth scanning one by one; undefined when there are too many for that. */
  listLocationIds(accountId: string): readonly string[] | undefined;
}

/** The locations of an account, one by one; `most` ends the list early. */
export function* locationsOf(
  source: WorldSource,
  accountId: string,
  most = Number.POSITIVE_INFINITY,
): Generator<LocationHead> {
  for (let index = 0; index < Math.min(most, source.locationCount(accountId)); index += 1) {
    const location = source.locationAt(accountId, index);
    if (location) yield location;
  }
}

/** Every account that manages a location, its own first. */
export function accountsOf(source: WorldSource, locationId: string): string[] {
  const owner = source.findLocation(locationId)?.accountId;
  if (owner === undefined) return [];
  const others = source.accounts.filter(({ id, shares = [] }) => id !== owner && shares.includes(locationId));
  return [owner, ...others.map(({ id }) => id)];
}

/** The accounts that one sign-in opens: a person's own, and the groups that the person owns or was invited to. */
export function accountsOfGrant(source: WorldSource, accountId: string): string[] {
  return source.accounts
    .filter(
      ({ id, ownedBy, managers = [] }) =>
        id === accountId || ownedBy === accountId || managers.includes(accountId),
    )
    .map(({ id }) => id);
}
