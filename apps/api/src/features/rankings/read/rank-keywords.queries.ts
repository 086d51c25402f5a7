import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { listRankKeywords } from '@pinfold/contract/features/rankings/positions.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { isMonitored, isWatched } from './watched.ts';
import { requestedLocationIds } from '../../listings/requested-locations.ts';

type RankKeywords = z.input<typeof listRankKeywords.response>;

/** Keywords that are watched for a location that the member sees, or were until now. */
export async function rankKeywordsOf(
  queries: Queryable,
  member: Member,
  facility: number | undefined,
  now: Date,
): Promise<RankKeywords> {
  const chosen = requestedLocationIds(member, facility === undefined ? {} : { facilities_ids: [facility] });
  const found = await rows<KeywordRow>(queries, keywordsStatement(member.companyId, chosen));
  return {
    results: found.map(({ keyword, places, measured_from, measured_to }) => ({
      keyword,
      facilities_count: places,
      measured_from,
      measured_to,
    })),
    today: localTime(now, member.timezone).date,
  };
}

/** A keyword of the whole company applies to every location, so only the others are joined. */
function keywordsStatement(companyId: number, chosen: SQL | undefined): SQL {
  return sql`with monitored as (
      select l.company_id, l.id, l.is_owner from locations l
      where l.company_id = ${companyId} and ${isMonitored} ${chosen ? sql`and l.id in ${chosen}` : sql``}),
    watched as (
      select w.keyword, case when w.is_everywhere then (select count(*) from monitored l where l.is_owner) else 0 end
        + (select count(*) from monitored l where not (w.is_everywhere and l.is_owner) and exists (
          select 1 from keywords k where k.company_id = l.company_id and k.keyword = w.keyword and ${isWatched})) as places
      from (select keyword, bool_or(scope = 'company') as is_everywhere from keywords
            where company_id = ${companyId} group by keyword) w),
    measured as (${measuredStatement(companyId, chosen)})
    select keyword, coalesce(w.places, 0) as places, m.first::text as measured_from, m.last::text as measured_to
    from watched w full join measured m using (keyword)
    where w.places > 0 or m.first is not null
    order by coalesce(w.places, 0) desc, fold(keyword), keyword`;
}

/** The first and the last day of each keyword, from the ends of what is kept in order. */
function measuredStatement(companyId: number, chosen: SQL | undefined): SQL {
  const end = (order: 'asc' | 'desc') => sql`(select d.day from rank_totals d
    where d.company_id = t.company_id and d.term_id = t.id order by d.day ${sql.raw(order)} limit 1)`;
  if (!chosen)
    return sql`select t.keyword, ${end('asc')} as first, ${end('desc')} as last
      from rank_terms t where t.company_id = ${companyId}`;
  return sql`select t.keyword, min(b.day) as first, max(n.day) as last from rank_terms t
    join rank_latest n on n.company_id = t.company_id and n.term_id = t.id and n.location_id in ${chosen}
    cross join lateral (select d.day from rank_days d
      where d.company_id = n.company_id and d.location_id = n.location_id and d.term_id = n.term_id
      order by d.day limit 1) b
    where t.company_id = ${companyId} group by t.keyword`;
}

interface KeywordRow {
  keyword: string;
  places: number;
  measured_from: string | null;
  measured_to: string | null;
}
