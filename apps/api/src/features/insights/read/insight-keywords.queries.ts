import { sql, type SQL } from 'drizzle-orm';
import { latestKeywordsMonth, usualKeywordsMonth } from '@pinfold/contract/features/insights/insight-days';
import type {
  InsightKeyword,
  listInsightKeywords,
} from '@pinfold/contract/features/insights/insights.endpoints';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { earliestDate, monthsLater, type Period, stepsOf } from '@pinfold/contract/period';
import type * as z from 'zod';
import { invalidPeriod, isWithin } from '../../../database/company-days.ts';
import { containsText } from '../../../database/contains-text.ts';
import { oneRow, type Queryable, rows } from '../../../database/database.ts';
import { arrayLiteral } from '../../../database/int8.ts';
import { limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../../company/member.ts';
import { findRequestedIds, type LocationSearch } from '../../listings/requested-locations.ts';
import type { InsightSource } from './insight-rows.ts';

/** Which keywords: of which months, such as 2026-10, and of which locations. */
export interface InsightKeywordSearch extends LocationSearch {
  month_from?: string | undefined;
  month_to?: string | undefined;
  search?: string | undefined;
}

type InsightKeywordPage = z.infer<typeof listInsightKeywords.response>;

/**
 * What people searched for when they were shown a profile that the member may see, most often first. Without a page, all.
 * @throws Problem `period_invalid`
 */
export async function insightKeywordsOf(
  queries: Queryable,
  member: Member,
  { search, ...asked }: InsightKeywordSearch,
  { now, paging }: { now: Date; paging?: Paging | undefined },
): Promise<InsightKeywordPage> {
  const today = localTime(now, member.timezone).date;
  const latest = latestKeywordsMonth(today);
  const locationIds = await findRequestedIds(queries, member, asked);
  const source: InsightSource = { companyId: member.companyId, locationIds };
  const known = await knownKeywordMonths(queries, source, latest);
  const months = requestedMonths(asked, usualMonth(known, today), latest);
  const found = months && (await insightKeywordPage(queries, source, { months, known, search, paging }));
  return {
    count: found?.count ?? 0,
    results: found?.results ?? [],
    month_from: months ? toWire(months.from) : null,
    month_to: months ? toWire(months.to) : null,
    first_month: known ? toWire(known.from) : null,
    last_month: known ? toWire(known.to) : null,
  };
}

const toWire = (month: string) => month.slice(0, 7);

/** Months by their first days. Undefined where none is asked for and none is known. */
function requestedMonths(
  { month_from, month_to }: InsightKeywordSearch,
  usual: string | undefined,
  latest: string,
): Period | undefined {
  const from = month_from && `${month_from}-01`;
  const to = month_to ? `${month_to}-01` : latestOf(from, usual);
  const months = { from: from ?? to, to };
  if (months.from === undefined || months.to === undefined) return undefined;
  if (months.from < earliestDate || months.from > months.to || months.to > latest)
    throw invalidPeriod(addDays(monthsLater(latest, 1), -1));
  return { from: months.from, to: months.to };
}

/** The month of those who choose none; the first or the last that is known where that one is not. */
function usualMonth(known: Period | undefined, today: string): string | undefined {
  if (!known) return undefined;
  const usual = usualKeywordsMonth(today);
  if (usual < known.from) return known.from;
  return usual > known.to ? known.to : usual;
}

function latestOf(one: string | undefined, other: string | undefined): string | undefined {
  return one && other && one > other ? one : (other ?? one);
}

/** The first and the last month of which keywords of the requested locations are known. */
export async function knownKeywordMonths(
  queries: Queryable,
  { companyId, locationIds }: InsightSource,
  latest: string,
): Promise<Period | undefined> {
  const ofCompany = await oneRow<KnownMonths>(
    queries,
    sql`select min(month)::text as first, max(month)::text as last from insight_keyword_totals
        where company_id = ${companyId} and month <= ${latest}::date`,
  );
  // The keys of single locations begin with the month, so that each month is looked up by itself.
  const { first, last } =
    locationIds && ofCompany.first !== null && ofCompany.last !== null
      ? await oneRow<KnownMonths>(
          queries,
          sql`select min(m.month)::text as first, max(m.month)::text as last
              from unnest(${arrayLiteral(stepsOf({ from: ofCompany.first, to: ofCompany.last }, 'month'))}::date[]) m (month)
              where exists (select from insight_keywords k
                where k.company_id = ${companyId} and k.month = m.month and k.location_id in ${locationIds})`,
        )
      : ofCompany;
  return first === null || last === null ? undefined : { from: first, to: last };
}

interface KnownMonths {
  first: string | null;
  last: string | null;
}

interface KeywordPageSearch {
  months: Period;
  known: Period | undefined;
  search?: string | undefined;
  paging?: Paging | undefined;
}

/** The count is there on every page, one past the last row too. */
export async function insightKeywordPage(
  queries: Queryable,
  source: InsightSource,
  { months, known, search, paging }: KeywordPageSearch,
): Promise<PageOf<InsightKeyword>> {
  const count = stepsOf(months, 'month').length;
  const earlier = { from: monthsLater(months.from, -count), to: monthsLater(months.from, -1) };
  const isEarlierKnown = known !== undefined && known.from <= earlier.from && known.to >= earlier.to;
  const isSearched = search ? sql`where ${containsText(sql`fold(k.keyword)`, search)}` : sql``;
  // The keyword as it is stored decides between equals, so that not each of them is folded.
  const order = sql`p.value desc, p.below_threshold desc, p.keyword collate "C"`;
  const found = await rows<InsightKeyword & { total: number; keyword: string | null }>(
    queries,
    sql`with found as materialized (
          select k.keyword, sum(k.value)::int8 as value, sum(k.threshold)::int8 as below_threshold,
            max(k.locations)::int8 as locations
          from (${keywordRows(source, months)}) k ${isSearched} group by k.keyword),
        page as materialized (select * from found p order by ${order} ${paging ? limitOffset(paging) : sql``}),
        earlier as (
          select k.keyword, sum(k.value)::int8 as before from (${keywordRows(source, earlier)}) k
          where ${isEarlierKnown} and k.locations > k.below and k.keyword in (select keyword from page)
          group by k.keyword)
        select t.total, p.keyword, p.value, p.below_threshold, p.locations, e.before
        from (select count(*)::int8 as total from found) t
        left join page p on true left join earlier e on e.keyword = p.keyword
        order by ${order}`,
  );
  return {
    count: found[0]?.total ?? 0,
    results: found.flatMap(({ total: _total, keyword, ...counts }) =>
      keyword === null ? [] : [{ keyword, ...counts }],
    ),
  };
}

/**
 * A row a month and keyword: the sums of values and thresholds, how many locations were found by it, and of how many of
 * them only a threshold is known (`below`).
 */
function keywordRows({ companyId, locationIds }: InsightSource, period: Period): SQL {
  const inMonths = sql`company_id = ${companyId} and ${isWithin(sql`month`, period)}`;
  if (!locationIds)
    return sql`select month, keyword, value, threshold, locations, below from insight_keyword_totals where ${inMonths}`;
  return sql`select month, keyword, coalesce(sum(value), 0) as value,
      coalesce(sum(threshold) filter (where value is null), 0) as threshold,
      count(*) as locations, count(*) filter (where value is null) as below
    from insight_keywords where ${inMonths} and location_id in ${locationIds} group by month, keyword`;
}
