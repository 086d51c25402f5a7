import {
  formatRankSearch,
  parseRankSearch,
  useRankSearch,
  type RankSearch,
} from '@pinfold/sdk/headless/rankings';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What the page of one location shows, kept in the address. */
export function useSingleLocationAddress() {
  const [page, change] = useUrlState({ parse: read, format: write });
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
