/** What an audit measures of loading, in the order of loading. */
export const auditMetrics = [
  'first_contentful_paint_ms',
  'largest_contentful_paint_ms',
  'speed_index_ms',
  'total_blocking_time_ms',
  'cumulative_layout_shift',
] as const;

/** One of them. */
export type AuditMetric = (typeof auditMetrics)[number];

/** How a metric is judged. */
export type MetricRating = 'good' | 'needs_work' | 'poor';

/** Up to which value a metric is good, and from which one it is poor. */
export interface MetricThresholds {
  good: number;
  poor: number;
}

/**
 * Milliseconds, except for the shift: Lighthouse's own of a telephone
 * (developer.chrome.com/docs/lighthouse/performance/performance-scoring).
 */
export const metricThresholds: Readonly<Record<AuditMetric, MetricThresholds>> = {
  first_contentful_paint_ms: { good: 1800, poor: 3000 },
  largest_contentful_paint_ms: { good: 2500, poor: 4000 },
  speed_index_ms: { good: 3400, poor: 5800 },
  total_blocking_time_ms: { good: 200, poor: 600 },
  cumulative_layout_shift: { good: 0.1, poor: 0.25 },
};

/** Judges a metric; thresholds themselves belong to the better side. */
export function metricRating(metric: AuditMetric, value: number): MetricRating {
  const { good, poor } = metricThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs_work' : 'poor';
}
