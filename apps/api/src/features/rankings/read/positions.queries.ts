import type * as z from 'zod';
import type { searchPositions } from '@pinfold/contract/features/rankings/positions.endpoints';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import { addRankTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type { Queryable } from '../../../database/database.ts';
import { firstStoredDay } from '../../../database/first-stored-day.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { editNotes } from '../../listings/history/edit-notes.ts';
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
  const [main, compared, notes, measured_from] = await Promise.all([
    measuresByTerm(queries, source, period),
    period.compared && measuresByTerm(queries, source, period.compared),
    editNotes(queries, member, idList([facility]), period),
    firstStoredDay(queries, { months: 'rank_months', days: 'rank_days' }, sourceCondition(source)),
  ]);
  return {
    ...wirePeriod(period),
    keywords: terms.map(({ keyword, termId }) => ({
      keyword,
      ...main(termId),
      compared: compared ? compared(termId) : null,
    })),
    annotations: notes.map(({ date, at, fields }) => ({ date, at, fields })),
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
