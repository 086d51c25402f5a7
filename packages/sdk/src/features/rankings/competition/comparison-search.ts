import { maxCompetitors, maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import { datePresets } from '@pinfold/contract/period';
import {
  choice,
  day,
  defineSearchParams,
  numbers,
  type SearchParams,
  texts,
} from '../../../state/search-params.ts';
import { daysInAddress, type RankPeriodChoice } from '../rank-period.ts';
import { maxKeywordLength } from '../rank-search.ts';
import type { RankMeasure } from '../rank-series.ts';

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

/** Properties to set; undefined resets one to its default. */
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

/** One side of the comparator: own locations, groups of them, competitors, or some of each, by some keywords. */
export interface ComparedSetChoice {
  /** Ids of own locations, a hundred at most. */
  readonly facilities_ids?: readonly number[];
  /** Ids of groups of own locations, fifty at most. */
  readonly groups?: readonly number[];
  /** Ids of competitors, five at most. */
  readonly competitors?: readonly number[];
  /** Twenty at most. Left out: the first five that are watched for the most locations. */
  readonly keywords?: readonly string[];
}

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
export type ComparedSetChange = {
  [Name in keyof ComparedSetChoice]?: ComparedSetChoice[Name] | undefined;
};

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
  const found = searchParams().parse(params);
  const setOf = (side: Side) => ({
    facilities_ids: found[`${side}_facilities_ids`],
    groups: found[`${side}_groups`],
    competitors: found[`${side}_competitors`],
    keywords: found[`${side}_keyword`],
  });
  return tidyComparisonSearch({
    ...found,
    ...daysInAddress(found),
    a: tidyComparedSet(setOf('a')),
    b: tidyComparedSet(setOf('b')),
  });
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
  const { a, b, ...rest } = tidyComparisonSearch(search);
  return searchParams().format({
    ...rest,
    a_facilities_ids: a?.facilities_ids,
    a_groups: a?.groups,
    a_competitors: a?.competitors,
    a_keyword: a?.keywords,
    b_facilities_ids: b?.facilities_ids,
    b_groups: b?.groups,
    b_competitors: b?.competitors,
    b_keyword: b?.keywords,
  });
}

type Side = 'a' | 'b';

/** A comparison by its names in an address. */
type ComparisonAddress = RankPeriodChoice &
  Pick<ComparisonSearch, 'measure' | 'view'> & {
    [Name in `${Side}_${ComparedPlaceKind}`]?: readonly number[] | undefined;
  } & { [Name in `${Side}_keyword`]?: readonly string[] | undefined };

function searchParams(): SearchParams<ComparisonAddress> {
  const keyword = texts({ longest: maxKeywordLength });
  return defineSearchParams<ComparisonAddress>({
    a_facilities_ids: numbers(),
    a_groups: numbers(),
    a_competitors: numbers(),
    a_keyword: keyword,
    b_facilities_ids: numbers(),
    b_groups: numbers(),
    b_competitors: numbers(),
    b_keyword: keyword,
    preset: choice(datePresets),
    date_from: day(),
    date_to: day(),
    measure: choice(comparedMeasures),
    view: choice(['chart', 'table']),
  });
}
