import type * as z from 'zod';
import { addTallies } from '@pinfold/contract/features/rankings/rank-tally';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { searchPositions } from '@pinfold/contract/features/rankings/positions.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { annotationsOf } from './annotations.queries.ts';
import { requestedPeriod, wirePeriod, type PeriodSearch, type PointedPeriod } from './asked-period.ts';
import { askedTerms, knownTerms } from './asked-terms.ts';
import { latestByTerm } from './latest-in.queries.ts';
import { measuredFrom } from './measured-from.queries.ts';
import { sumTermsByPoint, type PointSum } from './point-sums.queries.ts';
import { locationList, type RankSource } from './rank-rows.ts';
import { requireWatchable } from './require-watchable.ts';
import { toSeries, toSummary } from './to-series.ts';

export interface PositionsSearch extends PeriodSearch {
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
    askedTerms(queries, member.companyId, keywords),
    requestedPeriod(queries, member, search, now),
  ]);
  const source = {
    companyId: member.companyId,
    termIds: knownTerms(terms),
    locationIds: locationList([facility]),
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
  const nothing = period.points.map(() => addTallies([]));
  return (termId: number | undefined) => {
    const ofTerm = (termId === undefined ? undefined : sums.get(termId)) ?? nothing;
    return {
      series: toSeries(ofTerm),
      summary: toSummary(addTallies(ofTerm), termId === undefined ? undefined : latest.get(termId)),
    };
  };
}

const noSums = new Map<number, PointSum[]>();
