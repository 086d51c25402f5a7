/** How often a profile was seen, by device and surface. Google counts each person once a day in each of the four. */
export const viewMetrics = [
  'views_desktop_maps',
  'views_desktop_search',
  'views_mobile_maps',
  'views_mobile_search',
] as const;

/** One of the four. */
export type ViewMetric = (typeof viewMetrics)[number];

/** What people did on a profile. */
export const actionMetrics = [
  'calls',
  'website_clicks',
  'direction_requests',
  'bookings',
  'food_orders',
] as const;

/** One kind of action. */
export type ActionMetric = (typeof actionMetrics)[number];

/** What Google counts by day (product spec, section 5): views, actions, and two that are neither. */
export const insightMetrics: readonly [InsightMetric, ...InsightMetric[]] = [
  ...viewMetrics,
  ...actionMetrics,
  'food_menu_clicks',
  'conversations',
];

/** One of Google’s figures. */
export type InsightMetric = ViewMetric | ActionMetric | 'food_menu_clicks' | 'conversations';

/** Figures of a day, a location or a period; null where nothing is known. */
export type InsightCounts = Readonly<Record<InsightMetric, number | null>>;

/** Returns a record with a value of each of some metrics. */
export function perMetric<Metric extends string, Value>(
  metrics: readonly Metric[],
  valueOf: (metric: Metric) => Value,
): Record<Metric, Value> {
  return Object.fromEntries(metrics.map((metric) => [metric, valueOf(metric)])) as Record<Metric, Value>;
}

/** The sum of those figures that are known; null where none is. */
function sumOfKnown(counts: InsightCounts, metrics: readonly InsightMetric[]): number | null {
  return metrics.reduce<number | null>((sum, metric) => {
    const count = counts[metric];
    return count === null ? sum : (sum ?? 0) + count;
  }, null);
}

/**
 * How often a profile was seen. One person counts up to four times a day, once in each device and surface, so that these
 * are views, not people. An unknown metric is left out; null where none is known.
 */
export function viewsOf(counts: InsightCounts): number | null {
  return sumOfKnown(counts, viewMetrics);
}

/** How many actions were taken: calls, website, directions, bookings and orders. An unknown metric is left out. */
export function actionsOf(counts: InsightCounts): number | null {
  return sumOfKnown(counts, actionMetrics);
}

/** Actions by view, from 0; null where either is unknown or there was no view. */
export function conversionOf(counts: InsightCounts): number | null {
  const [views, actions] = [viewsOf(counts), actionsOf(counts)];
  return views === null || actions === null || views === 0 ? null : actions / views;
}

/** The change from an earlier figure as a share of it, such as 0.25 for a quarter more; null where it says nothing. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / before;
}

/** A location needs so many views in one of two periods, for their change to be told. */
export const moverMinimum = 50;

/** Whether a location was seen often enough in one of two periods that the change of its views says something. */
export function isChangeTold(now: InsightCounts, before: InsightCounts): boolean {
  return Math.max(viewsOf(now) ?? 0, viewsOf(before) ?? 0) >= moverMinimum;
}

/** Orders of locations: most views, most actions, greatest rise or fall of views. */
export const insightOrders = ['views', 'actions', 'rise', 'fall'] as const;

/** One order. */
export type InsightOrder = (typeof insightOrders)[number];
