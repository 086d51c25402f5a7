import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import { watchedLimits } from '@pinfold/contract/features/listings/watched/watched-location';
import type {
  listWatchedLocations,
  WatchedLocation,
} from '@pinfold/contract/features/listings/watched/watched-locations.endpoints';
import { containsText } from '../../../database/contains-text.ts';
import { rows } from '../../../database/database.ts';
import { arrayLiteral } from '../../../database/int8.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { countFrom, limitOffset, type PageOf } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { type LocationColumns, summaryOf } from '../location-rows.ts';
import { locationScope } from '../location-scope.ts';

type WatchedSearch = z.output<typeof listWatchedLocations.query>;

/** One page of the watched locations that a member sees, by name. */
export async function listWatched(
  { database, now }: Pick<Services, 'database' | 'now'>,
  member: Member,
  { q, ...paging }: WatchedSearch,
): Promise<PageOf<WatchedLocation>> {
  const { queries } = database;
  const matches = q ? containsText(sql`l.search_text`, q) : sql`true`;
  const from = watchedFrom(member, matches);
  return {
    count: await countFrom(queries, from),
    results: await readWatched({ database, now }, member, from, limitOffset(paging)),
  };
}

/** Watched locations by the ids of their places at the provider. */
export function findWatchedPlaces(
  services: Pick<Services, 'database' | 'now'>,
  member: Member,
  placeIds: readonly string[],
): Promise<WatchedLocation[]> {
  return readWatched(services, member, watchedFrom(member, hasPlace(placeIds)));
}

/** Whether a location `l` is one of these places. */
export function hasPlace(placeIds: readonly string[]): SQL {
  return sql`l.place_id = any(${arrayLiteral(placeIds)}::text[])`;
}

function watchedFrom(member: Member, condition: SQL): SQL {
  return sql`from watched_locations w
    join locations l on l.company_id = w.company_id and l.id = w.location_id
    where w.company_id = ${member.companyId} and ${locationScope(member, sql`l.id`)} and ${condition}`;
}

async function readWatched(
  { database, now }: Pick<Services, 'database' | 'now'>,
  member: Member,
  from: SQL,
  page: SQL = sql``,
): Promise<WatchedLocation[]> {
  const today = localTime(now(), member.timezone).date;
  const since = addDays(today, -watchedLimits.comparedDays);
  const found = await rows<WatchedRow>(
    database.queries,
    sql`select p.*, d.day::text as since, d.rating as rating_then, d.reviews_count as reviews_then,
          (select coalesce(json_agg(json_build_object(
              'seen_at', c.seen_at, 'fields', c.fields, 'before', c.before, 'after', c.after) order by c.id desc), '[]')
            from (select * from watched_changes c where c.company_id = ${member.companyId} and c.location_id = p.location_id
              order by c.id desc limit ${watchedLimits.shownChanges}) c) as changes
        from (
          select l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified,
            l.place_id, l.maps_url, l.open_status, w.category, w.rating, w.reviews_count, w.read_at, w.is_gone
          ${from} order by fold(l.name), l.id ${page}) p
        left join lateral (
          select * from watched_days d
          where d.company_id = ${member.companyId} and d.location_id = p.location_id
            and d.day >= ${since}::date and d.day < ${today}::date
          order by d.day limit 1) d on true
        order by fold(p.name), p.location_id`,
  );
  return found.map(toWatched);
}

interface WatchedRow extends LocationColumns {
  place_id: string;
  maps_url: string;
  open_status: OpenStatus;
  category: string;
  rating: number | null;
  reviews_count: number;
  read_at: Moment;
  is_gone: boolean;
  since: string | null;
  rating_then: number | null;
  reviews_then: number | null;
  changes: { seen_at: Moment; fields: ListingField[]; before: ListingChanges; after: ListingChanges }[];
}

function toWatched(row: WatchedRow): WatchedLocation {
  const { rating, rating_then: before, since, changes } = row;
  return {
    ...summaryOf(row),
    place_id: row.place_id,
    category: row.category,
    maps_url: row.maps_url,
    open_status: row.open_status,
    is_gone: row.is_gone,
    rating,
    reviews_count: row.reviews_count,
    compared:
      since === null
        ? null
        : {
            since,
            rating: rating === null || before === null ? null : Math.round((rating - before) * 10) / 10,
            reviews_count: row.reviews_count - (row.reviews_then ?? 0),
          },
    read_at: isoOf(row.read_at),
    changes: changes.map((change) => ({ ...change, seen_at: isoOf(change.seen_at) })),
  };
}
