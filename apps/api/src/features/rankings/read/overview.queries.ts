import { count } from 'drizzle-orm';
import type * as z from 'zod';
import { addTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type {
  getRankOverview,
  RankBandCounts,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { askedLocationIds, askedLocations, type LocationSearch } from './asked-locations.ts';
import { requestedPeriod, wirePeriod, type PeriodSearch, type PointedPeriod } from './asked-period.ts';
import { askedTerms, knownTerms } from './asked-terms.ts';
import { latestOf } from './latest-in.queries.ts';
import { sumByPoint } from './point-sums.queries.ts';
import { locationList, type RankSource } from './rank-rows.ts';
import { toSeries, toSummary } from './to-series.ts';

export interface OverviewSearch extends PeriodSearch, LocationSearch {
  keywords?: readonly string[] | undefined;
}

type RankOverview = z.input<typeof getRankOverview.response>;

/** @throws Problem `period_invalid` */
export async function overviewOf(
  queries: Queryable,
  member: Member,
  search: OverviewSearch,
  now: Date,
): Promise<RankOverview> {
  const { companyId } = member;
  const [period, terms, places] = await Promise.all([
    requestedPeriod(queries, member, search, now),
    search.keywords && askedTerms(queries, companyId, search.keywords),
    askedPlaces(queries, member, search),
  ]);
  const source = { companyId, termIds: terms && knownTerms(terms), locationIds: places.ids };
  const [main, before] = await Promise.all([
    overviewPart(queries, source, period),
    period.compared ? overviewPart(queries, source, period.compared) : null,
  ]);
  return { ...wirePeriod(period), ...main, before, facilities_count: places.count };
}

/** Their ids are read first: told how many there are, the database does not go through everybody's days. */
async function askedPlaces(queries: Queryable, member: Member, search: LocationSearch) {
  const where = askedLocations(member, search);
  if (askedLocationIds(member, search)) {
    const found = await queries.select({ id: locations.id }).from(locations).where(where);
    const ids = found.map(({ id }) => id);
    return { count: ids.length, ids: locationList(ids) };
  }
  const [all] = await queries.select({ count: count() }).from(locations).where(where);
  return { count: all?.count ?? 0, ids: undefined };
}

async function overviewPart(queries: Queryable, source: RankSource, period: PointedPeriod) {
  const sums = await sumByPoint(queries, source, period);
  const bands = sums.map((sum) => sum.bands);
  return {
    series: toSeries(sums),
    summary: toSummary(addTallies(sums), await latestOf(queries, source, period, sums)),
    bands,
    total: addBands(bands),
  };
}

function addBands(bands: readonly RankBandCounts[]): RankBandCounts {
  const total = { top3: 0, top10: 0, top20: 0, beyond: 0 };
  for (const { top3, top10, top20, beyond } of bands) {
    total.top3 += top3;
    total.top10 += top10;
    total.top20 += top20;
    total.beyond += beyond;
  }
  return total;
}
