import { sql } from 'drizzle-orm';
import { momentText } from '@pinfold/contract/date-text';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { changedFields } from '@pinfold/contract/features/listings/field-key';
import {
  listingFields,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import type { ListingAsOf, ListingMomentKind } from '@pinfold/contract/features/listings/listings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { changedListing, listingFieldsOf, wireListing } from '../listing-fields.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';

/**
 * What a listing said at a moment: what it says now, with what each edit since then found there taken back.
 * @throws Problem `not_found`, or `listing_not_known_then` for a moment before the listing came here
 */
export async function listingAsOf(
  queries: Queryable,
  member: Member,
  { id, at }: { id: number; at: Date },
  language: Language,
): Promise<ListingAsOf> {
  // The row before its edits: whatever is settled in between is then taken back, not missed.
  const [row] = await queries
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  if (at < row.knownSince)
    throw new Problem('listing_not_known_then', {
      errors: [{ path: 'query.at' }],
      values: { date: momentText(row.knownSince, 'long_date', language, member.timezone) },
    });
  const since = await changesSince(queries, member.companyId, row.id, at);
  const current = listingFieldsOf(row);
  const said = changedListing(current, since.found);
  return {
    at: at.toISOString(),
    known_since: row.knownSince.toISOString(),
    version: row.version,
    fields: wireListing(said),
    differing: changedFields(said, current, listingFields, phoneNumbers),
    changes: since.changes.map((change) => ({ ...change, at: isoOf(change.at) })),
  };
}

interface ChangesSince {
  /** What the first edit since then of each field found there. */
  found: Partial<ListingFields>;
  changes: {
    id: number;
    at: string;
    kind: ListingMomentKind;
    fields: ListingField[];
    author: string | null;
  }[];
}

const mostChanges = 100;

async function changesSince(
  queries: Queryable,
  companyId: number,
  locationId: number,
  at: Date,
): Promise<ChangesSince> {
  const [since] = await rows<ChangesSince>(
    queries,
    sql`with since as (
          select u.*, coalesce(u.taken, case when u.status in ('ok', 'external_change') then u.fields else '{}' end) as said
          from listing_updates u
          where u.company_id = ${companyId} and u.location_id = ${locationId} and u.finished_at > ${at.toISOString()}::timestamptz),
        found as (
          select distinct on (field) field, before -> field as value from since, unnest(said) as field
          where jsonb_exists(before, field) order by field, finished_at, id),
        moments as (
          select s.id, s.finished_at, s.against, s.bulk_edit_id, s.author_id, changed.fields from since s,
            lateral (select array_agg(field) as fields from unnest(s.said) as field
                     where s.before -> field is distinct from s.after -> field) as changed
          where changed.fields is not null order by s.finished_at desc, s.id desc limit ${mostChanges})
        select
          (select coalesce(jsonb_object_agg(field, value), '{}') from found) as found,
          (select coalesce(jsonb_agg(jsonb_build_object(
              'id', m.id, 'at', m.finished_at, 'fields', m.fields, 'author', u.name,
              'kind', case when m.against is not null then 'external_change'
                           when m.bulk_edit_id is not null then 'bulk_edit' else 'edit' end)
              order by m.finished_at desc, m.id desc), '[]')
            from moments m
            left join members b on b.company_id = ${companyId} and b.user_id = m.author_id
            left join users u on u.id = b.user_id) as changes`,
  );
  if (!since) throw new Error('a query without a table answers a row');
  return since;
}
