import { useCallback } from 'react';
import { useControlled } from '../../state/use-controlled.ts';
import {
  hasExternalChangeFilters,
  tidyExternalChangeFilters,
  type ExternalChangeFilters,
} from './external-change-filters.ts';

/** Who holds the filters, and what they begin with. */
export interface ExternalChangeFiltersStart {
  /** The filters, held by you, for example in the address. Left out, the hook holds them. */
  filters?: ExternalChangeFilters | undefined;
  /** The filters to begin with, when the hook holds them. */
  defaultFilters?: ExternalChangeFilters | undefined;
  /** The reader changed the filters. */
  onFiltersChange?: ((filters: ExternalChangeFilters) => void) | undefined;
}

/** Some filters to set; undefined takes one away. */
export type ExternalChangeFiltersChange = {
  [Name in keyof ExternalChangeFilters]?: ExternalChangeFilters[Name] | undefined;
};

const noFilters: ExternalChangeFilters = {};

/** What `useExternalChangeFilters` returns. */
export interface UseExternalChangeFiltersResult {
  filters: ExternalChangeFilters;
  /** Changes some filters and keeps the others. */
  changeFilters: (change: ExternalChangeFiltersChange) => void;
  clearFilters: () => void;
  hasFilters: boolean;
}

/**
 * Filters of external changes, held here or by you; `formatExternalChangeFilters` writes them into an address.
 *
 * @example
 * ```tsx
 * const { filters, changeFilters } = useExternalChangeFilters();
 * const { count } = useExternalChanges(filters);
 * return <button onClick={() => changeFilters({ source: 1 })}>Google ({count})</button>;
 * ```
 */
export function useExternalChangeFilters(
  start: ExternalChangeFiltersStart = {},
): UseExternalChangeFiltersResult {
  const [filters, hold] = useControlled(
    start.filters,
    start.defaultFilters ?? noFilters,
    start.onFiltersChange,
  );
  return {
    filters,
    changeFilters: useCallback(
      (change: ExternalChangeFiltersChange) =>
        hold(tidyExternalChangeFilters({ ...filters, ...change } as ExternalChangeFilters)),
      [filters, hold],
    ),
    clearFilters: useCallback(() => hold(noFilters), [hold]),
    hasFilters: hasExternalChangeFilters(filters),
  };
}
