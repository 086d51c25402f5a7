import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { externalChangeChecks } from '../external-changes.table.ts';
import type { Place } from './place.ts';

/** What the last look at a location left. */
export interface Check {
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
