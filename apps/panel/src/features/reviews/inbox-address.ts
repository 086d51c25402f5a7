import {
  defaultReviewOrder,
  formatReviewFilters,
  parseReviewFilters,
  reviewOrders,
  type ReviewFilters,
  type ReviewOrder,
} from '@pinfold/sdk/headless/reviews';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What of the inbox is worth keeping in the address. */
export interface InboxAddress {
  filters: ReviewFilters;
  order: ReviewOrder;
  /** The open review. */
  activeId: number | null;
}

/** The inbox's filters, order and open review, kept in the address. */
export function useInboxAddress() {
  const [inbox, change] = useUrlState({ parse: readInboxAddress, format: writeInboxAddress });
  return {
    ...inbox,
    onFiltersChange: (filters: ReviewFilters) => change({ filters }),
    onOrderChange: (order: ReviewOrder) => change({ order }),
    // Going through the list is one step for the back button, not one for each review.
    onActiveIdChange: (activeId: number | null) =>
      change({ activeId }, { replace: (former) => former.activeId !== null || activeId === null }),
  };
}

export function readInboxAddress(params: URLSearchParams): InboxAddress {
  const id = Number(params.get('review'));
  return {
    filters: parseReviewFilters(params),
    order: reviewOrders.find((order) => order === params.get('order')) ?? defaultReviewOrder,
    activeId: Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}

export function writeInboxAddress({ filters, order, activeId }: InboxAddress): URLSearchParams {
  const params = formatReviewFilters(filters);
  if (order !== defaultReviewOrder) params.set('order', order);
  if (activeId !== null) params.set('review', String(activeId));
  return params;
}
