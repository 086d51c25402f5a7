import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import { locations } from '../../listings/listings.table.ts';
import { externalChangeChecks } from '../external-changes.table.ts';

/** Whose location it is, and which. */
export interface Place {
  companyId: number;
  locationId: number;
}

/** A location that Google lets us look at. */
export interface WatchedLocation {
  googleName: string;
  sealedRefreshToken: string;
  isBeingUpdated: boolean;
  lastUpdateId: number;
}

export interface LockedWatched {
  row: typeof locations.$inferSelect;
  isBeingUpdated: boolean;
  lastUpdateId: number;
}

export async function findWatched(
  queries: Queryable,
  { companyId, locationId }: Place,
): Promise<WatchedLocation | undefined> {
  const [row] = await rows<{ google_name: string; sealed_refresh_token: string; update_status: string }>(
    queries,
    sql`select l.google_name, g.sealed_refresh_token, l.update_status from locations l
        join google_accounts g on g.company_id = l.company_id and g.id = l.google_account_id
        where l.company_id = ${companyId} and l.id = ${locationId} and l.google_name is not null
          and l.creation is null and not g.is_disconnected`,
  );
  return (
    row && {
      googleName: row.google_name,
      sealedRefreshToken: row.sealed_refresh_token,
      isBeingUpdated: isOpen(row.update_status),
      lastUpdateId: await lastUpdateId(queries, { companyId, locationId }),
    }
  );
}

/** Lets whoever else changes the location wait until this transaction ends. */
export async function lockWatched(
  tx: Queryable,
  { companyId, locationId }: Place,
): Promise<LockedWatched | undefined> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)))
    .for('update');
  return (
    row && {
      row,
      isBeingUpdated: isOpen(row.updateStatus),
      lastUpdateId: await lastUpdateId(tx, { companyId, locationId }),
    }
  );
}

async function lastUpdateId(queries: Queryable, { companyId, locationId }: Place): Promise<number> {
  const [row] = await rows<{ id: number | null }>(
    queries,
    sql`select max(id)::int8 as id from listing_updates
        where company_id = ${companyId} and location_id = ${locationId}`,
  );
  return row?.id ?? 0;
}

function isOpen(updateStatus: string): boolean {
  return updateStatus === 'pending' || updateStatus === 'in_progress';
}

/** What the last look at a location left. */
interface Check {
  checkedAt: Date;
  /** Our last edit of attributes that is known not to be on its way any more. */
  settledUpdateId: number | null;
}

/** When a location was last compared with Google, and what was known then; undefined for one that never was. */
export async function lastCheck(
  queries: Queryable,
  { companyId, locationId }: Place,
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
  place: Place,
  at: Date,
  settledUpdateId: number | null = null,
): Promise<void> {
  await queries
    .insert(externalChangeChecks)
    .values({ ...place, checkedAt: at, settledUpdateId })
    .onConflictDoUpdate({
      target: [externalChangeChecks.companyId, externalChangeChecks.locationId],
      set: {
        checkedAt: sql`greatest(${externalChangeChecks.checkedAt}, excluded.checked_at)`,
        settledUpdateId: sql`coalesce(excluded.settled_update_id, ${externalChangeChecks.settledUpdateId})`,
      },
    });
}
