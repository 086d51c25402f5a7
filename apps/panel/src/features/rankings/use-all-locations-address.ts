import {
  formatRankLocationsSearch,
  formatRankSearch,
  parseRankLocationsSearch,
  type RankLocationsSearch,
} from '@pinfold/sdk/headless/rankings';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type View = 'table' | 'chart' | 'map';

/**
 * What is asked about all locations, kept in the address: it survives a reload, can be sent to somebody, and the back
 * button undoes it. What is on screen changes at once; the router's address follows a moment later.
 */
export function useAllLocationsAddress(view: View) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [search, setSearch] = useState(() => parseRankLocationsSearch(params));
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    // Not our own change arriving, hence the back button or a link.
    if (address !== write(search, view).toString()) setSearch(parseRankLocationsSearch(params));
  }
  const { keywords, preset, date_from, date_to, compare } = search;
  return {
    search,
    onSearchChange: (next: RankLocationsSearch) => {
      setSearch(next);
      setParams(write(next, view));
    },
    /** The query of another view of the same. */
    addressOf: (other: View) => {
      const written = write(search, other).toString();
      return written && `?${written}`;
    },
    /** Where the positions of one location are, by the same keywords and days. */
    getHref: ({ id }: { id: number }) => {
      const period = {
        ...(preset && { preset }),
        ...(date_from && { date_from }),
        ...(date_to && { date_to }),
      };
      const query = formatRankSearch({
        facility: id,
        ...period,
        ...(keywords && { keywords }),
        ...(compare && { compare }),
      });
      return `/monitoring/single-location?${query.toString()}`;
    },
  };
}

function write(search: RankLocationsSearch, view: View): URLSearchParams {
  const params = formatRankLocationsSearch(search);
  if (view === 'map') params.set('view', 'map');
  return params;
}
