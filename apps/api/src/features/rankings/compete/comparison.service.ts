import type * as z from 'zod';
import { addTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type {
  ComparedSet,
  comparePositions,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requestedPeriod, wirePeriod, type PeriodSearch, type PointedPeriod } from '../read/asked-period.ts';
import { toSeries, toSummary } from '../read/to-series.ts';
import { comparedPlaces, type ComparedPlaces } from './compared-places.ts';
import { sumsOf } from './sums-of.ts';

export interface ComparisonSearch extends PeriodSearch {
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
  const period = await requestedPeriod(queries, member, search, now());
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
  return { series: toSeries(sums), summary: toSummary(addTallies(sums), latest), places_count: count };
}
