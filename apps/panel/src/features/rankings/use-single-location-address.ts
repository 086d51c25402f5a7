import {
  formatRankSearch,
  parseRankSearch,
  useRankSearch,
  type RankSearch,
} from '@pinfold/sdk/headless/rankings';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What the page of one location shows, kept in the address: it survives a reload, can be sent to somebody, and the back
 * button undoes it. What is on screen changes at once; the router's address follows a moment later.
 */
export function useSingleLocationAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [page, setPage] = useState(() => read(params));
  const [followed, setFollowed] = useState(address);
  const latest = useRef(page);
  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== write(page).toString()) setPage(read(params));
  }
  latest.current = page;
  // Who goes back before the router has followed would meet an address that, for the router, never changed.
  useEffect(() => {
    const follow = () => setPage(read(new URLSearchParams(window.location.search)));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next: Partial<SingleLocationAddress>) => {
    latest.current = { ...latest.current, ...next };
    setPage(latest.current);
    setParams(write(latest.current));
  };
  const held = useRankSearch({
    search: page.search,
    onSearchChange: (search) =>
      // A grid belongs to its location.
      change({ search, ...(search.facility !== page.search.facility && { gridId: null }) }),
  });
  return { ...held, gridId: page.gridId, setGridId: (gridId: number | null) => change({ gridId }) };
}

interface SingleLocationAddress {
  search: RankSearch;
  /** Null where the address names none. */
  gridId: number | null;
}

function read(params: URLSearchParams): SingleLocationAddress {
  const grid = Number(params.get('grid'));
  return { search: parseRankSearch(params), gridId: Number.isSafeInteger(grid) && grid > 0 ? grid : null };
}

function write({ search, gridId }: SingleLocationAddress): URLSearchParams {
  const params = formatRankSearch(search);
  if (gridId !== null) params.set('grid', String(gridId));
  return params;
}
