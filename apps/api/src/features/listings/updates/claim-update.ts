import { sql } from 'drizzle-orm';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { rows, type Queryable } from '../../../database/database.ts';

/** Which promise a job was made for. */
export interface UpdatePromise {
  companyId: number;
  updateId: number;
  attempt: number;
}

export interface OpenUpdate {
  locationId: number;
  bulkEditId: number | null;
  fields: ListingField[];
  after: Partial<ListingFields>;
  /** Of a decision about changes by others: what Google says in place of what we say. */
  against: Partial<ListingFields> | null;
  /** Null for a location that is not at the provider. */
  googleName: string | null;
  /** Null where nobody's grant reaches it. */
  sealedRefreshToken: string | null;
}

/** An update whose promise still stands and that nothing holds back; undefined when there is nothing to do. */
export async function openUpdate(
  queries: Queryable,
  { companyId, updateId, attempt }: UpdatePromise,
): Promise<OpenUpdate | undefined> {
  const [row] = await rows<OpenUpdateRow>(
    queries,
    sql`select u.location_id::int8 as location_id, u.bulk_edit_id::int8 as bulk_edit_id, u.fields, u.after, u.against, l.google_name, g.sealed_refresh_token
        from listing_updates u
        join locations l on l.company_id = u.company_id and l.id = u.location_id
        left join google_accounts g on g.company_id = l.company_id and g.id = l.google_account_id and not g.is_disconnected
        left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
        where u.company_id = ${companyId} and u.id = ${updateId} and ${stands(attempt)}`,
  );
  return row && toUpdate(row);
}

/** Notes that the provider is about to be called; false when the promise is void by now. */
export async function claimUpdate(
  queries: Queryable,
  { companyId, updateId, attempt }: UpdatePromise,
  now: Date,
): Promise<boolean> {
  const claimed = await rows(
    queries,
    sql`with held as (
          select u.id from listing_updates u
          left join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id
          where u.company_id = ${companyId} and u.id = ${updateId} and ${stands(attempt)}
          for update of u),
        claimed as (
          update listing_updates u set status = 'in_progress', sending_at = ${now.toISOString()}
          from held where u.company_id = ${companyId} and u.id = held.id
          returning u.location_id)
        update locations l set update_status = 'in_progress' from claimed
        where l.company_id = ${companyId} and l.id = claimed.location_id
        returning l.id`,
  );
  return claimed.length > 0;
}

/** What has begun is brought to its end even while the bulk edit is paused. */
function stands(attempt: number) {
  return sql`u.attempt = ${attempt} and (u.status = 'in_progress' or (u.status = 'pending' and b.paused_at is null))`;
}

interface OpenUpdateRow {
  location_id: number;
  bulk_edit_id: number | null;
  fields: ListingField[];
  after: Partial<ListingFields>;
  against: Partial<ListingFields> | null;
  google_name: string | null;
  sealed_refresh_token: string | null;
}

function toUpdate(row: OpenUpdateRow): OpenUpdate {
  return {
    locationId: row.location_id,
    bulkEditId: row.bulk_edit_id,
    fields: row.fields,
    after: row.after,
    against: row.against,
    googleName: row.google_name,
    sealedRefreshToken: row.sealed_refresh_token,
  };
}
