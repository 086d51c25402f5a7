import { useCallback } from 'react';
import { useControlled } from '../../state/use-controlled.ts';
import type { FiltersStart, UseFiltersResult } from '../../state/use-filters.ts';
import {
  changedInsightFilters,
  hasInsightLocationFilters,
  type InsightFilters,
  type InsightFiltersChange,
} from './insight-filters.ts';

/** Controlled or initial filters. */
export interface InsightFiltersStart extends FiltersStart<InsightFilters> {}

/** What `useInsightFilters` returns. */
export interface UseInsightFiltersResult extends UseFiltersResult<InsightFilters> {
  /** Takes away the filters of locations; days, order and comparison stay. */
  clearFilters: () => void;
  /** Whether only some locations are meant. */
  hasFilters: boolean;
}

const nothing: InsightFilters = {};

/**
 * What insights are about, held here or by you; `formatInsightFilters` writes it into an address.
 *
 * @example
 * ```tsx
 * const { filters, changeFilters } = useInsightFilters();
 * return <button onClick={() => changeFilters({ preset: 'previous_month' })}>{filters.preset}</button>;
 * ```
 */
export function useInsightFilters(start: InsightFiltersStart = {}): UseInsightFiltersResult {
  const [filters, hold] = useControlled(
    start.filters,
    start.defaultFilters ?? nothing,
    start.onFiltersChange,
  );
  const changeFilters = useCallback(
    (change: InsightFiltersChange) => hold(changedInsightFilters(filters, change)),
    [filters, hold],
  );
  return {
    filters,
    changeFilters,
    clearFilters: useCallback(
      () => changeFilters({ q: undefined, cities: undefined, groups: undefined, facilities_ids: undefined }),
      [changeFilters],
    ),
    hasFilters: hasInsightLocationFilters(filters),
  };
}
