import type { RankPeriodChoice } from '../rank-period.ts';
import type { RankMeasure } from '../rank-series.ts';
import { tidyComparedSet, type ComparedSetChoice } from './compared-set.ts';

/** Measures that the comparator draws, the first one first. */
export const comparedMeasures: readonly RankMeasure[] = ['average_all', 'average', 'best', 'top3_share'];

/** What the comparator is about. Whatever is left out takes its default, so that equal comparisons look equal. */
export interface ComparisonSearch extends RankPeriodChoice {
  readonly a?: ComparedSetChoice;
  readonly b?: ComparedSetChoice;
  /** What the chart shows. @defaultValue 'average_all' */
  readonly measure?: RankMeasure;
  /** @defaultValue 'chart' */
  readonly view?: 'chart' | 'table';
}

/** Some of it to set; undefined takes it back to its default. */
export type ComparisonSearchChange = {
  [Name in keyof ComparisonSearch]?: ComparisonSearch[Name] | undefined;
};

/** Drops what is as if left out. */
export function tidyComparisonSearch(search: ComparisonSearchChange): ComparisonSearch {
  const { preset, date_from, date_to, measure, view } = search;
  const a = tidyComparedSet(search.a);
  const b = tidyComparedSet(search.b);
  return {
    ...(a && { a }),
    ...(b && { b }),
    ...(preset ? preset !== 'last_90_days' && { preset } : date_from && date_to && { date_from, date_to }),
    ...(measure && measure !== 'average_all' && { measure }),
    ...(view && view !== 'chart' && { view }),
  };
}

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changedComparisonSearch(
  search: ComparisonSearch,
  change: ComparisonSearchChange,
): ComparisonSearch {
  const { preset: _preset, date_from: _from, date_to: _to, ...rest } = search;
  const isPeriod = 'preset' in change || 'date_from' in change || 'date_to' in change;
  return tidyComparisonSearch({ ...(isPeriod ? rest : search), ...change });
}

/** The same comparison with its sides changed. */
export function swappedSets(search: ComparisonSearch): ComparisonSearch {
  return tidyComparisonSearch({ ...search, a: search.b, b: search.a });
}
