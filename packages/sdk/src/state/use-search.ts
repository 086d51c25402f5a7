import { useCallback } from 'react';
import { useControlled } from './use-controlled.ts';

/** Controlled or initial search. */
export interface SearchStart<Search> {
  /** The search, held by you, for example in the address. Left out, the hook holds it. */
  search?: Search | undefined;
  /** The initial search, when uncontrolled. */
  defaultSearch?: Search | undefined;
  /** The user chose something else. */
  onSearchChange?: ((search: Search) => void) | undefined;
}

/** A search, and what changes it. */
export interface UseSearchResult<Search, Change> {
  search: Search;
  /** Replaces the whole search. */
  setSearch: (search: Search) => void;
  /** Changes some of it and keeps the rest. */
  changeSearch: (change: Change) => void;
}

const nothing = {};

/** Returns the search of a screen, held here or by the host; `changed` is the search after a change. */
export function useSearch<Search extends object, Change>(
  changed: (search: Search, change: Change) => Search,
  start: SearchStart<Search>,
): UseSearchResult<Search, Change> {
  const [search, setSearch] = useControlled(
    start.search,
    start.defaultSearch ?? (nothing as Search),
    start.onSearchChange,
  );
  return {
    search,
    setSearch,
    changeSearch: useCallback(
      (change: Change) => setSearch(changed(search, change)),
      [search, setSearch, changed],
    ),
  };
}
