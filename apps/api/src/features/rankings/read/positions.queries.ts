import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { instantOf } from '@pinfold/contract/features/listings/hours/zoned-time';
import { type ListingField, listingFields } from '@pinfold/contract/features/listings/listing-fields';
import type {
  RankAnnotation,
  searchPositions,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import { addRankTallies } from '@pinfold/contract/features/rankings/rank-tally';
import { monthsLater, type Period } from '@pinfold/contract/period';
import { type Queryable, rows } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { requestedTerms, knownTerms } from '../rank-terms.ts';
import { type RankSource, sourceCondition } from './rank-rows.ts';
import { requireWatchable, rankPeriodOf } from './rank-search.ts';
import { latestByTerm, toSeries, toRankSummary } from './rank-series.ts';
import { type PointSum, sumTermsByPoint } from './rank-sums.ts';
import { type PeriodSearch, type PointedPeriod, wirePeriod } from '../../../database/series-period.ts';
import { idList } from '../../../database/int8.ts';

interface PositionsSearch extends PeriodSearch {
  facility: number;
  keywords: readonly string[];
  chart: RankChartKind;
}

type Positions = z.input<typeof searchPositions.response>;

/** @throws Problem `not_found`, `service_area_not_monitored`, `average_takes_one_keyword` or `period_invalid` */
export async function positionsOf(
  queries: Queryable,
  member: Member,
  { facility, keywords, chart, ...search }: PositionsSearch,
  now: Date,
): Promise<Positions> {
  if (!isKeywordCountAllowed(chart, keywords)) throw new Problem('average_takes_one_keyword');
  const [, terms, period] = await Promise.all([
    requireWatchable(queries, member, facility),
    requestedTerms(queries, member.companyId, keywords),
    rankPeriodOf(queries, member, search, now),
  ]);
  const source = {
    companyId: member.companyId,
    termIds: knownTerms(terms),
    locationIds: idList([facility]),
  };
  const [main, compared, annotations, measured_from] = await Promise.all([
    measuresByTerm(queries, source, period),
    period.compared && measuresByTerm(queries, source, period.compared),
    annotationsOf(queries, member, facility, period),
    measuredFrom(queries, source),
  ]);
  return {
    ...wirePeriod(period),
    keywords: terms.map(({ keyword, termId }) => ({
      keyword,
      ...main(termId),
      compared: compared ? compared(termId) : null,
    })),
    annotations,
    measured_from,
  };
}

/** A keyword's series and summary; that of one without a position is empty. */
async function measuresByTerm(queries: Queryable, source: RankSource, period: PointedPeriod) {
  const sums = source.termIds?.length === 0 ? noSums : await sumTermsByPoint(queries, source, period);
  const latest = await latestByTerm(queries, source, period, sums);
  const nothing = period.points.map(() => addRankTallies([]));
  return (termId: number | undefined) => {
    const ofTerm = (termId === undefined ? undefined : sums.get(termId)) ?? nothing;
    return {
      series: toSeries(ofTerm),
      summary: toRankSummary(addRankTallies(ofTerm), termId === undefined ? undefined : latest.get(termId)),
    };
  };
}

const noSums = new Map<number, PointSum[]>();

/** What we edited in a listing and the provider took, by the company's days; decisions about others' changes are none. */
async function annotationsOf(
  queries: Queryable,
  { companyId, timezone }: Member,
  locationId: number,
  { from, to }: Period,
): Promise<RankAnnotation[]> {
  const found = await rows<{ date: string; at: Moment; fields: ListingField[] }>(
    queries,
    sql`select (u.finished_at at time zone ${timezone})::date::text as date, max(u.finished_at) as at,
               array_agg(distinct changed.field) as fields
        from listing_updates u, unnest(coalesce(u.taken, u.fields)) as changed (field)
        where u.company_id = ${companyId} and u.location_id = ${locationId} and u.against is null
          and (u.taken is not null or u.status = 'ok')
          and u.before -> changed.field is distinct from u.after -> changed.field
          and u.finished_at >= ${instantOf(from, 0, timezone).toISOString()}::timestamptz
          and u.finished_at < ${instantOf(addDays(to, 1), 0, timezone).toISOString()}::timestamptz
        group by date order by date`,
  );
  return found.map(({ date, at, fields }) => ({
    date,
    at: isoOf(at),
    fields: listingFields.filter((field) => fields.includes(field)),
  }));
}

/** Returns the first day with a rank. Reads the months first, so that only one partition of days is opened. */
async function measuredFrom(queries: Queryable, source: RankSource): Promise<string | null> {
  const [first] = await rows<{ month: string | null }>(
    queries,
    sql`select min(d.month)::text as month from rank_months d where ${sourceCondition(source)}`,
  );
  if (!first?.month) return null;
  const [found] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from rank_days d
        where ${sourceCondition(source)} and d.day >= ${first.month}::date and d.day < ${monthsLater(first.month, 1)}::date`,
  );
  return found?.day ?? null;
}
