import { sql, type SQL } from 'drizzle-orm';
import {
  type IndicatorPiece,
  mostStaleDays,
  type IndicatorReading,
  type MissingSetup,
} from '@pinfold/contract/features/dashboard/indicator';
import { visibilityOf } from '@pinfold/contract/features/dashboard/visibility';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { averageOfAll, type RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { Period } from '@pinfold/contract/period';
import { oneRow, type Queryable, rows } from '../../../database/database.ts';
import { idList } from '../../../database/int8.ts';
import type {
  EarlierFigures,
  IndicatorAim,
  IndicatorFigures,
  IndicatorOf,
  IndicatorViewer,
} from '../../../indicator-sources.ts';
import type { Services } from '../../../services.ts';
import { unmeasuredReading } from '../../../unmeasured-reading.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { rankRows, type RankSource } from './rank-rows.ts';
import { isMonitored, isWatched } from './watched.ts';

/** Reads how visible a viewer's locations were on maps over the days of a period, by all keywords together. */
export const mapVisibilityIndicator: IndicatorOf = async (services, viewer, period, before) => {
  const { queries } = services.database;
  const source = await sourceOf(queries, viewer);
  const found = await rows<SummedRow>(queries, sumsStatement(source, period, before));
  const days = found.filter(({ day }) => day !== null);
  const terms = found.filter((row) => row.day === null && !row.is_before);
  const whole = addSums(terms);
  const ofBefore = before && { before: earlierFigures(found.filter((row) => row.is_before)) };
  const measuredOn = days.reduce((last, { day }) => (day !== null && day > last ? day : last), '');
  if (measuredOn === '')
    return { reading: await unknownReading(services, viewer, source, period), ...ofBefore };
  return {
    reading: { state: 'known', value: mapVisibilityOf(whole), measuredOn },
    pieces: piecesOf(terms),
    days: new Map(days.map((day) => [day.day ?? '', mapVisibilityOf(day)])),
    aims: aimsOf(
      whole,
      days.find(({ day }) => day === measuredOn),
    ),
    ...ofBefore,
  } satisfies IndicatorFigures;
};

function earlierFigures(terms: readonly SummedRow[]): EarlierFigures {
  if (terms.length === 0) return { value: null };
  return { value: mapVisibilityOf(addSums(terms)), pieces: piecesOf(terms) };
}

function piecesOf(terms: readonly SummedRow[]): IndicatorPiece[] {
  return terms.map((term) => ({
    key: term.keyword ?? '',
    weight: term.points,
    value: mapVisibilityOf(term),
  }));
}

/** The visibility of sums of lookups; 0 of none. */
export function mapVisibilityOf(sums: Pick<RankTally, 'points' | 'found' | 'sum'>): number {
  const average = averageOfAll({ best: null, top3: 0, ...sums });
  return average === null ? 0 : visibilityOf(average);
}

/**
 * The company's own locations: what others own says nothing of its visibility. With a known number of ids, PostgreSQL does
 * not scan the days of all locations.
 */
async function sourceOf(queries: Queryable, viewer: IndicatorViewer): Promise<RankSource> {
  const { companyId } = viewer;
  const [watched] = await rows(
    queries,
    sql`select 1 from locations where company_id = ${companyId} and not is_owner limit 1`,
  );
  if (viewer.seesAllLocations && !watched) return { companyId };
  const found = await rows<{ id: number }>(
    queries,
    sql`select l.id::int8 as id from locations l
        where l.company_id = ${companyId} and l.is_owner and ${locationScope(viewer, sql`l.id`)}`,
  );
  return { companyId, locationIds: idList(found.map(({ id }) => id)) };
}

interface Sums {
  points: number;
  found: number;
  sum: number;
  /** Measured days of a location and a keyword, and those of them at 11 to 20. */
  pairs: number;
  top20: number;
}

interface SummedRow extends Sums {
  keyword: string | null;
  /** Null in the rows of keywords. */
  day: string | null;
  /** In the days before the period, of which there are no rows by day. */
  is_before: boolean;
}

/** By keyword and by day, in one pass over the sums of the company, or over the days of the locations. */
function sumsStatement(source: RankSource, period: Period, before: Period | undefined): SQL {
  const both = { from: before?.from ?? period.from, to: period.to };
  return sql`select t.keyword, s.day::text as day, s.is_before, s.points, s.found, s.sum, s.pairs, s.top20 from (
      select r.term_id, r.day, r.is_before,
        sum(r.points)::int8 as points, sum(r.found)::int8 as found, sum(r.sum)::int8 as sum,
        sum(r.band_top3 + r.band_top10 + r.band_top20 + r.band_beyond)::int8 as pairs, sum(r.band_top20)::int8 as top20
      from (select b.*, b.day < ${period.from}::date as is_before from (${bandRows(source, both)}) b) r
      group by r.is_before, grouping sets ((r.term_id), (r.day))) s
    left join rank_terms t on t.company_id = ${source.companyId} and t.id = s.term_id
    where s.points > 0 and (s.day is null or not s.is_before) order by t.keyword, s.day`;
}

/** A band of a single day is null where the place was not found. */
function bandRows(source: RankSource, period: Period): SQL {
  return sql`select d.term_id, d.day, d.points, d.found, d.sum, coalesce(d.band_top3, 0) as band_top3,
      coalesce(d.band_top10, 0) as band_top10, coalesce(d.band_top20, 0) as band_top20, d.band_beyond
    from (${rankRows(source, period, { byMonth: false })}) d`;
}

function addSums(parts: readonly Sums[]): Sums {
  const whole = { points: 0, found: 0, sum: 0, pairs: 0, top20: 0 };
  for (const part of parts) {
    whole.points += part.points;
    whole.found += part.found;
    whole.sum += part.sum;
    whole.pairs += part.pairs;
    whole.top20 += part.top20;
  }
  return whole;
}

/** Positions from 11 to 20, whose middle is all that the sums know of them, and the place that they would rise to. */
const beyondTop10 = { middle: 15.5, into: 10 };

/** What it would bring if whatever stands from 11 to 20 stood at 10; how many, on the last measured day. */
function aimsOf(whole: Sums, lastDay: Sums | undefined): IndicatorAim[] {
  if (!lastDay || lastDay.top20 === 0) return [];
  const moved = (whole.points * whole.top20) / whole.pairs;
  const sum = whole.sum - moved * (beyondTop10.middle - beyondTop10.into);
  const value = Math.min(100, mapVisibilityOf({ ...whole, sum }));
  return [{ aim: 'into_top10', count: lastDay.top20, value, target: { screen: 'positions', filters: {} } }];
}

/** Why no day of a period was measured. */
async function unknownReading(
  { database, now, searchResults }: Services,
  viewer: IndicatorViewer,
  source: RankSource,
  period: Period,
): Promise<IndicatorReading> {
  if (!viewer.planCapabilities.includes('local_positions')) return { state: 'not_in_plan' };
  const { queries } = database;
  const [keywords, last] = await Promise.all([
    watchedKeywords(queries, viewer),
    lastMeasured(queries, source, period),
  ]);
  return unmeasuredReading({
    viewer,
    now: now(),
    isConnected: searchResults.isConnected,
    ...keywords,
    last: last && { day: last.day, value: mapVisibilityOf(last) },
  });
}

/** What the viewer's locations lack to be looked up, and whether a lookup of a day has failed for good. */
async function watchedKeywords(
  queries: Queryable,
  viewer: IndicatorViewer,
): Promise<{ missing: MissingSetup | null; hasFailed: boolean }> {
  const { companyId } = viewer;
  const ofViewer = sql`l.company_id = ${companyId} and l.is_owner and ${locationScope(viewer, sql`l.id`)}`;
  const watched = sql`select from keywords k join locations l on l.company_id = k.company_id
    where ${ofViewer} and ${isWatched}`;
  return oneRow(
    queries,
    sql`select case
            when exists (${watched} and ${isMonitored}) then null
            when exists (${watched}) then 'monitored_locations'
            when exists (select from locations l where ${ofViewer}) then 'keywords'
            else 'locations' end as missing,
          exists (select from rank_lookups r where r.company_id = ${companyId} and r.state = 'failed'
            and r.day is not null and ${locationScope(viewer, sql`r.location_id`)}) as "hasFailed"`,
  );
}

/** The sums of the last day before a period that is not too long ago. */
async function lastMeasured(
  queries: Queryable,
  source: RankSource,
  period: Period,
): Promise<(Pick<Sums, 'points' | 'found' | 'sum'> & { day: string }) | undefined> {
  const recent = { from: addDays(period.to, -mostStaleDays), to: addDays(period.from, -1) };
  if (recent.from > recent.to) return undefined;
  const [last] = await rows<Pick<Sums, 'points' | 'found' | 'sum'> & { day: string }>(
    queries,
    sql`select r.day::text as day, sum(r.points)::int8 as points, sum(r.found)::int8 as found, sum(r.sum)::int8 as sum
        from (${rankRows(source, recent, { byMonth: false })}) r
        group by r.day having sum(r.points) > 0 order by r.day desc limit 1`,
  );
  return last;
}
