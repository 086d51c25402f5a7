import {
  formatRankLocationsSearch,
  formatRankSearch,
  parseRankLocationsSearch,
  type RankLocationsSearch,
} from '@pinfold/sdk/headless/rankings';
import { paths, withQuery } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

type View = 'table' | 'chart' | 'map';

/** What is asked about all locations, kept in the address. */
export function useAllLocationsAddress(view: View) {
  const [{ search }, change] = useUrlState({
    parse: (params) => ({ search: parseRankLocationsSearch(params) }),
    format: (values) => write(values.search, view),
  });
  const { keywords, preset, date_from, date_to, compare } = search;
  return {
    search,
    onSearchChange: (next: RankLocationsSearch) => change({ search: next }),
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
      return withQuery(paths.singleLocation, query);
    },
  };
}

function write(search: RankLocationsSearch, view: View): URLSearchParams {
  const params = formatRankLocationsSearch(search);
  if (view === 'map') params.set('view', 'map');
  return params;
}
