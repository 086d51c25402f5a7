import { and, asc, eq, sql } from 'drizzle-orm';
import { websiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import type { WebsiteCompetitor } from '@pinfold/contract/features/websites/website-competitors.endpoints';
import { type Queryable, rows } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';
import { websiteCompetitors } from './organic.table.ts';

/** How many hosts are suggested. */
const suggestedCount = 10;

/** The websites that one of the own is compared with, and who could be added. @throws Problem `not_found` */
export async function listWebsiteCompetitorsOf(queries: Queryable, member: Member, websiteId: number) {
  await requireWebsite(queries, member, websiteId);
  const found = await websiteCompetitorsOf(queries, member.companyId, websiteId);
  return {
    count: found.length,
    results: found.map(toWebsiteCompetitor),
    suggested: await suggestedHosts(queries, member.companyId, websiteId),
  };
}

export function websiteCompetitorsOf(queries: Queryable, companyId: number, websiteId: number) {
  return queries
    .select()
    .from(websiteCompetitors)
    .where(and(eq(websiteCompetitors.companyId, companyId), eq(websiteCompetitors.websiteId, websiteId)))
    .orderBy(asc(websiteCompetitors.id));
}

export function toWebsiteCompetitor({
  id,
  url,
  host,
  createdAt,
}: typeof websiteCompetitors.$inferSelect): WebsiteCompetitor {
  return { id, url, host, created_at: createdAt.toISOString() };
}

/** Hosts most often above a website in its last searches; those that are compared already and the own ones are left out. */
async function suggestedHosts(queries: Queryable, companyId: number, websiteId: number) {
  const urls = await rows<{ url: string }>(
    queries,
    sql`select url from websites where company_id = ${companyId}`,
  );
  const own = urls.map(({ url }) => websiteTarget(url).host);
  return rows<{ host: string; above_count: number }>(
    queries,
    sql`select a.host, count(*)::int4 as above_count
        from organic_latest l cross join lateral unnest(l.ahead) as a (host)
        where l.company_id = ${companyId} and l.website_id = ${websiteId}
          and not exists (select from website_competitors c
            where c.company_id = l.company_id and c.website_id = l.website_id and c.host = a.host)
          and a.host not in (select jsonb_array_elements_text(${JSON.stringify(own)}::jsonb))
        group by a.host order by above_count desc, a.host limit ${suggestedCount}`,
  );
}
