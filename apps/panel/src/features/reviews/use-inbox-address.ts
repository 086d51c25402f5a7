import {
  defaultReviewOrder,
  formatReviewFilters,
  parseReviewFilters,
  reviewOrders,
  type ReviewFilters,
  type ReviewOrder,
} from '@pinfold/sdk/headless/reviews';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The inbox's filters, order and open review, kept in the address: they survive a reload and can be sent to somebody. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => parseReviewFilters(params), [params]);
  const order = reviewOrders.find((one) => one === params.get('order')) ?? defaultReviewOrder;
  const activeId = Number(params.get('review')) || null;

  const write = (next: { filters?: ReviewFilters; order?: ReviewOrder; activeId?: number | null }, replace = false) => {
    const inbox = { filters, order, activeId, ...next };
    const written = formatReviewFilters(inbox.filters);
    if (inbox.order !== defaultReviewOrder) written.set('order', inbox.order);
    if (inbox.activeId !== null) written.set('review', String(inbox.activeId));
    setParams(written, { replace });
  };
  return {
    filters,
    onFiltersChange: (next: ReviewFilters) => write({ filters: next }),
    order,
    onOrderChange: (next: ReviewOrder) => write({ order: next }),
    activeId,
    // Going through the list is one step for the back button, not one for each review.
    onActiveIdChange: (next: number | null) => write({ activeId: next }, activeId !== null && next !== null),
  };
}
