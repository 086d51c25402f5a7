import { missingRank } from '@pinfold/contract/rank-depth';
import type { Schemas } from '../client/schema.ts';

/** Measures by day, week or month. */
export type RankSeries = Schemas['RankSeries'];
/** The same measures of a whole period. */
export type RankSummary = Schemas['RankSummary'];

/** What a series can show. */
export type RankMeasure = 'best' | 'average' | 'average_all' | 'top3_share';

/**
 * One measure as a chart draws it: null where nothing was measured, and 21 where the place was looked for and is not
 * among the first twenty.
 *
 * @example
 * ```ts
 * const lines = positions.keywords.map(({ series }) => rankSeries(series, 'best'));
 * ```
 */
export function rankSeries(series: RankSeries, measure: RankMeasure): (number | null)[] {
  return series.points.map((points, index) => {
    if (points === 0) return null;
    return series[measure][index] ?? (measure === 'top3_share' ? 0 : missingRank);
  });
}

/** Measures of several keywords together. */
export interface RankTotals {
  /** Where found. */
  average: number | null;
  /** Missing counts 21. */
  average_all: number | null;
  /** 0 to 1. */
  top3_share: number | null;
  /** Keywords whose last measured day had them among the first 3, 10 and 20. */
  top3: number;
  top10: number;
  top20: number;
  /** Keywords that were measured. */
  measured: number;
}

/**
 * Adds up the summaries of several keywords: every lookup weighs the same, whichever keyword it was for.
 *
 * @example
 * ```ts
 * const totals = addRankSummaries(positions.keywords.map(({ summary }) => summary));
 * ```
 */
export function addRankSummaries(summaries: readonly RankSummary[]): RankTotals {
  const measured = summaries.filter(({ points }) => points > 0);
  const points = sum(measured, (one) => one.points);
  const found = sum(measured, foundIn);
  const within = (limit: number) =>
    measured.filter(({ latest }) => latest !== null && latest <= limit).length;
  return {
    average: found > 0 ? sum(measured, (one) => (one.average ?? 0) * foundIn(one)) / found : null,
    average_all: points > 0 ? sum(measured, (one) => (one.average_all ?? 0) * one.points) / points : null,
    top3_share: points > 0 ? sum(measured, (one) => (one.top3_share ?? 0) * one.points) / points : null,
    top3: within(3),
    top10: within(10),
    top20: within(20),
    measured: measured.length,
  };
}

// Returns how many lookups found the location, computed from both averages, since the summary does not contain it.
function foundIn({ average, average_all, points }: RankSummary): number {
  if (average === null || average_all === null) return 0;
  return Math.round((points * (missingRank - average_all)) / (missingRank - average));
}

function sum<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + valueOf(row), 0);
}
