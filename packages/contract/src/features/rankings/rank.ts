import { normalizeKeyword } from '../company/keyword.ts';
import type { BusinessType } from '../listings/location-filters.ts';

export { missingRank, rankChange, rankDepth } from '../../rank-depth.ts';

/** Charts of positions over time (product spec, section 3): the best of each keyword, or one keyword's average. */
export const rankCharts = ['top', 'average'] as const;

/** One chart. */
export type RankChartKind = (typeof rankCharts)[number];

/** Bands of positions: 1-3, 4-10, 11-20, and everything else (product spec, section 9). */
export const rankBands = ['top3', 'top10', 'top20', 'beyond'] as const;

/** One band. */
export type RankBand = (typeof rankBands)[number];

/** How often a grid is scanned automatically. */
export const gridIntervals = ['never', 'day', 'week', 'month'] as const;

/** One interval. */
export type GridInterval = (typeof gridIntervals)[number];

/** Points along one side of a grid; odd, so that the location is in the middle. */
export const gridSizes = [3, 5, 7, 9, 11, 13] as const;

/** One size. */
export type GridSize = (typeof gridSizes)[number];

/** Metres between two points of a grid. */
export const gridSpacing = { min: 100, max: 5000, default: 500 } as const;

/** Orders of the table of positions. */
export const rankOrders = ['name', 'city', 'position', '-position', 'change', '-change'] as const;

/** One order; `position` has the best first, `change` the greatest gain. */
export type RankOrder = (typeof rankOrders)[number];

/** How many competitors' listings a company compares itself with (product spec, section 5). */
export const maxCompetitors = 5;

/** How many keywords one call can ask for. */
export const maxRankKeywords = 20;

/** The band of a position: 1-3, 4-10, 11-20, or beyond where it is null (product spec, section 9). */
export function bandOf(best: number | null): RankBand {
  if (best === null || best > 20) return 'beyond';
  if (best <= 3) return 'top3';
  return best <= 10 ? 'top10' : 'top20';
}

/** The chart of averages takes one keyword (product spec, section 5); two spellings of it are one. */
export function isKeywordCountAllowed(chart: RankChartKind, keywords: readonly string[]): boolean {
  return chart !== 'average' || new Set(keywords.map(normalizeKeyword)).size <= 1;
}

/** What the rule reads of a location. */
interface MonitoredPlace {
  businessType: BusinessType;
  latitude: number | null;
  longitude: number | null;
}

/** Why a location's positions cannot be looked up (product spec, section 5); undefined where they can. */
export function monitoringRefusal({
  businessType,
  latitude,
  longitude,
}: MonitoredPlace): 'service_area_not_monitored' | 'coordinates_missing' | undefined {
  if (businessType === 'service_area') return 'service_area_not_monitored';
  return latitude === null || longitude === null ? 'coordinates_missing' : undefined;
}
