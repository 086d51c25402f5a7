import { sql } from 'drizzle-orm';
import {
  changeStatuses,
  listingFieldsOfChange,
  type ChangeField,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';
import type { LocationRef } from '../external-changes.table.ts';

/** An update of ours that Google accepted. */
export interface TakenUpdate {
  id: number;
  taken: ListingField[];
  /** Google's values before; for an edit that ended external changes, the values that others had set. */
  replaced: Partial<ListingFields>;
  isDecision: boolean;
  finishedAt: Date;
}

/** The newest first, as many as can matter. */
export async function takenUpdatesOf(
  tx: Queryable,
  { companyId, locationId }: LocationRef,
): Promise<TakenUpdate[]> {
  const found = await rows<{
    id: number;
    taken: ListingField[];
    before: Partial<ListingFields>;
    against: Partial<ListingFields> | null;
    answered: Partial<ListingFields> | null;
    finished_at: string | Date;
  }>(
    tx,
    sql`select u.id::int8 as id, coalesce(u.taken, case when u.status = 'failed' then '{}' else u.fields end) as taken,
          u.before, u.against, u.finished_at,
          (select jsonb_object_agg(said.key, said.value)
           from external_changes c cross join lateral jsonb_each(c.live) said
           where c.company_id = u.company_id and c.update_id = u.id
             and c.status = ${changeStatuses.deletedDueToPinfold}) as answered
        from listing_updates u
        where u.company_id = ${companyId} and u.location_id = ${locationId} and u.finished_at is not null
        order by u.id desc limit ${mostUpdates}`,
  );
  return found.map(({ id, taken, before, against, answered, finished_at }) => ({
    id,
    taken,
    replaced: { ...before, ...answered, ...against },
    isDecision: against !== null,
    finishedAt: new Date(finished_at),
  }));
}

/** Those that wrote a field, the newest first. */
export function updatesOf(updates: readonly TakenUpdate[], field: ChangeField): TakenUpdate[] {
  const fields = listingFieldsOfChange(field);
  return updates.filter(({ taken }) => fields.some((one) => taken.includes(one)));
}

const mostUpdates = 100;
