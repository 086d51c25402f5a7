import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { listingFields, type ListingField } from '@pinfold/contract/features/listings/listing-fields';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { RankAnnotation } from '@pinfold/contract/features/rankings/positions.endpoints';
import type { Period } from '@pinfold/contract/period';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';

/** What we edited in a listing and the provider took, by the company's days; decisions about others' changes are none. */
export async function annotationsOf(
  queries: Queryable,
  { companyId, timezone }: Member,
  locationId: number,
  { from, to }: Period,
): Promise<RankAnnotation[]> {
  const found = await rows<{ date: string; at: string | Date; fields: ListingField[] }>(
    queries,
    sql`select (u.finished_at at time zone ${timezone})::date::text as date, max(u.finished_at) as at,
               array_agg(distinct changed.field) as fields
        from listing_updates u, unnest(coalesce(u.taken, u.fields)) as changed (field)
        where u.company_id = ${companyId} and u.location_id = ${locationId} and u.against is null
          and (u.taken is not null or u.status = 'ok')
          and u.before -> changed.field is distinct from u.after -> changed.field
          and u.finished_at >= ${instantOf(from, 0, timezone).toISOString()}::timestamptz
          and u.finished_at < ${instantOf(addDays(to, 1), 0, timezone).toISOString()}::timestamptz
        group by date order by date`,
  );
  return found.map(({ date, at, fields }) => ({
    date,
    at: new Date(at).toISOString(),
    fields: listingFields.filter((field) => fields.includes(field)),
  }));
}
