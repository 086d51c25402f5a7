import { useUrlState } from './use-url-state.ts';

/** Keeps the filters of a screen in its address, read and written by the pair of functions that the SDK has for them. */
export function useFiltersAddress<Filters>(
  parse: (params: URLSearchParams) => Filters,
  format: (filters: Filters) => URLSearchParams,
) {
  const [{ filters }, change] = useUrlState({
    parse: (params) => ({ filters: parse(params) }),
    format: (values) => format(values.filters),
  });
  return { filters, onFiltersChange: (next: Filters) => change({ filters: next }) };
}
