import type { ReviewFilters, ReviewOrder } from '@pinfold/sdk/headless/reviews';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readInboxAddress, writeInboxAddress, type InboxAddress } from './inbox-address.ts';

/**
 * The inbox's filters, order and open review, kept in the address: they survive a reload, can be sent to somebody, and
 * the back button undoes them. What is on screen changes at once; the router's address follows a moment later.
 */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [inbox, setInbox] = useState(() => readInboxAddress(params));
  const [followed, setFollowed] = useState(address);
  const latest = useRef(inbox);

  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== writeInboxAddress(inbox).toString()) setInbox(readInboxAddress(params));
  }
  latest.current = inbox;

  const write = (change: Partial<InboxAddress>, options: { replace: boolean }) => {
    latest.current = { ...latest.current, ...change };
    setInbox(latest.current);
    setParams(writeInboxAddress(latest.current), options);
  };
  return {
    ...inbox,
    onFiltersChange: (filters: ReviewFilters) => write({ filters }, { replace: false }),
    onOrderChange: (order: ReviewOrder) => write({ order }, { replace: false }),
    // Going through the list is one step for the back button, not one for each review.
    onActiveIdChange: (activeId: number | null) =>
      write({ activeId }, { replace: latest.current.activeId !== null || activeId === null }),
  };
}
