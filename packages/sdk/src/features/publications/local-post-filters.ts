import { useCallback } from 'react';
import { postTypes, type PostType } from '@pinfold/contract/features/publications/local-post';
import { choice, defineSearchParams, numbers, type SearchParams, text } from '../../state/search-params.ts';
import { useControlled } from '../../state/use-controlled.ts';

/** Lists of posts: those that were sent, and those that wait for their moment. */
export const localPostTabs = ['sent', 'planned'] as const;

/** A list of posts: sent, or planned. */
export type LocalPostTab = (typeof localPostTabs)[number];

/** What posts amount to at any of their locations, for filtering. */
export const localPostStates = ['processing', 'published', 'problems'] as const;

/** What a post amounts to at any of its locations. */
export type LocalPostState = (typeof localPostStates)[number];

/** Filters of posts, by their names on the wire. A filter that is left out does not narrow anything. */
export interface LocalPostFilters {
  /** Part of the title or the text. */
  readonly q?: string;
  /** Post 1, event 2, offer 3, alert 4. */
  readonly type?: PostType;
  /** Of any of its locations. */
  readonly status?: LocalPostState;
  /** Locations of any of these groups, by id. */
  readonly groups?: readonly number[];
  /** Only posts of these locations, by id; at most 500. */
  readonly facilities_ids?: readonly number[];
}

/** The name of one filter, on the wire and in an address. */
export type LocalPostFilterName = keyof LocalPostFilters;

/** Every filter by name, in the order in which they are offered. */
export const localPostFilterNames: readonly LocalPostFilterName[] = [
  'q',
  'type',
  'status',
  'groups',
  'facilities_ids',
];

/** Drops filters that do not narrow anything, so that equal searches look equal. */
export function tidyLocalPostFilters(filters: LocalPostFilters): LocalPostFilters {
  return Object.fromEntries(
    localPostFilterNames.filter((name) => !isIdle(filters[name])).map((name) => [name, filters[name]]),
  );
}

/** True when anything narrows the list. */
export function hasLocalPostFilters(filters: LocalPostFilters): boolean {
  return Object.keys(tidyLocalPostFilters(filters)).length > 0;
}

function isIdle(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
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
  return searchParams().parse(params);
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
  return searchParams().format(filters);
}

function searchParams(): SearchParams<LocalPostFilters> {
  return defineSearchParams<LocalPostFilters>({
    q: text(200),
    type: choice(Object.values(postTypes)),
    status: choice(localPostStates),
    groups: numbers(),
    facilities_ids: numbers(),
  });
}

/** Controlled or initial filters and tab. */
export interface LocalPostFiltersStart {
  /** The filters, held by you, for example in the address. Left out, the hook holds them. */
  filters?: LocalPostFilters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: LocalPostFilters | undefined;
  /** The reader changed the filters. */
  onFiltersChange?: ((filters: LocalPostFilters) => void) | undefined;
  /** The tab, held by you. Left out, the hook holds it. */
  tab?: LocalPostTab | undefined;
  /** The initial tab, when uncontrolled. @defaultValue 'sent' */
  defaultTab?: LocalPostTab | undefined;
  /** The reader chose another tab. */
  onTabChange?: ((tab: LocalPostTab) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type LocalPostFiltersChange = {
  [Name in keyof LocalPostFilters]?: LocalPostFilters[Name] | undefined;
};

const noFilters: LocalPostFilters = {};

/** What `useLocalPostFilters` returns. */
export interface UseLocalPostFiltersResult {
  tab: LocalPostTab;
  setTab: (tab: LocalPostTab) => void;
  filters: LocalPostFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: LocalPostFiltersChange) => void;
  clearFilters: () => void;
  hasFilters: boolean;
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
  const [filters, hold] = useControlled(
    start.filters,
    start.defaultFilters ?? noFilters,
    start.onFiltersChange,
  );
  return {
    tab,
    setTab,
    filters,
    changeFilters: useCallback(
      (change: LocalPostFiltersChange) =>
        hold(tidyLocalPostFilters({ ...filters, ...change } as LocalPostFilters)),
      [filters, hold],
    ),
    clearFilters: useCallback(() => hold(noFilters), [hold]),
    hasFilters: hasLocalPostFilters(filters),
  };
}
