import { asc, eq } from 'drizzle-orm';
import type { Competitor } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import type { Queryable } from '../../../database/database.ts';
import { companies } from '../../company/company.table.ts';
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

export type CompetitorRow = typeof competitors.$inferSelect;

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
