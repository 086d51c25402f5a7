import {
  actionsOf,
  changeOf,
  conversionOf,
  type InsightCounts,
  insightMetrics,
  viewsOf,
} from '@pinfold/contract/features/insights/insight-metrics';

/** What a workbook tells of a period: the sums that people ask for first, then what they are made of. */
export const insightFigures = ['views', 'actions', 'conversion', ...insightMetrics] as const;

type InsightFigure = (typeof insightFigures)[number];

/** Returns the figures of counts; conversion in percent. */
export function insightFiguresOf(counts: InsightCounts): Record<InsightFigure, number | null> {
  return {
    ...counts,
    views: viewsOf(counts),
    actions: actionsOf(counts),
    conversion: percentOf(conversionOf(counts)),
  };
}

/**
 * Returns by how many percent a figure differs from an earlier one, and conversion by how many percentage points; null
 * where it says nothing.
 */
export function insightChange(
  figure: InsightFigure,
  now: number | null,
  before: number | null,
): number | null {
  if (figure !== 'conversion') return percentOf(changeOf(now, before));
  return now === null || before === null ? null : toHundredths(now - before);
}

function percentOf(share: number | null): number | null {
  return share === null ? null : toHundredths(share * 100);
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
