import { formatReviewFilters, parseReviewFilters, type ReviewFilters } from '@pinfold/sdk/headless/reviews';
import { useUrlState } from '../../routing/use-url-state.ts';

/** Filters of figures, kept in the address. */
export function useFiltersAddress() {
  const [{ filters }, change] = useUrlState({
    parse: (params) => ({ filters: parseReviewFilters(params) }),
    format: (values) => formatReviewFilters(values.filters),
  });
  return { filters, onFiltersChange: (next: ReviewFilters) => change({ filters: next }) };
}
