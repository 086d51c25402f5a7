import type { IndicatorId, IndicatorValues } from './indicator.ts';
import { overallScore, shownPoints, tenthsOf } from './overall-score.ts';

/** So many points are promised; what comes after them can wait. */
export const promisedPoints = 5;

/** Something that would raise an indicator. */
export interface PossibleStep {
  indicator: IndicatorId;
  /** What of the indicator it concerns. */
  part: string;
  /** Locations, or whatever has to be touched. */
  count: number;
  /** What the indicator would be once it is done, by its own rules. */
  value: number;
}

/**
 * Returns how many points of the score an indicator's other value would bring, by counting the score again. Nothing
 * where it is not known: a new source may lower the score as well as raise it, so none is promised.
 */
export function pointsGained(values: IndicatorValues, indicator: IndicatorId, value: number): number {
  if (typeof values[indicator] !== 'number') return 0;
  const [now, then] = [overallScore(values).score, overallScore({ ...values, [indicator]: value }).score];
  return now === null || then === null ? 0 : then - now;
}

/** Steps with what they bring, in points to a tenth: what brings the most for each location first, until five points are reached. */
export function nextPoints<Step extends PossibleStep>(
  values: IndicatorValues,
  steps: readonly Step[],
): (Step & { gain: number })[] {
  const ordered = steps
    .map((step) => ({ ...step, gain: pointsGained(values, step.indicator, step.value) }))
    .filter(({ count, gain }) => count > 0 && tenthsOf(gain) > 0)
    .toSorted((a, b) => b.gain / b.count - a.gain / a.count || b.gain - a.gain);
  const chosen: (Step & { gain: number })[] = [];
  let promised = 0;
  for (const step of ordered) {
    if (promised >= promisedPoints) break;
    promised += step.gain;
    chosen.push({ ...step, gain: shownPoints(step.gain) });
  }
  return chosen;
}
