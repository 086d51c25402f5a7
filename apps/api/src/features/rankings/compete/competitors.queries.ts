import { asc, eq, sql } from 'drizzle-orm';
import type { Competitor, CompetitorPlace } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import { type Queryable, rows } from '../../../database/database.ts';
import { locationScope } from '../../listings/location-scope.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { competitors } from '../rankings.table.ts';

/** In the order in which they were added, with how many there can be: by the plan, and never more than five. */
export async function listCompetitorsOf(queries: Queryable, companyId: number) {
  const results = await competitorsOf(queries, companyId);
  const [company] = await queries
    .select({ limits: companies.planLimits })
    .from(companies)
    .where(eq(companies.id, companyId));
  const limit = Math.min(maxCompetitors, company?.limits.max_listings_competitors ?? maxCompetitors);
  return { count: results.length, limit, results: results.map(toCompetitor) };
}

type CompetitorRow = typeof competitors.$inferSelect;

export function competitorsOf(queries: Queryable, companyId: number): Promise<CompetitorRow[]> {
  return queries
    .select()
    .from(competitors)
    .where(eq(competitors.companyId, companyId))
    .orderBy(asc(competitors.id));
}

export function toCompetitor(row: CompetitorRow): Competitor {
  return {
    id: row.id,
    place_id: row.placeId,
    name: row.name,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    category: row.category,
    rating: row.rating,
    reviews_count: row.reviewsCount,
    created_at: row.createdAt.toISOString(),
  };
}

const suggestedCount = 10;

/** Days after which a rank is outdated. */
const freshDays = 7;

/**
 * Who is ahead of the member's locations in the most searches now. Own places, competitors already chosen and
 * businesses without an address are left out.
 */
export async function suggestCompetitors(
  { database, now }: Services,
  member: Member,
  locationId: number | undefined,
): Promise<{ results: CompetitorPlace[] }> {
  const { companyId } = member;
  const oldest = new Date(now().getTime() - freshDays * 86_400_000).toISOString();
  const found = await rows<SuggestedRow>(
    database.queries,
    sql`with ahead as (
          select place ->> 'placeId' as place_id, count(*)::int4 as ahead_count
          from rank_latest r join locations l on l.company_id = r.company_id and l.id = r.location_id and l.is_owner
          cross join lateral jsonb_array_elements(r.ahead) as place
          where r.company_id = ${companyId} and r.day >= ${oldest}::timestamptz::date
            and ${locationScope(member, sql`r.location_id`)}
            and ${locationId === undefined ? sql`true` : sql`r.location_id = ${locationId}`}
          group by 1)
        select p.place_id, p.name, p.address, p.latitude, p.longitude, p.category, p.rating, p.reviews_count, a.ahead_count
        from ahead a join rank_seen_places p on p.company_id = ${companyId} and p.place_id = a.place_id
        where p.address <> '' and p.latitude is not null and p.longitude is not null
          and not exists (select from competitors c where c.company_id = ${companyId} and c.place_id = p.place_id)
          and not exists (
            select from locations l where l.company_id = ${companyId} and l.is_owner and l.place_id = p.place_id)
        order by a.ahead_count desc, p.reviews_count desc nulls last, p.place_id
        limit ${suggestedCount}`,
  );
  return {
    results: found.map((row) => ({ ...row, is_service_area: false, is_competitor: false, is_own: false })),
  };
}

type SuggestedRow = Omit<CompetitorPlace, 'is_service_area' | 'is_competitor' | 'is_own'>;
