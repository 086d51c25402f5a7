import { sql } from 'drizzle-orm';
import {
  type IndicatorPiece,
  type MissingSetup,
  mostStaleDays,
} from '@pinfold/contract/features/dashboard/indicator';
import { visibilityOf } from '@pinfold/contract/features/dashboard/visibility';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { missingRank } from '@pinfold/contract/rank-depth';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { oneRow, type Queryable, rows } from '../../../database/database.ts';
import type { IndicatorOf } from '../../../indicator-sources.ts';
import { unmeasuredReading } from '../../../unmeasured-reading.ts';
import { searchVisibilityOf, type SearchVisibilityDay } from './search-visibility.queries.ts';

/** Reads how visible a company's websites were in search results over the days of a period, by all keywords together. */
export const searchVisibilityIndicator: IndicatorOf = async (
  { database: { queries }, now, organicResults },
  viewer,
  period,
) => {
  const { companyId } = viewer;
  const days = await searchVisibilityOf(queries, companyId, period);
  const lastDay = days.at(-1);
  if (!lastDay) {
    const [keywords, last] = await Promise.all([
      watchedKeywords(queries, companyId),
      lastMeasured(queries, companyId, period),
    ]);
    const { isConnected } = organicResults;
    return { reading: unmeasuredReading({ viewer, now: now(), isConnected, ...keywords, last }) };
  }
  const whole = { lookups: 0, sum: 0 };
  for (const { lookups, sum } of days) {
    whole.lookups += lookups;
    whole.sum += sum;
  }
  return {
    reading: { state: 'known', value: valueOf(whole), measuredOn: lastDay.day },
    pieces: await keywordPieces(queries, companyId, period),
    days: new Map(days.map((day) => [day.day, valueOf(day)])),
  };
};

function valueOf({ lookups, sum }: Pick<SearchVisibilityDay, 'lookups' | 'sum'>): number {
  return visibilityOf(sum / lookups);
}

/** By keyword, wherever it was searched from and for whichever website. */
async function keywordPieces(
  queries: Queryable,
  companyId: number,
  period: Period,
): Promise<IndicatorPiece[]> {
  const found = await rows<{ keyword: string; lookups: number; sum: number }>(
    queries,
    sql`select k.keyword, count(*)::int8 as lookups, sum(coalesce(d.position, ${missingRank}::int4))::int8 as sum
        from organic_days d join website_keywords k on k.company_id = d.company_id and k.id = d.keyword_id
        where d.company_id = ${companyId} and ${isWithin(sql`d.day`, period)}
        group by k.keyword order by k.keyword`,
  );
  return found.map((row) => ({ key: row.keyword, weight: row.lookups, value: valueOf(row) }));
}

/** What a company lacks to have its websites looked up, and whether a lookup of one has failed for good. */
async function watchedKeywords(
  queries: Queryable,
  companyId: number,
): Promise<{ missing: MissingSetup | null; hasFailed: boolean }> {
  return oneRow(
    queries,
    sql`select case
            when exists (
              select from website_keywords k
              join search_locations s on s.company_id = k.company_id and s.id = k.search_location_id
              where k.company_id = ${companyId} and s.latitude is not null and s.longitude is not null) then null
            when exists (select from website_keywords k where k.company_id = ${companyId}) then 'search_locations'
            when exists (select from websites w where w.company_id = ${companyId}) then 'website_keywords'
            else 'websites' end as missing,
          exists (select from organic_lookups r where r.company_id = ${companyId} and r.state = 'failed') as "hasFailed"`,
  );
}

/** The last day before a period that is not too long ago. */
async function lastMeasured(queries: Queryable, companyId: number, { from, to }: Period) {
  const recent = { from: addDays(to, -mostStaleDays), to: addDays(from, -1) };
  const last = (await searchVisibilityOf(queries, companyId, recent)).at(-1);
  return last && { day: last.day, value: valueOf(last) };
}
