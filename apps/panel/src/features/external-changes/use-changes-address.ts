import type { ChangeGrouping, ExternalChangeFilters } from '@pinfold/sdk/headless/external-changes';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readChangesAddress, writeChangesAddress, type ChangesAddress } from './changes-address.ts';

// In memory only: the spec lists what the browser may keep, and this is not on the list.
let lastGrouping: ChangeGrouping = 'location';

/**
 * The filters and the grouping of a list of changes, kept in the address: they survive a reload, can be sent to
 * somebody, and the back button undoes them. What is on screen changes at once; the router's address follows a moment
 * later. An address that says nothing of the grouping opens with the one that was chosen last.
 */
export function useChangesAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [list, setList] = useState(() => readChangesAddress(params));
  const [followed, setFollowed] = useState(address);
  const latest = useRef(list);

  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== writeChangesAddress(list).toString()) setList(readChangesAddress(params));
  }
  latest.current = list;

  const write = (change: Partial<ChangesAddress>, options: { replace: boolean }) => {
    latest.current = { ...latest.current, ...change };
    setList(latest.current);
    setParams(writeChangesAddress(latest.current), options);
  };
  return {
    filters: list.filters,
    groupBy: list.groupBy ?? lastGrouping,
    onFiltersChange: (filters: ExternalChangeFilters) => write({ filters }, { replace: false }),
    onGroupByChange: (groupBy: ChangeGrouping) => {
      lastGrouping = groupBy;
      write({ groupBy }, { replace: true });
    },
  };
}
