import type { LocationColumn, LocationFilters, LocationSort } from '@pinfold/sdk/headless/listings';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLocationAddress, writeLocationAddress, type LocationAddress } from './location-address.ts';

/**
 * The list's filters, order and columns, kept in the address: they survive a reload, can be sent to somebody, and the
 * back button undoes them. What is on screen changes at once; the router's address follows a moment later.
 */
export function useLocationAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [list, setList] = useState(() => readLocationAddress(params));
  const [followed, setFollowed] = useState(address);
  const latest = useRef(list);

  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== writeLocationAddress(list).toString()) setList(readLocationAddress(params));
  }
  latest.current = list;

  const write = (change: Partial<LocationAddress>, options?: { replace: boolean }) => {
    latest.current = { ...latest.current, ...change };
    setList(latest.current);
    setParams(writeLocationAddress(latest.current), options);
  };
  return {
    ...list,
    onFiltersChange: (filters: LocationFilters) => write({ filters }),
    onOrderChange: (order: LocationSort) => write({ order }),
    onColumnsChange: (columns: readonly LocationColumn[]) => write({ columns }, { replace: true }),
  };
}
