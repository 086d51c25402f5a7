import { formatReviewFilters, parseReviewFilters, type ReviewFilters } from '@pinfold/sdk/headless/reviews';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of figures, kept in the address: they survive a reload, can be sent to somebody, and back undoes them. */
export function useFiltersAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const filters = useMemo(() => parseReviewFilters(new URLSearchParams(address)), [address]);
  return { filters, onFiltersChange: (next: ReviewFilters) => setParams(formatReviewFilters(next)) };
}
