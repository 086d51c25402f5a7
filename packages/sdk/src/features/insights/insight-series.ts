import {
  actionsOf,
  conversionOf,
  type InsightMetric,
  insightMetrics,
  viewsOf,
} from '@pinfold/contract/features/insights/insight-metrics';
import type { Insights, InsightTotals } from './insights.queries.ts';

/** What a chart of insights can be about. */
export const insightShows = ['views', 'actions', 'conversion'] as const;

/** One of them. */
export type InsightShow = (typeof insightShows)[number];

/**
 * One sum or share at each point: all views, all actions, or actions by view. Null is a gap: nothing is known there.
 *
 * @example
 * ```ts
 * const views = insightSumSeries(insights.metrics, 'views');
 * ```
 */
export function insightSumSeries(metrics: Insights['metrics'], show: InsightShow): (number | null)[] {
  return metrics[insightMetrics[0]].map((_value, index) => insightSum(countsAt(metrics, index), show));
}

/** One sum or share of a period; null where it is unknown. */
export function insightSum(totals: InsightTotals, show: InsightShow): number | null {
  switch (show) {
    case 'views':
      return viewsOf(totals);
    case 'actions':
      return actionsOf(totals);
    case 'conversion':
      return conversionOf(totals);
  }
}

function countsAt(metrics: Insights['metrics'], index: number): InsightTotals {
  const entries = insightMetrics.map((metric) => [metric, metrics[metric][index] ?? null] as const);
  return Object.fromEntries(entries) as Record<InsightMetric, number | null>;
}

/** Points that follow each other, of which less is known than there would be without a gap. */
export interface InsightGap {
  /** First day of the first and of the last of them. */
  from: string;
  to: string;
  /** Which part is known, from 0 to below 1. */
  share: number;
}

/** Returns the points of which too little is known, next to each other as one; 0 of 0 days is no gap. */
export function insightGaps({
  dates,
  known,
  expected,
}: Pick<Insights, 'dates' | 'known' | 'expected'>): InsightGap[] {
  const gaps: { from: string; to: string; known: number; expected: number; last: number }[] = [];
  dates.forEach((date, index) => {
    const [of, all] = [known[index] ?? 0, expected[index] ?? 0];
    if (of >= all) return;
    const open = gaps.at(-1);
    // What is unknown altogether is not told together with what is known in part.
    if (open?.last === index - 1 && (open.known === 0) === (of === 0)) {
      Object.assign(open, { to: date, known: open.known + of, expected: open.expected + all, last: index });
    } else gaps.push({ from: date, to: date, known: of, expected: all, last: index });
  });
  return gaps.map((gap) => ({ from: gap.from, to: gap.to, share: gap.known / gap.expected }));
}
