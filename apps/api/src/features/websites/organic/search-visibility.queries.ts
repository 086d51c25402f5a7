import { sql } from 'drizzle-orm';
import { missingRank } from '@pinfold/contract/rank-depth';
import type { Period } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';

/** A measured day of all websites of a company; `sum / lookups` is the average position, where missing counts 21. */
export interface SearchVisibilityDay {
  /** YYYY-MM-DD, in the company's time zone. */
  day: string;
  lookups: number;
  sum: number;
}

/** Days of a period, both ends included, oldest first. A day without a result is not there. */
export function searchVisibilityOf(
  queries: Queryable,
  companyId: number,
  { from, to }: Period,
): Promise<SearchVisibilityDay[]> {
  return rows<SearchVisibilityDay>(
    queries,
    sql`select day::text as day, sum(lookups)::int4 as lookups, sum(sum)::int4 as sum from organic_totals
        where company_id = ${companyId} and day between ${from}::date and ${to}::date group by day order by day`,
  );
}

/** What one keyword from one search location adds to two periods. */
export interface SearchContribution {
  search_location: number;
  keyword: string;
  /** Of all websites that are watched for it. */
  lookups: number;
  sum: number;
  before_lookups: number;
  before_sum: number;
}

/** How many are returned. */
const mostContributions = 50;

/**
 * By search location and keyword, those whose average moved most between two periods first; one without a result in
 * either period comes last. The sums of all are those of `searchVisibilityOf`.
 */
export function searchContributionsOf(
  queries: Queryable,
  companyId: number,
  { period, before }: { period: Period; before: Period },
): Promise<SearchContribution[]> {
  const isNow = sql`d.day between ${period.from}::date and ${period.to}::date`;
  const isBefore = sql`d.day between ${before.from}::date and ${before.to}::date`;
  const rank = sql`coalesce(d.position, ${missingRank}::int4)`;
  return rows<SearchContribution>(
    queries,
    sql`select * from (
          select d.search_location_id::int8 as search_location, k.keyword,
            (count(*) filter (where ${isNow}))::int4 as lookups,
            coalesce(sum(${rank}) filter (where ${isNow}), 0)::int4 as sum,
            (count(*) filter (where ${isBefore}))::int4 as before_lookups,
            coalesce(sum(${rank}) filter (where ${isBefore}), 0)::int4 as before_sum
          from organic_days d
          join website_keywords k on k.company_id = d.company_id and k.id = d.keyword_id
          where d.company_id = ${companyId} and (${isNow} or ${isBefore})
          group by d.search_location_id, k.keyword) c
        order by abs(sum::float8 / nullif(lookups, 0) - before_sum::float8 / nullif(before_lookups, 0)) desc nulls last,
          search_location, keyword
        limit ${mostContributions}`,
  );
}
