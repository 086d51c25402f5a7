import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { comparedPoints, pointsOf, rankResolution } from '@pinfold/contract/features/rankings/rank-days';
import {
  checkPeriod,
  comparedPeriod,
  type DatePreset,
  type Period,
  type PeriodComparison,
  resolvePeriod,
} from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem } from '../test-problem.ts';
import { measuredDays } from './test-tally.ts';

/** A period as calls ask for it. */
export interface PeriodAsked {
  preset?: DatePreset;
  date_from?: string;
  date_to?: string;
  resolution?: Schemas['Positions']['resolution'];
  compare?: PeriodComparison;
}

/** The days that a call is about, with those of the earlier period. */
export interface AskedPeriod extends Period {
  points: string[];
  before: (Period & { points: string[] }) | undefined;
  /** As every answer about a period begins. */
  answer: Pick<Schemas['Positions'], 'date_from' | 'date_to' | 'resolution' | 'dates' | 'compared'>;
}

export function requestedPeriod(asked: PeriodAsked, today: string): AskedPeriod {
  const { preset, date_from, date_to, compare = 'none' } = asked;
  if (!preset && checkPeriod({ from: date_from, to: date_to }, today))
    throw new TestProblem('period_invalid');
  const period = preset
    ? resolvePeriod(preset, today, addDays(today, -measuredDays))
    : { from: date_from ?? today, to: date_to ?? today };
  const resolution = asked.resolution ?? rankResolution(period);
  const points = pointsOf(period, resolution);
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
