import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Website } from '@pinfold/contract/features/company/websites.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { countRows, limitToPage, type Paging } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../member.ts';
import { websiteKeywords, websites } from './websites.table.ts';

export async function listWebsitesOf(queries: Queryable, { companyId }: Member, paging: Paging) {
  const where = eq(websites.companyId, companyId);
  const results = await limitToPage(readWebsites(queries, where), paging);
  return { count: await countRows(queries, websites, where), results: results.map(toWire) };
}

export async function requireWebsite(queries: Queryable, { companyId }: Member, id: number) {
  const [found] = await readWebsites(queries, and(eq(websites.companyId, companyId), eq(websites.id, id)));
  if (!found) throw new Problem('not_found');
  return toWire(found);
}

export async function listWebsiteKeywordsOf(
  queries: Queryable,
  member: Member,
  websiteId: number,
  { search_location, ...paging }: Paging & { search_location?: number | undefined },
) {
  await requireWebsite(queries, member, websiteId);
  const where = and(
    eq(websiteKeywords.companyId, member.companyId),
    eq(websiteKeywords.websiteId, websiteId),
    search_location === undefined ? undefined : eq(websiteKeywords.searchLocationId, search_location),
  );
  const found = queries
    .select(websiteKeywordColumns)
    .from(websiteKeywords)
    .where(where)
    .orderBy(sql`fold(${websiteKeywords.keyword})`, asc(websiteKeywords.id))
    .$dynamic();
  const results = await limitToPage(found, paging);
  return { count: await countRows(queries, websiteKeywords, where), results };
}

export const websiteKeywordColumns = {
  id: websiteKeywords.id,
  keyword: websiteKeywords.keyword,
  search_location: websiteKeywords.searchLocationId,
};

/** Websites by name, with the number of their keywords. Written out, since drizzle leaves out the names of tables. */
function readWebsites(queries: Queryable, where: SQL | undefined) {
  const keywordsCount = sql<number>`(
    select count(*)::int4 from website_keywords k where k.company_id = websites.company_id and k.website_id = websites.id)`;
  return queries
    .select({ website: websites, keywordsCount })
    .from(websites)
    .where(where)
    .orderBy(sql`fold(${websites.name})`, asc(websites.id))
    .$dynamic();
}

function toWire({ website, keywordsCount }: Awaited<ReturnType<typeof readWebsites>>[number]): Website {
  return {
    id: website.id,
    url: website.url,
    name: website.name,
    keywords_count: keywordsCount,
    created_at: website.createdAt.toISOString(),
  };
}
