import { compareListing } from '@pinfold/contract/features/external-changes/compare-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { LocationRef } from '../external-changes.table.ts';
import { applyRule } from '../protect/apply-rule.ts';
import { openAccount } from '../../listings/google-grant.ts';
import { askListing, comparedListing, type AskedListing } from './compared-listing.ts';
import { importMissingFields } from './import-missing-fields.ts';
import { reconcileChanges } from './reconcile-changes.ts';
import { takenUpdatesOf, updatesOf } from './taken-updates.ts';
import { findWatched, lastCheck, lockWatched, noteCheck, type WatchedLocation } from './watched-location.ts';

/**
 * The outcome of a sync: `busy` while an edit of ours is in progress, because external changes cannot be distinguished
 * from it; `unreachable` if the location is not at Google, or no grant gives access to it.
 */
type SyncOutcome = 'done' | 'busy' | 'unreachable';

/**
 * Compares a location with Google and keeps what others changed, in one transaction that locks the location: run again,
 * or by two at once, it finds the same changes.
 * @throws GoogleError
 */
export async function syncLocation(services: Services, location: LocationRef): Promise<SyncOutcome> {
  const { database, now } = services;
  const watched = await findWatched(database.queries, location);
  if (!watched) return 'unreachable';
  if (watched.isBeingUpdated) return 'busy';
  const readAt = now();
  const asked = await askListing(openAccount(services, watched.sealedRefreshToken), watched.googleName);
  return database.queries.transaction((tx) => keep(services, tx, location, watched, asked, readAt));
}

async function keep(
  services: Services,
  tx: Queryable,
  location: LocationRef,
  watched: WatchedLocation,
  asked: AskedListing,
  readAt: Date,
): Promise<SyncOutcome> {
  const locked = await lockWatched(tx, location);
  if (!locked) return 'unreachable';
  // What was read is outdated if an edit began, or ended, since.
  if (locked.isBeingUpdated || locked.lastUpdateId !== watched.lastUpdateId) return 'busy';
  const { checkedAt: checked, settledUpdateId } = (await lastCheck(tx, location)) ?? {};
  if (checked && checked > readAt) return 'done';
  const updates = await takenUpdatesOf(tx, location);
  const ours: ListingFields = await importMissingFields(services, tx, locked, { asked, updates, checked });
  const compared = comparedListing(ours, locked.row.businessType, asked, {
    updates,
    ...(settledUpdateId !== undefined && { settledUpdateId }),
  });
  const reconciled = await reconcileChanges(services, tx, location, {
    ours,
    found: compareListing(compared, phoneNumbers),
    updates,
  });
  if (reconciled === 'busy') return 'busy';
  await applyRule(services, tx, reconciled);
  const isOnItsWay = compared.pendingMask.includes('attributes');
  await noteCheck(tx, location, readAt, isOnItsWay ? null : updatesOf(updates, 'attributes')[0]?.id);
  return 'done';
}
