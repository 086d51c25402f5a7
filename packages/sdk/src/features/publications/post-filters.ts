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

/** Lists of posts: those that were sent, those that wait for their moment, and those that repeat. */
export const postTabs = ['sent', 'planned', 'repeating'] as const;

/** A list of posts: sent, planned or repeating. */
export type PostTab = (typeof postTabs)[number];

/** What posts amount to at any of their locations, for filtering. */
export const postStates = ['processing', 'published', 'problems'] as const;

/** What a post amounts to at any of its locations. */
export type PostState = (typeof postStates)[number];

const postFields = {
  /** Part of the title or the text. */
  q: (kind: Kinds): SearchParam<string> => kind.text(200),
  /** Post 1, event 2, offer 3, alert 4. */
  type: (kind: Kinds): SearchParam<PostType> => kind.choice(Object.values(postTypes)),
  /** Of any of its locations. */
  status: (kind: Kinds): SearchParam<PostState> => kind.choice(postStates),
  /** Locations of any of these groups, by id. */
  groups: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
  /** Only posts of these locations, by id; at most 500. */
  facilities_ids: (kind: Kinds): SearchParam<readonly number[]> => kind.numbers(),
};

/** Filters of posts, by their names on the wire. A filter that is left out does not narrow anything. */
export interface PostFilters extends FiltersOf<typeof postFields> {}

/** Tidies and counts filters of posts. */
export const postFilters: FilterDefinition<PostFilters> = /* @__PURE__ */ defineFilters(postFields);

/** The name of one filter, on the wire and in an address. */
export type PostFilterName = keyof PostFilters;

/** Every filter by name, in the order in which they are offered. */
export const postFilterNames: readonly PostFilterName[] = /* @__PURE__ */ Object.keys(
  postFields,
) as PostFilterName[];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyPostFilters(filters: PostFilters): PostFilters {
  return postFilters.tidy(filters);
}

/** True when anything narrows the list. */
export function hasPostFilters(filters: PostFilters): boolean {
  return postFilters.has(filters);
}

/**
 * Reads filters from an address. Unknown parameters and values are ignored.
 *
 * @example
 * ```ts
 * parsePostFilters(new URLSearchParams('type=3&status=problems')); // { type: 3, status: 'problems' }
 * ```
 */
export function parsePostFilters(params: URLSearchParams): PostFilters {
  return parseFilters(postFilters, params);
}

/**
 * Writes filters for an address; `parsePostFilters` reads them back.
 *
 * @example
 * ```ts
 * formatPostFilters({ type: 3, groups: [1, 2] }).toString(); // type=3&groups=1%2C2
 * ```
 */
export function formatPostFilters(filters: PostFilters): URLSearchParams {
  return formatFilters(postFilters, filters);
}

/** Controlled or initial filters and tab. */
export interface PostFiltersStart extends FiltersStart<PostFilters> {
  /** The tab, held by you. Left out, the hook holds it. */
  tab?: PostTab | undefined;
  /** The initial tab, when uncontrolled. @defaultValue 'sent' */
  defaultTab?: PostTab | undefined;
  /** The reader chose another tab. */
  onTabChange?: ((tab: PostTab) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type PostFiltersChange = FiltersChange<PostFilters>;

/** What `usePostFilters` returns. */
export interface UsePostFiltersResult extends UseFiltersResult<PostFilters> {
  tab: PostTab;
  setTab: (tab: PostTab) => void;
}

/**
 * Tab and filters of posts, held here or by you; `formatPostFilters` writes filters into an address.
 *
 * @example
 * ```tsx
 * const { filters, changeFilters } = usePostFilters();
 * return <button onClick={() => changeFilters({ status: 'problems' })}>Z problemami</button>;
 * ```
 */
export function usePostFilters(start: PostFiltersStart = {}): UsePostFiltersResult {
  const [tab, setTab] = useControlled(start.tab, start.defaultTab ?? 'sent', start.onTabChange);
  return { ...useFilters(postFilters, start), tab, setTab };
}
