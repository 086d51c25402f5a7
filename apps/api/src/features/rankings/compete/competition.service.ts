import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { addTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type { getCompetition } from '@pinfold/contract/features/rankings/competitors.endpoints';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requestedPeriod, wirePeriod, type AskedPeriod, type PeriodSearch } from '../read/asked-period.ts';
import { askedTerms, knownTerms } from '../read/asked-terms.ts';
import type { RankSource } from '../read/rank-rows.ts';
import { requireWatchable } from '../read/require-watchable.ts';
import { toSeries, toSummary } from '../read/to-series.ts';
import { competitorsOf } from './competitors.queries.ts';
import { sumsOf } from './sums-of.ts';

export interface CompetitionSearch extends PeriodSearch {
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
  const terms = await askedTerms(queries, member.companyId, keywords);
  const period = await requestedPeriod(queries, member, search, now());
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

async function measuresOf(queries: Queryable, source: RankSource, period: AskedPeriod) {
  const main = await sumsOf(queries, [source], period);
  const before = period.compared && (await sumsOf(queries, [source], period.compared));
  return {
    series: toSeries(main.sums),
    summary: toSummary(addTallies(main.sums), main.latest),
    compared: before ? toSummary(addTallies(before.sums), before.latest) : null,
  };
}
