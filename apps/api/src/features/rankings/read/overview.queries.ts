import type * as z from 'zod';
import { addRankTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type {
  getRankOverview,
  RankBandCounts,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { requestedTerms, knownTerms } from '../rank-terms.ts';
import { latestOf, toSeries, toRankSummary } from './rank-series.ts';
import { sumByPoint } from './rank-sums.ts';
import { type RankSource } from './rank-rows.ts';
import { findRequestedLocations, type LocationSearch } from '../../listings/requested-locations.ts';
import { type PeriodSearch, type PointedPeriod, wirePeriod } from '../../../database/series-period.ts';
import { rankPeriodOf } from './rank-search.ts';

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
    rankPeriodOf(queries, member, search, now),
    search.keywords && requestedTerms(queries, companyId, search.keywords),
    findRequestedLocations(queries, member, search),
  ]);
  const source = { companyId, termIds: terms && knownTerms(terms), locationIds: places.ids };
  const [main, before] = await Promise.all([
    overviewPart(queries, source, period),
    period.compared ? overviewPart(queries, source, period.compared) : null,
  ]);
  return { ...wirePeriod(period), ...main, before, facilities_count: places.count };
}

async function overviewPart(queries: Queryable, source: RankSource, period: PointedPeriod) {
  const sums = await sumByPoint(queries, source, period);
  const bands = sums.map((sum) => sum.bands);
  return {
    series: toSeries(sums),
    summary: toRankSummary(addRankTallies(sums), await latestOf(queries, source, period, sums)),
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
