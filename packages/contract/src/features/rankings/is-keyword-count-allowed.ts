import { normalizeKeyword } from '../company/normalize-keyword.ts';
import type { RankChartKind } from './rank-enums.ts';

/** The chart of averages takes one keyword (product spec, section 5); two spellings of it are one. */
export function isKeywordCountAllowed(chart: RankChartKind, keywords: readonly string[]): boolean {
  return chart !== 'average' || new Set(keywords.map(normalizeKeyword)).size <= 1;
}
