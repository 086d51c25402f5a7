import { sql } from 'drizzle-orm';
import {
  type IndicatorPiece,
  type IndicatorReading,
  type MissingSetup,
  mostStaleDays,
} from '@pinfold/contract/features/dashboard/indicator';
import { visibilityOf } from '@pinfold/contract/features/dashboard/visibility';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { missingRank } from '@pinfold/contract/rank-depth';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { oneRow, type Queryable, rows } from '../../../database/database.ts';
import type { IndicatorOf, IndicatorViewer } from '../../../indicator-sources.ts';
import type { Services } from '../../../services.ts';
import { unmeasuredReading } from '../../../unmeasured-reading.ts';
import { searchVisibilityOf, type SearchVisibilityDay } from './search-visibility.queries.ts';

/** Reads how visible a company's websites were in search results over the days of a period, by all keywords together. */
export const searchVisibilityIndicator: IndicatorOf = async (services, viewer, period, before) => {
  const { queries } = services.database;
  const { companyId } = viewer;
  const recent = addDays(period.to, -mostStaleDays);
  const from = [recent, period.from, before?.from ?? period.from].toSorted()[0] ?? recent;
  const found = await searchVisibilityOf(queries, companyId, { from, to: period.to });
  const figuresOf = async (of: Period) => {
    const days = daysWithin(found, of);
    if (days.length === 0) return undefined;
    return { days, value: valueOf(days), pieces: await keywordPieces(queries, companyId, of) };
  };
  const [now, earlier] = await Promise.all([figuresOf(period), before && figuresOf(before)]);
  const ofBefore = before && { before: { value: earlier?.value ?? null, pieces: earlier?.pieces ?? [] } };
  const measuredOn = now?.days.at(-1)?.day;
  if (!now || measuredOn === undefined) {
    const last = daysWithin(found, { from: recent, to: period.from }).at(-1);
    return { reading: await unknownReading(services, viewer, last), ...ofBefore };
  }
  return {
    reading: { state: 'known', value: now.value, measuredOn },
    pieces: now.pieces,
    days: new Map(now.days.map((day) => [day.day, valueOf([day])])),
    ...ofBefore,
  };
};

function daysWithin(days: readonly SearchVisibilityDay[], { from, to }: Period): SearchVisibilityDay[] {
  return days.filter(({ day }) => day >= from && day <= to);
}

function valueOf(days: readonly Pick<SearchVisibilityDay, 'lookups' | 'sum'>[]): number {
  let [lookups, sum] = [0, 0];
  for (const day of days) {
    lookups += day.lookups;
    sum += day.sum;
  }
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
  return found.map((row) => ({ key: row.keyword, weight: row.lookups, value: valueOf([row]) }));
}

/** Why no day of a period was measured; `last` is the last day before it that is not too long ago. */
async function unknownReading(
  { database, now, organicResults: { isConnected } }: Services,
  viewer: IndicatorViewer,
  last: SearchVisibilityDay | undefined,
): Promise<IndicatorReading> {
  return unmeasuredReading({
    viewer,
    now: now(),
    isConnected,
    ...(await watchedKeywords(database.queries, viewer.companyId)),
    last: last && { day: last.day, value: valueOf([last]) },
  });
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
