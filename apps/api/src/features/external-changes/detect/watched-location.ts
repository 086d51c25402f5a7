import { and, eq, sql } from 'drizzle-orm';
import type { UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import { rows, type Queryable } from '../../../database/database.ts';
import { accountOfLocation } from '../../listings/google-grant.ts';
import { locations } from '../../listings/listings.table.ts';
import { isOpenUpdate } from '../../listings/updates/listing-updates.table.ts';
import { externalChangeChecks, type LocationRef } from '../external-changes.table.ts';

/** A location that we have access to at Google. */
export interface WatchedLocation {
  googleName: string;
  sealedRefreshToken: string;
  isBeingUpdated: boolean;
  lastUpdateId: number;
}

/** A locked location, with the state of its updates. */
export interface LockedLocation {
  row: typeof locations.$inferSelect;
  isBeingUpdated: boolean;
  lastUpdateId: number;
}

export async function findWatched(
  queries: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<WatchedLocation | undefined> {
  const [row] = await rows<{
    google_name: string;
    sealed_refresh_token: string;
    update_status: UpdateStatus;
  }>(
    queries,
    sql`select l.google_name, g.sealed_refresh_token, l.update_status from locations l
        join ${accountOfLocation}
        where l.company_id = ${companyId} and l.id = ${locationId} and l.google_name is not null
          and l.creation is null and not g.is_disconnected`,
  );
  return (
    row && {
      googleName: row.google_name,
      sealedRefreshToken: row.sealed_refresh_token,
      isBeingUpdated: isOpenUpdate(row.update_status),
      lastUpdateId: await lastUpdateId(queries, { companyId, locationId }),
    }
  );
}

/** Locks the row (`FOR UPDATE`) until commit. */
export async function lockWatched(
  tx: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<LockedLocation | undefined> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)))
    .for('update');
  return (
    row && {
      row,
      isBeingUpdated: isOpenUpdate(row.updateStatus),
      lastUpdateId: await lastUpdateId(tx, { companyId, locationId }),
    }
  );
}

async function lastUpdateId(queries: Queryable, { companyId, locationId }: LocationRef): Promise<number> {
  const [row] = await rows<{ id: number | null }>(
    queries,
    sql`select max(id)::int8 as id from listing_updates
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  return row?.id ?? 0;
}

/** The stored result of a location's last sync. */
interface Check {
  checkedAt: Date;
  /** Our last edit of attributes that is known not to be on its way any more. */
  settledUpdateId: number | null;
}

/** When a location was last compared with Google, and what was known then; undefined for one that never was. */
export async function lastCheck(
  queries: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<Check | undefined> {
  const { checkedAt, settledUpdateId } = externalChangeChecks;
  const [row] = await queries
    .select({ checkedAt, settledUpdateId })
    .from(externalChangeChecks)
    .where(
      and(eq(externalChangeChecks.companyId, companyId), eq(externalChangeChecks.locationId, locationId)),
    );
  return row;
}

/** Without a settled update, the one that is known stays. */
export async function noteCheck(
  queries: Queryable,
  location: LocationRef,
  at: Date,
  settledUpdateId: number | null = null,
): Promise<void> {
  await queries
    .insert(externalChangeChecks)
    .values({ ...location, checkedAt: at, settledUpdateId })
    .onConflictDoUpdate({
      target: [externalChangeChecks.companyId, externalChangeChecks.locationId],
      set: {
        checkedAt: sql`greatest(${externalChangeChecks.checkedAt}, excluded.checked_at)`,
        settledUpdateId: sql`coalesce(excluded.settled_update_id, ${externalChangeChecks.settledUpdateId})`,
      },
    });
}
