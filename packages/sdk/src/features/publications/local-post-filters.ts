import { postTypes, type PostType } from '@pinfold/contract/features/publications/local-post';
import {
  defineFilters,
  type FilterDefinition,
  type FiltersChange,
  type FiltersOf,
} from '../../state/define-filters.ts';
import { formatFilters, type Kinds, parseFilters, type SearchParam } from '../../state/search-params.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../state/use-filters.ts';

/** Lists of posts: those that were sent, and those that wait for their moment. */
export const localPostTabs = ['sent', 'planned'] as const;

/** A list of posts: sent, or planned. */
export type LocalPostTab = (typeof localPostTabs)[number];

/** What posts amount to at any of their locations, for filtering. */
export const localPostStates = ['processing', 'published', 'problems'] as const;

/** What a post amounts to at any of its locations. */
export type LocalPostState = (typeof localPostStates)[number];

const localPostFields = {
  /** Part of the title or the text. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Post 1, event 2, offer 3, alert 4. */
  type: (kind: Kinds): SearchParam<PostType> => kind.choice(Object.values(postTypes)),
  /** Of any of its locations. */
  status: (kind: Kinds): SearchParam<LocalPostState> => kind.choice(localPostStates),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only posts of these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Filters of posts, by their names on the wire. A filter that is left out does not narrow anything. */
export interface LocalPostFilters extends FiltersOf<typeof localPostFields> {}

/** Tidies and counts filters of posts. */
export const localPostFilters: FilterDefinition<LocalPostFilters> =
  /* @__PURE__ */ defineFilters(localPostFields);

/** The name of one filter, on the wire and in an address. */
export type LocalPostFilterName = keyof LocalPostFilters;

/** Every filter by name, in the order in which they are offered. */
export const localPostFilterNames: readonly LocalPostFilterName[] = /* @__PURE__ */ Object.keys(
  localPostFields,
) as LocalPostFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyLocalPostFilters(filters: LocalPostFilters): LocalPostFilters {
  return localPostFilters.tidy(filters);
}

/** True when anything narrows the list. */
export function hasLocalPostFilters(filters: LocalPostFilters): boolean {
  return localPostFilters.has(filters);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parseLocalPostFilters(new URLSearchParams('type=3&status=problems')); // { type: 3, status: 'problems' }
 * ```
 */
export function parseLocalPostFilters(params: URLSearchParams): LocalPostFilters {
  return parseFilters(localPostFilters, params);
}

/**
 * Writes filters for an address; `parseLocalPostFilters` reads them back.
 *
 * @example
 * ```ts
 * formatLocalPostFilters({ type: 3, groups: [1, 2] }).toString(); // type=3&groups=1%2C2
 * ```
 */
export function formatLocalPostFilters(filters: LocalPostFilters): URLSearchParams {
  return formatFilters(localPostFilters, filters);
}

/** Controlled or initial filters and tab. */
export interface LocalPostFiltersStart extends FiltersStart<LocalPostFilters> {
  /** The tab, held by you. Left out, the hook holds it. */
  tab?: LocalPostTab | undefined;
  /** The initial tab, when uncontrolled. @defaultValue 'sent' */
  defaultTab?: LocalPostTab | undefined;
  /** The reader chose another tab. */
  onTabChange?: ((tab: LocalPostTab) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type LocalPostFiltersChange = FiltersChange<LocalPostFilters>;

/** What `useLocalPostFilters` returns. */
export interface UseLocalPostFiltersResult extends UseFiltersResult<LocalPostFilters> {
  tab: LocalPostTab;
  setTab: (tab: LocalPostTab) => void;
}

/**
 * Tab and filters of posts, held here or by you; `formatLocalPostFilters` writes filters into an address.
 *
 * @example
 * ```tsx
 * const { filters, changeFilters } = useLocalPostFilters();
 * return <button onClick={() => changeFilters({ status: 'problems' })}>Z problemami</button>;
 * ```
 */
export function useLocalPostFilters(start: LocalPostFiltersStart = {}): UseLocalPostFiltersResult {
  const [tab, setTab] = useControlled(start.tab, start.defaultTab ?? 'sent', start.onTabChange);
  return { ...useFilters(localPostFilters, start), tab, setTab };
}
