import { sql } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { comparedPoints, pointsOf, rankResolution } from '@pinfold/contract/features/rankings/rank-days';
import type { RankResolution } from '@pinfold/contract/features/rankings/rank';
import type { RankPeriod } from '@pinfold/contract/features/rankings/positions.endpoints';
import {
  checkPeriod,
  comparedPeriod,
  type DatePreset,
  earliestDate,
  type Period,
  type PeriodComparison,
  resolvePeriod,
} from '@pinfold/contract/period';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';

/** A period as a request says it. */
export interface PeriodSearch {
  preset?: DatePreset | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  resolution?: RankResolution | undefined;
  compare: PeriodComparison;
}

/** Days with the first day of each point that they are shown by. */
export interface PointedPeriod extends Period {
  points: readonly string[];
}

export interface AskedPeriod extends PointedPeriod {
  resolution: RankResolution;
  compared: PointedPeriod | undefined;
}

/** @throws Problem `period_invalid` */
export async function requestedPeriod(
  queries: Queryable,
  { companyId, timezone }: Member,
  search: PeriodSearch,
  now: Date,
): Promise<AskedPeriod> {
  const today = localTime(now, timezone).date;
  const period = search.preset
    ? resolvePeriod(search.preset, today, await firstMeasured(queries, companyId, search.preset))
    : typedPeriod(search, today);
  const resolution = search.resolution ?? rankResolution(period);
  const points = pointsOf(period, resolution);
  const compared = comparedPeriod(period, search.compare);
  return {
    ...period,
    resolution,
    points,
    compared: compared && { ...compared, points: comparedPoints(points, period, search.compare) },
  };
}

export function wirePeriod({ from, to, resolution, points, compared }: AskedPeriod): RankPeriod {
  return {
    date_from: from,
    date_to: to,
    resolution,
    dates: [...points],
    compared: compared
      ? { date_from: compared.from, date_to: compared.to, dates: [...compared.points] }
      : null,
  };
}

function typedPeriod({ date_from: from, date_to: to }: PeriodSearch, today: string): Period {
  if (checkPeriod({ from, to }, today) === undefined && from !== undefined && to !== undefined)
    return { from, to };
  throw new Problem('period_invalid', { values: { earliest: earliestDate } });
}

/** Only the whole period needs it. One look a keyword, since each has its days in order. */
async function firstMeasured(queries: Queryable, companyId: number, preset: DatePreset) {
  if (preset !== 'full') return undefined;
  const [row] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from rank_terms t
        cross join lateral (select d.day from rank_totals d
          where d.company_id = t.company_id and d.term_id = t.id order by d.day limit 1) d
        where t.company_id = ${companyId}`,
  );
  return row?.day ?? undefined;
}
