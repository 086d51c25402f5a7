import { defaultReviewOrder, reviewOrders, type ReviewOrder } from '@pinfold/sdk/headless/reviews';
import { type UrlStateFormat, useUrlState } from './use-url-state.ts';

/** What of an inbox is worth keeping in the address. */
export interface InboxAddress<Filters> {
  filters: Filters;
  order: ReviewOrder;
  /** The open review. */
  activeId: number | null;
}

/** How filters of an inbox are read from an address and written there. */
interface FiltersFormat<Filters> {
  parse: (params: URLSearchParams) => Filters;
  format: (filters: Filters) => URLSearchParams;
}

/** How an inbox stands in its address, from how its filters do. */
export function inboxAddress<Filters>({
  parse,
  format,
}: FiltersFormat<Filters>): UrlStateFormat<InboxAddress<Filters>> {
  return {
    parse: (params) => {
      const id = Number(params.get('review'));
      return {
        filters: parse(params),
        order: reviewOrders.find((order) => order === params.get('order')) ?? defaultReviewOrder,
        activeId: Number.isSafeInteger(id) && id > 0 ? id : null,
      };
    },
    format: ({ filters, order, activeId }) => {
      const params = format(filters);
      if (order !== defaultReviewOrder) params.set('order', order);
      if (activeId !== null) params.set('review', String(activeId));
      return params;
    },
  };
}

/** An inbox's filters, order and open review, kept in the address. */
export function useInboxAddress<Filters>(address: UrlStateFormat<InboxAddress<Filters>>) {
  const [inbox, change] = useUrlState(address);
  return {
    ...inbox,
    onFiltersChange: (filters: Filters) => change({ filters }),
    onOrderChange: (order: ReviewOrder) => change({ order }),
    // Going through the list is one step for the back button, not one for each review.
    onActiveIdChange: (activeId: number | null) =>
      change({ activeId }, { replace: (former) => former.activeId !== null || activeId === null }),
  };
}
