import { qualityBand, type QualityBand } from '../listings/quality/quality-band.ts';
import { indicatorIds, indicatorWeights, type IndicatorId, type IndicatorValues } from './indicator.ts';

/** Below this share of the weights there is no score: it would say more about what is missing. */
export const leastCoverage = 0.4;

/** One number for a company, and how much of the formula it rests on. */
export interface OverallScore {
  /** From 0 to 100, not rounded (`shownPoints`); null where too little is known. */
  score: number | null;
  /** Null without a score. */
  band: QualityBand | null;
  /** Share of the weights that is known, 0 to 1. */
  coverage: number;
}

/** Returns the mean of the known indicators by their weights. What is not known counts neither for nor against. */
export function overallScore(values: IndicatorValues): OverallScore {
  const known = knownIndicators(values);
  const weight = weightOf(known);
  const coverage = weight / 100;
  if (coverage < leastCoverage) return { score: null, band: null, coverage };
  const score = weightedMean(known, values);
  return { score, band: qualityBand(score), coverage };
}

/** The indicators that have a value, in their order. */
export function knownIndicators(values: IndicatorValues): IndicatorId[] {
  return indicatorIds.filter((id) => typeof values[id] === 'number');
}

/** What indicators weigh together. */
export function weightOf(ids: readonly IndicatorId[]): number {
  return ids.reduce((sum, id) => sum + indicatorWeights[id], 0);
}

/** The mean of some indicators, all of them known; 0 of none. */
export function weightedMean(ids: readonly IndicatorId[], values: IndicatorValues): number {
  const weight = weightOf(ids);
  if (weight === 0) return 0;
  const mean = ids.reduce((sum, id) => sum + indicatorWeights[id] * (values[id] ?? 0), 0) / weight;
  // Sums of doubles may end a hair beyond.
  return Math.min(100, Math.max(0, mean));
}

/** Points as they are shown: to a tenth. The only rounding of a score. */
export function shownPoints(points: number): number {
  return tenthsOf(points) / 10;
}

/** The same as a whole number of tenths, by which amounts are compared and added without a rest. */
export function tenthsOf(points: number): number {
  return Math.round(points * 10) + 0;
}
