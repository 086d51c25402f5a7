import { useCallback } from 'react';
import { useControlled } from '../../state/use-controlled.ts';
import { changedRankSearch, type RankSearch, type RankSearchChange } from './rank-search.ts';

/** Who holds what a chart is about, and what it begins with. */
export interface RankSearchStart {
  /** Held by you, for example in the address. Left out, the hook holds it. */
  search?: RankSearch | undefined;
  /** What to begin with, when the hook holds it. */
  defaultSearch?: RankSearch | undefined;
  /** The reader chose something else. */
  onSearchChange?: ((search: RankSearch) => void) | undefined;
}

const nothing: RankSearch = {};

/** What `useRankSearch` returns. */
export interface UseRankSearchResult {
  search: RankSearch;
  /** Takes a whole search in place of the former, as `RankChart` says it. */
  setSearch: (value: RankSearch) => void;
  /** Changes some of it and keeps the rest. */
  changeSearch: (change: RankSearchChange) => void;
}

/**
 * What a chart of positions is about, held here or by you; `formatRankSearch` writes it into an address.
 *
 * @example
 * ```tsx
 * const { search, changeSearch } = useRankSearch({ defaultSearch: { facility: 7 } });
 * return <button onClick={() => changeSearch({ preset: 'previous_month' })}>{search.preset}</button>;
 * ```
 */
export function useRankSearch(start: RankSearchStart = {}): UseRankSearchResult {
  const [search, hold] = useControlled(start.search, start.defaultSearch ?? nothing, start.onSearchChange);
  return {
    search,
    setSearch: hold,
    changeSearch: useCallback(
      (change: RankSearchChange) => hold(changedRankSearch(search, change)),
      [search, hold],
    ),
  };
}
