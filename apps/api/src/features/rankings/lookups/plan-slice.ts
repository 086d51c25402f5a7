import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { searchLanguageOf } from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import { isMonitored } from '../read/watched.ts';

/** Locations that one transaction plans. */
const sliceSize = 500;

/** Search locations around one location, at most. */
const pointsAround = 4;

/** Lookups that are posted in one second, so that a large company leaves room for others. */
const perSecond = 1000;

export interface PlannedSlice {
  companyId: number;
  day: string;
  /** The location after which the slice begins. */
  after: number;
  /** Lookups of earlier slices. */
  planned: number;
}

interface Plan {
  now: Date;
  radiusKm: number;
}

/**
 * Adds the lookups of a day for the next locations of a company, each watched keyword from the location's door and
 * from the nearest search locations. What is planned or measured already stays as it is. Returns the next slice, or
 * undefined after the last.
 */
export async function planSlice(
  tx: Queryable,
  { companyId, day, after, planned }: PlannedSlice,
  plan: Plan,
): Promise<PlannedSlice | undefined> {
  if (after === 0) await nameTerms(tx, companyId);
  const slice = await rows<{ id: number }>(
    tx,
    sql`select id::int8 as id from locations where company_id = ${companyId} and id > ${after}
        order by id limit ${sliceSize}`,
  );
  if (slice.length === 0) return undefined;
  const ids = slice.map(({ id }) => id);
  const added = await addLookups(tx, { companyId, day, ids, planned }, plan);
  if (slice.length < sliceSize) return undefined;
  return { companyId, day, after: ids.at(-1) ?? after, planned: planned + added };
}

/** Names every keyword that the company watches; those that have a name are left out, since a conflict uses up an id. */
async function nameTerms(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(
    sql`insert into rank_terms (company_id, keyword)
        select distinct k.company_id, k.keyword from keywords k
        where k.company_id = ${companyId} and not exists (
          select from rank_terms t where t.company_id = k.company_id and t.keyword = k.keyword)
        on conflict do nothing`,
  );
}

interface SliceOfDay {
  companyId: number;
  day: string;
  ids: number[];
  planned: number;
}

async function addLookups(
  tx: Queryable,
  { companyId, day, ids, planned }: SliceOfDay,
  { now, radiusKm }: Plan,
): Promise<number> {
  const [row] = await rows<{ added: number }>(
    tx,
    sql`with places as materialized (
          select l.id, l.latitude, l.longitude, l.country, l.is_owner from locations l
          where l.company_id = ${companyId} and l.id = any(${int8Array(ids)}) and ${isMonitored}),
        watched as (
          select p.id, k.keyword from places p
            join keywords k on k.company_id = ${companyId} and k.scope = 'company'
            where p.is_owner
          union select p.id, k.keyword from places p
            join keywords k on k.company_id = ${companyId} and k.location_id = p.id
          union select p.id, k.keyword from places p
            join location_group_members m on m.company_id = ${companyId} and m.location_id = p.id
            join keywords k on k.company_id = ${companyId} and k.group_id = m.group_id),
        points as (
          select id, 0 as point, latitude, longitude from places
          union all
          select p.id, n.point, n.latitude, n.longitude from places p cross join lateral (
            select s.latitude, s.longitude, row_number() over (order by ${kilometres}, s.id) as point
            from search_locations s
            where s.company_id = ${companyId} and ${kilometres} <= ${radiusKm}
            order by point limit ${pointsAround}) n),
        added as (
          insert into rank_lookups
            (company_id, location_id, term_id, day, point, latitude, longitude, language, due_at)
          select ${companyId}, p.id, t.id, ${day}::date, n.point, n.latitude, n.longitude, ${searchLanguageOf(sql`p.country`)},
            ${now.toISOString()}::timestamptz + interval '1 second' * ((${planned}::int8
              + row_number() over (order by p.id, t.id, n.point) - 1) / ${perSecond})
          from watched w join places p on p.id = w.id join points n on n.id = w.id
          join rank_terms t on t.company_id = ${companyId} and t.keyword = w.keyword
          where not exists (
            select from rank_days d where d.company_id = ${companyId} and d.location_id = p.id
              and d.term_id = t.id and d.day = ${day}::date)
          on conflict do nothing returning 1)
        select count(*)::int4 as added from added`,
  );
  return row?.added ?? 0;
}

/** From `places p` to `search_locations s`; null where the latter has no coordinates (`distanceMeters`). */
const kilometres = sql`12742.0176 * asin(least(1, sqrt(
  power(sin(radians(s.latitude - p.latitude) / 2), 2) + cos(radians(p.latitude)) * cos(radians(s.latitude))
  * power(sin(radians(s.longitude - p.longitude) / 2), 2))))`;
