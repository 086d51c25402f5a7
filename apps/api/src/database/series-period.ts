import { sql, type SQL } from 'drizzle-orm';
import type { SeriesPeriod } from '@pinfold/contract/period-search';
import { type Period, type StepUnit, stepsOf } from '@pinfold/contract/period';
import { comparedPoints, seriesUnit } from '@pinfold/contract/series-steps';
import { periodOf, type PeriodChoice } from './company-days.ts';

/** A period as requested, and the steps that it is shown by. */
export interface PeriodSearch extends PeriodChoice {
  resolution?: StepUnit | undefined;
}

/** Days with the first day of each point that they are shown by. */
export interface PointedPeriod extends Period {
  points: readonly string[];
}

export interface RequestedPeriod extends PointedPeriod {
  resolution: StepUnit;
  compared: PointedPeriod | undefined;
}

/**
 * Returns the days of a requested period and of the one that it is compared with, with the steps of both.
 * @param lastDay the last day that can be asked for, at which presets end
 * @param firstDay finds where `full` begins
 * @throws Problem `period_invalid`
 */
export async function requestedPeriod(
  search: PeriodSearch,
  lastDay: string,
  firstDay: () => Promise<string | undefined>,
): Promise<RequestedPeriod> {
  const { compared, ...period } = await periodOf(search, lastDay, firstDay);
  const resolution = search.resolution ?? seriesUnit(period);
  const points = stepsOf(period, resolution);
  return {
    ...period,
    resolution,
    points,
    compared: compared && { ...compared, points: comparedPoints(points, period, search.compare) },
  };
}

/** Returns a period as responses tell it. */
export function wirePeriod({ from, to, resolution, points, compared }: RequestedPeriod): SeriesPeriod {
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

/** The point that a day lies in, from 1. */
export function pointOf(day: SQL, points: readonly string[]): SQL {
  return sql`width_bucket(${day}, ${`{${points.join(',')}}`}::date[])`;
}

/** Returns what was found at each of some points, in their order; `nothing` where nothing was. */
export function atPoints<Found extends { point: number }, Sum>(
  found: readonly Found[],
  points: readonly string[],
  { sumOf, nothing }: { sumOf: (row: Found) => Sum; nothing: Sum },
): Sum[] {
  const sums = points.map(() => nothing);
  for (const row of found) sums[row.point - 1] = sumOf(row);
  return sums;
}
