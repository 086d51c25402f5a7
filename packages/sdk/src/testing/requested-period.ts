import {
  checkPeriod,
  comparedPeriod,
  type DatePreset,
  type Period,
  type PeriodComparison,
  resolvePeriod,
  stepsOf,
} from '@pinfold/contract/period';
import { comparedPoints, seriesUnit } from '@pinfold/contract/series-steps';
import type { Schemas } from '../client/schema.ts';
import { TestProblem } from './answers.ts';

/** A period as calls name it. */
export interface PeriodRequest {
  preset?: DatePreset;
  date_from?: string;
  date_to?: string;
  resolution?: Schemas['Positions']['resolution'];
  compare?: PeriodComparison;
}

/** The days that a call is about, with those of the earlier period. */
export interface RequestedPeriod extends Period {
  points: string[];
  before: (Period & { points: string[] }) | undefined;
  /** As every answer about a period begins. */
  answer: Pick<Schemas['Positions'], 'date_from' | 'date_to' | 'resolution' | 'dates' | 'compared'>;
}

/**
 * Returns the days that a call is about, which end today or on another last day.
 *
 * @throws TestProblem `period_invalid`
 */
export function requestedPeriod(
  request: PeriodRequest,
  lastDay: string,
  firstMeasured: string,
): RequestedPeriod {
  const { preset, date_from, date_to, compare = 'none' } = request;
  if (!preset && checkPeriod({ from: date_from, to: date_to }, lastDay))
    throw new TestProblem('period_invalid');
  const period = preset
    ? resolvePeriod(preset, lastDay, firstMeasured)
    : { from: date_from ?? lastDay, to: date_to ?? lastDay };
  const resolution = request.resolution ?? seriesUnit(period);
  const points = stepsOf(period, resolution);
  const earlier = comparedPeriod(period, compare);
  const before = earlier && { ...earlier, points: comparedPoints(points, period, compare) };
  return {
    ...period,
    points,
    before,
    answer: {
      date_from: period.from,
      date_to: period.to,
      resolution,
      dates: points,
      compared: before ? { date_from: before.from, date_to: before.to, dates: before.points } : null,
    },
  };
}
