import {
  formatComparisonSearch,
  formatRankSearch,
  parseComparisonSearch,
  parseRankSearch,
  type ComparisonSearch,
  type RankSearch,
} from '@pinfold/sdk/headless/rankings';
import { useUrlState } from '../../routing/use-url-state.ts';

/** Own positions beside competitors, or one set of places beside another. */
export type CompetitionTab = 'competition' | 'comparator';

interface CompetitionAddress {
  tab: CompetitionTab;
  competition: RankSearch;
  comparison: ComparisonSearch;
}

/** What is compared, kept in the address. The other tab opens with the same days. */
export function useCompetitionAddress() {
  const [page, change] = useUrlState({ parse: read, format: write });
  return {
    ...page,
    onCompetitionChange: (competition: RankSearch) => change({ competition }),
    onComparisonChange: (comparison: ComparisonSearch) => change({ comparison }),
    /** The query of another tab, with the days of this one. */
    addressOf: (tab: CompetitionTab) => {
      const days = periodOf(page.tab === 'comparator' ? page.comparison : page.competition);
      const written = write(
        tab === page.tab ? page : { tab, competition: days, comparison: days },
      ).toString();
      return written && `?${written}`;
    },
  };
}

function read(params: URLSearchParams): CompetitionAddress {
  const isComparator = params.get('tab') === 'comparator';
  return {
    tab: isComparator ? 'comparator' : 'competition',
    competition: isComparator ? {} : parseRankSearch(params),
    comparison: isComparator ? parseComparisonSearch(params) : {},
  };
}

function write({ tab, competition, comparison }: CompetitionAddress): URLSearchParams {
  if (tab === 'competition') return formatRankSearch(competition);
  const params = formatComparisonSearch(comparison);
  params.set('tab', tab);
  return params;
}

function periodOf({ preset, date_from, date_to }: RankSearch | ComparisonSearch) {
  return { ...(preset && { preset }), ...(date_from && { date_from }), ...(date_to && { date_to }) };
}
