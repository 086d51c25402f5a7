import { missingRank } from '@pinfold/contract/features/rankings/rank';
import type { RankSummary } from './ranking.ts';

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

// A summary does not say how many lookups found the place, but both averages together do.
function foundIn({ average, average_all, points }: RankSummary): number {
  if (average === null || average_all === null) return 0;
  return Math.round((points * (missingRank - average_all)) / (missingRank - average));
}

function sum<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + valueOf(row), 0);
}
