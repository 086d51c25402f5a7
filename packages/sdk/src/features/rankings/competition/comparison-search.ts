import { maxCompetitors, maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../../state/search-params.ts';
import {
  changePeriod,
  daysInAddress,
  defaultPeriod,
  type PeriodChoice,
  periodFields,
  tidyPeriod,
} from '../../../state/period-choice.ts';
import { maxKeywordLength } from '../rank-search.ts';
import type { RankMeasure } from '../../../state/rank-series.ts';

/** Measures that the comparator draws, the first one first. */
export const comparedMeasures: readonly RankMeasure[] = ['average_all', 'average', 'best', 'top3_share'];

const chartFields = {
  /** What the chart shows. @defaultValue 'average_all' */
  measure: (kind: Kinds): SearchParam<RankMeasure> => kind.choice(comparedMeasures),
  /** @defaultValue 'chart' */
  view: (kind: Kinds): SearchParam<'chart' | 'table'> => kind.choice(['chart', 'table']),
};

interface ComparisonChart extends PeriodChoice, FiltersOf<typeof chartFields> {}

const chart: FilterDefinition<ComparisonChart> = /* @__PURE__ */ defineFilters<ComparisonChart>(
  { ...periodFields, ...chartFields },
  { defaults: { ...defaultPeriod, measure: 'average_all', view: 'chart' } },
);

/** What the comparator is about. Whatever is left out takes its default, so that equal comparisons look equal. */
export interface ComparisonSearch extends ComparisonChart {
  readonly a?: ComparedSetChoice;
  readonly b?: ComparedSetChoice;
}

/** Properties to set; undefined resets one to its default. */
export type ComparisonSearchChange = FiltersChange<ComparisonSearch>;

/** Drops what is as if left out. */
export function tidyComparisonSearch(search: ComparisonSearchChange): ComparisonSearch {
  const a = tidyComparedSet(search.a);
  const b = tidyComparedSet(search.b);
  return { ...(a && { a }), ...(b && { b }), ...chart.tidy(tidyPeriod(search)) };
}

/** The search after a change: a period by its name ends one by its days, and the other way round. */
export function changedComparisonSearch(
  search: ComparisonSearch,
  change: ComparisonSearchChange,
): ComparisonSearch {
  return tidyComparisonSearch(changePeriod<ComparisonSearchChange>(search, change));
}

/** The same comparison with its sides changed. */
export function swappedSets(search: ComparisonSearch): ComparisonSearch {
  return tidyComparisonSearch({ ...search, a: search.b, b: search.a });
}

const setFields = {
  /** Ids of own locations, a hundred at most. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Ids of groups of own locations, fifty at most. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Ids of competitors, five at most. */
  competitors: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Twenty at most. Left out: the first five that are watched for the most locations. */
  keywords: (kind: Kinds): SearchParam<readonly string[]> => ({
    ...kind.texts({ longest: maxKeywordLength }),
    key: 'keyword',
  }),
};

/** One side of the comparator: own locations, groups of them, competitors, or some of each, by some keywords. */
export interface ComparedSetChoice extends FiltersOf<typeof setFields> {}

const comparedSet: FilterDefinition<ComparedSetChoice> = /* @__PURE__ */ defineFilters(setFields);

/** Kinds of places that a set can hold, by their names on the wire. */
export const comparedPlaceKinds = ['facilities_ids', 'groups', 'competitors'] as const;

/** One kind. */
export type ComparedPlaceKind = (typeof comparedPlaceKinds)[number];

/** How many of each kind the API takes. */
const mostOf: Record<ComparedPlaceKind, number> = {
  facilities_ids: 100,
  groups: 50,
  competitors: maxCompetitors,
};

/** Some of a set to hold; undefined takes it away. */
export type ComparedSetChange = FiltersChange<ComparedSetChoice>;

/** Drops what is as if left out, and what is beyond what the API takes; undefined where nothing is left. */
export function tidyComparedSet(set: ComparedSetChange = {}): ComparedSetChoice | undefined {
  const places = comparedPlaceKinds.flatMap((kind) => {
    const ids = [...new Set(set[kind] ?? [])].slice(0, mostOf[kind]);
    return ids.length > 0 ? [[kind, ids] as const] : [];
  });
  const keywords = [...new Set(set.keywords ?? [])].slice(0, maxRankKeywords);
  const tidy = { ...Object.fromEntries(places), ...(keywords.length > 0 && { keywords }) };
  return Object.keys(tidy).length > 0 ? tidy : undefined;
}

/** How many places a set names; a group counts as one. */
export function comparedPlacesCount(set: ComparedSetChoice = {}): number {
  return comparedPlaceKinds.reduce((count, kind) => count + (set[kind]?.length ?? 0), 0);
}

/**
 * Reads a comparison from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseComparisonSearch(new URLSearchParams('a_groups=1&b_groups=2&a_keyword=kawa&b_keyword=kawa'));
 * ```
 */
export function parseComparisonSearch(params: URLSearchParams): ComparisonSearch {
  const found = parseFilters(chart, params);
  return tidyComparisonSearch({
    ...found,
    ...daysInAddress(found),
    a: setInAddress(params, 'a'),
    b: setInAddress(params, 'b'),
  });
}

function setInAddress(params: URLSearchParams, side: Side): ComparedSetChoice {
  const own = [...params].filter(([key]) => key.startsWith(`${side}_`));
  return parseFilters(comparedSet, new URLSearchParams(own.map(([key, value]) => [key.slice(2), value])));
}

/**
 * Writes what the comparator is about for an address; `parseComparisonSearch` reads it back.
 *
 * @example
 * ```ts
 * formatComparisonSearch({ a: { groups: [1] }, b: { groups: [2] } }).toString(); // a_groups=1&b_groups=2
 * ```
 */
export function formatComparisonSearch(search: ComparisonSearch): URLSearchParams {
  const { a = {}, b = {}, ...rest } = tidyComparisonSearch(search);
  const address = (side: Side, set: ComparedSetChoice) =>
    [...formatFilters(comparedSet, set)].map(([key, value]) => [`${side}_${key}`, value]);
  return new URLSearchParams([...address('a', a), ...address('b', b), ...formatFilters(chart, rest)]);
}

type Side = 'a' | 'b';
