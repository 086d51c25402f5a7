import { sql, type SQL } from 'drizzle-orm';
import { type ListingField, listingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Period } from '@pinfold/contract/period';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { type Queryable, rows } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import type { Member } from '../../company/member.ts';

/** What we edited in listings on a day, and the provider took. */
interface EditNote {
  date: string;
  /** The last such moment of the day. */
  at: string;
  fields: ListingField[];
  /** At how many locations. */
  locations: number;
}

/**
 * What we edited in listings and the provider took, by the company's days, oldest first; decisions about others' changes
 * are none. Without a list of locations, at all of them.
 */
export async function editNotes(
  queries: Queryable,
  { companyId, timezone }: Member,
  locationIds: SQL | undefined,
  { from, to }: Period,
): Promise<EditNote[]> {
  const found = await rows<EditNote & { at: Moment }>(
    queries,
    sql`select (u.finished_at at time zone ${timezone})::date::text as date, max(u.finished_at) as at,
               array_agg(distinct changed.field) as fields, count(distinct u.location_id)::int8 as locations
        from listing_updates u, unnest(coalesce(u.taken, u.fields)) as changed (field)
        where u.company_id = ${companyId} ${locationIds ? sql`and u.location_id in ${locationIds}` : sql``}
          and u.against is null and (u.taken is not null or u.status = 'ok')
          and u.before -> changed.field is distinct from u.after -> changed.field
          and ${isOnOrAfter(sql`u.finished_at`, from, timezone)} and ${isOnOrBefore(sql`u.finished_at`, to, timezone)}
        group by date order by date`,
  );
  return found.map(({ date, at, fields, locations }) => ({
    date,
    at: isoOf(at),
    fields: listingFields.filter((field) => fields.includes(field)),
    locations,
  }));
}
