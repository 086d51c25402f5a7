import {
  defaultReviewOrder,
  formatReviewFilters,
  parseReviewFilters,
  reviewOrders,
  type ReviewFilters,
  type ReviewOrder,
} from '@pinfold/sdk/headless/reviews';

/** What of the inbox is worth keeping in the address. */
export interface InboxAddress {
  filters: ReviewFilters;
  order: ReviewOrder;
  /** The open review. */
  activeId: number | null;
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
