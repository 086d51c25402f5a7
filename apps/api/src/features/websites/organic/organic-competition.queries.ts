import { sql, type SQL } from 'drizzle-orm';
import type { OrganicDay } from '@pinfold/contract/features/websites/organic-results.endpoints';
import { missingRank } from '@pinfold/contract/rank-depth';
import { type Queryable, rows } from '../../../database/database.ts';
import { idsIn } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import {
  type HalfOpenDays,
  ofKeywords,
  organicDaysOf,
  type OrganicSearchFilter,
  requireNamed,
} from './organic-search.ts';
import { websiteCompetitorsOf } from './website-competitors.queries.ts';

interface CompetitionFilter extends OrganicSearchFilter {
  website: number;
  /** Ids with commas between them. */
  website_competition?: string | undefined;
}

/** A website and its competitors, day by day over the keywords that are asked for. */
export async function organicCompetitionOf(
  queries: Queryable,
  member: Member,
  { website_competition, ...filter }: CompetitionFilter,
  now: Date,
) {
  const days = organicDaysOf(filter, member, now);
  await requireNamed(queries, member, filter);
  const all = await websiteCompetitorsOf(queries, member.companyId, filter.website);
  const wanted = website_competition === undefined ? all.map(({ id }) => id) : idsIn(website_competition);
  const chosen = wanted.map((id) => all.find((one) => one.id === id));
  if (chosen.includes(undefined)) throw new Problem('not_found');
  const keywords = ofKeywords(member, filter);
  const own = await sumDays(queries, sql`organic_days`, keywords, days);
  const theirs = await sumDays(queries, sql`organic_competitor_days`, keywords, days, sql`d.competitor_id`);
  const byCompetitor = Map.groupBy(theirs, ({ competitor_id }) => competitor_id);
  return {
    own: own.map(toDay),
    competitors: chosen.flatMap((competitor) =>
      competitor
        ? [
            {
              competitor: competitor.id,
              url: competitor.url,
              results: (byCompetitor.get(competitor.id) ?? []).map(toDay),
            },
          ]
        : [],
    ),
  };
}

interface DaySum extends OrganicDay {
  competitor_id: number | null;
}

function sumDays(
  queries: Queryable,
  table: SQL,
  keywords: SQL,
  { from, until }: HalfOpenDays,
  competitor: SQL = sql`null`,
): Promise<DaySum[]> {
  return rows<DaySum>(
    queries,
    sql`select ${competitor}::int8 as competitor_id, d.day::text as searched_at, min(d.position) as best,
          avg(coalesce(d.position, ${missingRank}::int4))::float8 as average_all, count(d.position)::int4 as found,
          count(*)::int4 as lookups
        from website_keywords k join ${table} d
          on d.company_id = k.company_id and d.website_id = k.website_id and d.keyword_id = k.id
        where ${keywords} and d.day >= ${from}::date and d.day < ${until}::date
        group by 1, d.day order by d.day`,
  );
}

function toDay({ competitor_id: _competitor, ...day }: DaySum): OrganicDay {
  return day;
}
