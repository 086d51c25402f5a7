import type { RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { PeriodComparison } from '@pinfold/contract/period';
import type { RankPeriodChoice } from './rank-period.ts';

/** How positions over time are drawn. */
export const rankDrawings = ['line', 'bar', 'doughnut'] as const;
/** One way to draw them. */
export type RankDrawing = (typeof rankDrawings)[number];

/** Characters of a keyword at most, as the API takes them. */
export const maxKeywordLength = 80;

/** What a chart of positions is about. Whatever is left out takes its default, so that equal charts look equal. */
export interface RankSearch extends RankPeriodChoice {
  /** Id of the location. */
  readonly facility?: number;
  /** In the order of the series, twenty at most. Left out: the first five that are watched there. */
  readonly keywords?: readonly string[];
  /** @defaultValue 'none' */
  readonly compare?: PeriodComparison;
  /** The best position of each keyword, or the averages of the first one. @defaultValue 'top' */
  readonly chart?: RankChartKind;
  /** @defaultValue 'line' */
  readonly drawing?: RankDrawing;
  /** @defaultValue 'chart' */
  readonly view?: 'chart' | 'table';
}

/** Drops what is as if left out. */
export function tidyRankSearch(search: RankSearchChange): RankSearch {
  const { facility, keywords = [], preset, date_from, date_to, compare, chart, drawing, view } = search;
  return {
    ...(facility !== undefined && { facility }),
    ...(keywords.length > 0 && { keywords }),
    ...(preset ? preset !== 'last_90_days' && { preset } : date_from && date_to && { date_from, date_to }),
    ...(compare && compare !== 'none' && { compare }),
    ...(chart && chart !== 'top' && { chart }),
    ...(drawing && drawing !== 'line' && { drawing }),
    ...(view && view !== 'chart' && { view }),
  };
}

/** Some of it to set; undefined takes it back to its default. */
export type RankSearchChange = { [Name in keyof RankSearch]?: RankSearch[Name] | undefined };

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changedRankSearch(search: RankSearch, change: RankSearchChange): RankSearch {
  const { preset: _preset, date_from: _from, date_to: _to, ...rest } = search;
  const isPeriod = 'preset' in change || 'date_from' in change || 'date_to' in change;
  return tidyRankSearch({ ...(isPeriod ? rest : search), ...change });
}
