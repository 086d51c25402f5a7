import type { WorldSource } from './world-source.ts';

/** Every account that manages a location, its own first. */
export function accountsOf(source: WorldSource, locationId: string): string[] {
  const owner = source.findLocation(locationId)?.accountId;
  if (owner === undefined) return [];
  const others = source.accounts.filter(({ id, shares = [] }) => id !== owner && shares.includes(locationId));
  return [owner, ...others.map(({ id }) => id)];
}

/** The accounts that one sign-in opens: a person's own, and the groups that the person owns. */
export function accountsOfGrant(source: WorldSource, accountId: string): string[] {
  return source.accounts
    .filter(({ id, ownedBy }) => id === accountId || ownedBy === accountId)
    .map(({ id }) => id);
}
