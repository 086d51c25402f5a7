import { and, eq, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  ComparedSet,
  comparePositions,
  getCompetition,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import { addRankTallies, type RankTally } from '@pinfold/contract/features/rankings/rank-tally';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { isInGroups } from '../../listings/groups/locations-of-groups.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { requestedTerms, knownTerms } from '../rank-terms.ts';
import type { RankSource } from '../read/rank-rows.ts';
import { requireWatchable, rankPeriodOf } from '../read/rank-search.ts';
import { latestOf, latestOfAll, type LatestRank, toSeries, toRankSummary } from '../read/rank-series.ts';
import { sumByPoint } from '../read/rank-sums.ts';
import { competitorsOf } from './competitors.queries.ts';
import { requestedLocationIds } from '../../listings/requested-locations.ts';
import {
  type PeriodSearch,
  type PointedPeriod,
  type RequestedPeriod,
  wirePeriod,
} from '../../../database/series-period.ts';

interface CompetitionSearch extends PeriodSearch {
  facility: number;
  /** Left out: all. One that is no competitor any more is left out, too. */
  competitors?: readonly number[] | undefined;
  keywords: readonly string[];
  chart: RankChartKind;
}

type Competition = z.input<typeof getCompetition.response>;

/**
 * A location beside competitors as they were seen from there, by all keywords together.
 * @throws Problem `not_found`, `service_area_not_monitored`, `average_takes_one_keyword` or `period_invalid`
 */
export async function competitionAt(
  { database, now }: Services,
  member: Member,
  { facility, competitors: chosen, keywords, chart, ...search }: CompetitionSearch,
): Promise<Competition> {
  const { queries } = database;
  if (!isKeywordCountAllowed(chart, keywords)) throw new Problem('average_takes_one_keyword');
  await requireWatchable(queries, member, facility);
  const terms = await requestedTerms(queries, member.companyId, keywords);
  const period = await rankPeriodOf(queries, member, search, now());
  const source = {
    companyId: member.companyId,
    termIds: knownTerms(terms),
    locationIds: sql`(${facility})`,
  };
  const all = await competitorsOf(queries, member.companyId);
  const shown = all.filter(({ id }) => chosen === undefined || chosen.includes(id));
  return {
    ...wirePeriod(period),
    own: await measuresOf(queries, source, period),
    competitors: await Promise.all(
      shown.map(async ({ id, name }) => ({
        competitor: id,
        name,
        ...(await measuresOf(queries, { ...source, competitorIds: [id] }, period)),
      })),
    ),
  };
}

async function measuresOf(queries: Queryable, source: RankSource, period: RequestedPeriod) {
  const main = await sumsOf(queries, [source], period);
  const before = period.compared && (await sumsOf(queries, [source], period.compared));
  return {
    series: toSeries(main.sums),
    summary: toRankSummary(addRankTallies(main.sums), main.latest),
    compared: before ? toRankSummary(addRankTallies(before.sums), before.latest) : null,
  };
}

interface ComparisonSearch extends PeriodSearch {
  a: ComparedSet;
  b: ComparedSet;
}

type PositionComparison = z.input<typeof comparePositions.response>;

/**
 * Set A beside set B: what all of its places and keywords add up to.
 * @throws Problem `period_invalid`, `facility_unknown`, `service_area_not_monitored` or `set_empty`
 */
export async function compareSets(
  { database, now }: Services,
  member: Member,
  { a, b, ...search }: ComparisonSearch,
): Promise<PositionComparison> {
  const { queries } = database;
  const period = await rankPeriodOf(queries, member, search, now());
  const [ofA, ofB] = [
    await comparedPlaces(queries, member, a, 'a'),
    await comparedPlaces(queries, member, b, 'b'),
  ];
  return {
    ...wirePeriod(period),
    a: await sideOf(queries, ofA, period),
    b: await sideOf(queries, ofB, period),
  };
}

async function sideOf(queries: Queryable, { sources, count }: ComparedPlaces, period: PointedPeriod) {
  const { sums, latest } = await sumsOf(queries, sources, period);
  return {
    series: toSeries(sums),
    summary: toRankSummary(addRankTallies(sums), latest),
    places_count: count,
  };
}

interface PlacesSums {
  /** One of each point of the period. */
  sums: RankTally[];
  latest: LatestRank | undefined;
}

/** What own places and competitors add up to together, by point. */
async function sumsOf(
  queries: Queryable,
  sources: readonly RankSource[],
  period: PointedPeriod,
): Promise<PlacesSums> {
  const parts = await Promise.all(
    sources.map(async (source) => {
      const sums = await sumByPoint(queries, source, period);
      return { sums, latest: await latestOf(queries, source, period, sums) };
    }),
  );
  return {
    sums: period.points.map((_, index) => addRankTallies(parts.flatMap(({ sums }) => sums[index] ?? []))),
    latest: latestOfAll(parts.map(({ latest }) => latest)),
  };
}

interface ComparedPlaces {
  sources: RankSource[];
  /** Own locations and competitors. */
  count: number;
}

/**
 * Returns the places of one side of the comparison. Own locations are the named ones and those of groups, within the
 * member's scope; competitors are compared at all locations of the scope. Service-area businesses of a group are left
 * out.
 * @throws Problem `facility_unknown`, `service_area_not_monitored` or `set_empty`
 */
async function comparedPlaces(
  queries: Queryable,
  member: Member,
  set: ComparedSet,
  side: 'a' | 'b',
): Promise<ComparedPlaces> {
  const { companyId } = member;
  const own = await ownLocations(queries, member, set);
  const competitors = (await competitorsOf(queries, companyId))
    .map(({ id }) => id)
    .filter((id) => set.competitors.includes(id));
  if (own.length + competitors.length === 0)
    throw new Problem('set_empty', { errors: [{ path: `body.${side}` }] });
  const termIds = knownTerms(await requestedTerms(queries, companyId, set.keywords));
  const seenFrom = requestedLocationIds(member, {});
  return {
    sources: [
      ...(own.length > 0
        ? [{ companyId, termIds, locationIds: sql`(select unnest(${int8Array(own)}))` }]
        : []),
      ...(competitors.length > 0
        ? [{ companyId, termIds, locationIds: seenFrom, competitorIds: competitors }]
        : []),
    ],
    count: own.length + competitors.length,
  };
}

async function ownLocations(
  queries: Queryable,
  member: Member,
  { facilities_ids, groups }: ComparedSet,
): Promise<number[]> {
  const { companyId } = member;
  const found = await queries
    .select({ id: locations.id, businessType: locations.businessType })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        visibleTo(member, locations.id),
        or(
          sql`${locations.id} = any(${int8Array(facilities_ids)})`,
          isInGroups(companyId, locations.id, groups),
        ),
      ),
    );
  const monitored = new Set(
    found.filter(({ businessType }) => businessType !== 'service_area').map(({ id }) => id),
  );
  const isFound = new Set(found.map(({ id }) => id));
  if (facilities_ids.some((id) => !isFound.has(id))) throw new Problem('facility_unknown');
  if (facilities_ids.some((id) => !monitored.has(id))) throw new Problem('service_area_not_monitored');
  return [...monitored];
}
