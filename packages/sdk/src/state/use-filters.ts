import { useCallback } from 'react';
import type { FilterDefinition, FiltersChange } from './define-filters.ts';
import { useControlled } from './use-controlled.ts';

/** Controlled or initial filters. */
export interface FiltersStart<Filters> {
  /** The filters, held by you, for example in the address. Left out, the hook holds them. */
  filters?: Filters | undefined;
  /** The initial filters, when uncontrolled. */
  defaultFilters?: Filters | undefined;
  /** The user changed the filters. */
  onFiltersChange?: ((filters: Filters) => void) | undefined;
}

/** Filters, and what changes them. */
export interface UseFiltersResult<Filters> {
  filters: Filters;
  /** Changes some filters and keeps the others; undefined takes one away. */
  changeFilters: (change: FiltersChange<Filters>) => void;
  clearFilters: () => void;
  hasFilters: boolean;
}

const noFilters = {};

/** Returns the filters of a list, held here or by the host, and what changes them. */
export function useFilters<Filters extends object>(
  { tidy, has }: FilterDefinition<Filters>,
  start: FiltersStart<Filters>,
): UseFiltersResult<Filters> {
  const [filters, setFilters] = useControlled(
    start.filters,
    start.defaultFilters ?? (noFilters as Filters),
    start.onFiltersChange,
  );
  return {
    filters,
    changeFilters: useCallback(
      (change: FiltersChange<Filters>) => setFilters(tidy({ ...filters, ...change })),
      [filters, setFilters, tidy],
    ),
    clearFilters: useCallback(() => setFilters(noFilters as Filters), [setFilters]),
    hasFilters: has(filters),
  };
}
