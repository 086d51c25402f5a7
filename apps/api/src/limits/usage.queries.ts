import { eq, sql, type SQL } from 'drizzle-orm';
import { planLimits, type PlanLimit } from '@pinfold/contract/access/plan';
import type { CompanyUsage } from '@pinfold/contract/features/company/companies.endpoints';
import { rows, type Queryable } from '../database/database.ts';
import { locations } from '../features/listings/listings.table.ts';
import { visibleTo, type LocationScope } from '../features/listings/visible-locations.ts';
import { companies, members } from '../features/company/company.table.ts';
import { visibleKeywords } from '../features/company/keywords/keywords.queries.ts';
import { keywords } from '../features/company/keywords/keywords.table.ts';
import type { Member } from '../features/company/member.ts';
import { searchLocations } from '../features/company/search-locations/search-locations.table.ts';
import { websiteKeywords, websites } from '../features/company/websites/websites.table.ts';

/** What the plan caps and how much of it is used; a member of some locations counts only what they see. */
export async function companyUsage(queries: Queryable, member: Member): Promise<CompanyUsage> {
  const [company] = await queries
    .select({ limits: companies.planLimits })
    .from(companies)
    .where(eq(companies.id, member.companyId));
  const used = await countAllUsed(queries, member);
  return {
    limits: planLimits.map((limit) => ({ limit, used: used[limit], max: company?.limits[limit] ?? null })),
  };
}

/** How much of one limit a company uses. */
export async function countUsed(queries: Queryable, companyId: number, limit: PlanLimit): Promise<number> {
  const scope = wholeCompany(companyId);
  const [row] = await rows<{ used: number }>(queries, sql`select ${amount[limit](scope)} as used`);
  return row?.used ?? 0;
}

/** How much of each limit a company uses, whoever asks. */
export async function usageOfAll(
  queries: Queryable,
  companyId: number,
): Promise<{ limit: PlanLimit; used: number }[]> {
  const used = await countAllUsed(queries, wholeCompany(companyId));
  return planLimits.map((limit) => ({ limit, used: used[limit] }));
}

function wholeCompany(companyId: number): LocationScope {
  return { companyId, userId: 0, seesAllLocations: true };
}

/** The same for all limits at once, as far as the user may know of what is counted. */
async function countAllUsed(queries: Queryable, reader: LocationScope): Promise<Record<PlanLimit, number>> {
  const columns = planLimits.map((limit) => sql`${amount[limit](reader)} as ${sql.identifier(limit)}`);
  const [row] = await rows<Record<PlanLimit, number>>(queries, sql`select ${sql.join(columns, sql`, `)}`);
  if (!row) throw new Error('a select without a table returns one row');
  return row;
}

/** People who were invited count from the invitation on. */
const amount: Record<PlanLimit, (scope: LocationScope) => SQL> = {
  max_facilities: (scope) =>
    countOf(locations, sql`${locations.companyId} = ${scope.companyId}`, visibleTo(scope, locations.id)),
  max_maps_keywords: (scope) =>
    countOf(keywords, sql`${keywords.companyId} = ${scope.companyId}`, visibleKeywords(scope)),
  max_company_users: ({ companyId }) => countOf(members, sql`${members.companyId} = ${companyId}`),
  max_websites: ({ companyId }) => countOf(websites, sql`${websites.companyId} = ${companyId}`),
  max_organic_keywords: ({ companyId }) =>
    countOf(websiteKeywords, sql`${websiteKeywords.companyId} = ${companyId}`),
  max_search_locations: ({ companyId }) =>
    countOf(searchLocations, sql`${searchLocations.companyId} = ${companyId}`),
  max_listings_competitors: ({ companyId }) => sql`(${competitorsOf(companyId)})`,
  max_ai_categorization_categories: ({ companyId }) => sql`(${automaticCategoriesOf(companyId)})`,
  max_website_competitors: ({ companyId }) => sql`(${websiteCompetitorsOf(companyId)})`,
};

/** Their tables are other features', which a company knows by name alone. */
function automaticCategoriesOf(companyId: number): SQL {
  return sql`select count(*)::int4 from review_tags where company_id = ${companyId} and is_automatic`;
}

function competitorsOf(companyId: number): SQL {
  return sql`select count(*)::int4 from competitors where company_id = ${companyId}`;
}

function websiteCompetitorsOf(companyId: number): SQL {
  return sql`select count(*)::int4 from website_competitors where company_id = ${companyId}`;
}

function countOf(table: CountedTable, ...conditions: (SQL | undefined)[]): SQL {
  const where = sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
  return sql`(select count(*)::int4 from ${table} where ${where})`;
}

type CountedTable =
  | typeof locations
  | typeof keywords
  | typeof members
  | typeof websites
  | typeof websiteKeywords
  | typeof searchLocations;
