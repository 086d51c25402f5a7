import { sql } from 'drizzle-orm';
import type { OrganicKeywordResults } from '@pinfold/contract/features/websites/organic-results.endpoints';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { ofKeywords, organicDaysOf, type OrganicSearchFilter, requireNamed } from './organic-search.ts';

/** Watched keywords with what was measured of each in a period, a page of keywords at a time. */
export async function organicResultsOf(
  { database: { queries }, organicResults, now }: Services,
  member: Member,
  { page, page_size, ...filter }: OrganicSearchFilter & Paging,
): Promise<{ is_configured: boolean; count: number; results: OrganicKeywordResults[] }> {
  const { from, until } = organicDaysOf(filter, member, now());
  await requireNamed(queries, member, filter);
  const found = await rows<KeywordRow & { count: number }>(
    queries,
    sql`select k.website_id::int8 as website, k.search_location_id::int8 as search_location, k.id::int8 as keyword_id,
          k.keyword, (count(*) over ())::int4 as count
        from website_keywords k where ${ofKeywords(member, filter)}
        order by k.website_id, fold(k.keyword), k.search_location_id, k.id
        ${limitOffset({ page, page_size })}`,
  );
  const days = await rows<DayRow & { keyword_id: number }>(
    queries,
    sql`select d.keyword_id::int8 as keyword_id, d.day::text as searched_at, d.position, d.url, d.above
        from organic_days d
        where d.company_id = ${member.companyId}
          and d.website_id = any(${int8Array(found.map(({ website }) => website))})
          and d.keyword_id = any(${int8Array(found.map(({ keyword_id }) => keyword_id))})
          and d.day >= ${from}::date and d.day < ${until}::date
        order by d.day`,
  );
  const byKeyword = Map.groupBy(days, ({ keyword_id }) => keyword_id);
  return {
    is_configured: organicResults.isConnected,
    count: found[0]?.count ?? (await countKeywords(queries, member, filter)),
    results: found.map(({ count: _count, ...keyword }) => ({
      ...keyword,
      results: (byKeyword.get(keyword.keyword_id) ?? []).map(({ keyword_id: _id, ...day }) => day),
    })),
  };
}

type KeywordRow = Omit<OrganicKeywordResults, 'results'>;

type DayRow = OrganicKeywordResults['results'][number];

/** Of a page beyond the last one. */
async function countKeywords(
  queries: Queryable,
  member: Member,
  filter: OrganicSearchFilter,
): Promise<number> {
  const [row] = await rows<{ count: number }>(
    queries,
    sql`select count(*)::int4 as count from website_keywords k where ${ofKeywords(member, filter)}`,
  );
  return row?.count ?? 0;
}
