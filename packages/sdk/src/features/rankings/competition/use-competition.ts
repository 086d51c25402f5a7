import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useRankMessages } from '../use-rank-messages.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useReviewLocations } from '../../listings/use-locations-choice.ts';
import type { Competitor, RankKeywordList } from '../ranking.ts';
import {
  type RankSearch,
  type RankSearchChange,
  type RankSearchStart,
  useRankSearch,
} from '../rank-search.ts';
import { useRankKeywords } from '../rank-keywords.ts';
import { competitionAccess, getCompetition } from './competition.queries.ts';
import { useCompetitors } from './competitors.ts';

/** How many keywords are compared by who chose none. */
const usualKeywords = 5;

/**
 * Positions of one own location beside those of the competitors, as seen from there, with what they are about: the
 * location, keywords and days, held here or by you. The average takes one keyword, the first one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `service_area_not_monitored` for a
 * location without an address of its own.
 * @example
 * ```tsx
 * const { data, changeSearch } = useCompetition({ defaultSearch: { facility: 7 } });
 * return <button onClick={() => changeSearch({ chart: 'average' })}>{data?.own.summary.average}</button>;
 * ```
 */
export function useCompetition(start: RankSearchStart = {}): CompetitionState {
  const client = useClient();
  const areWordsReady = useRankMessages();
  const { search, changeSearch } = useRankSearch(start);
  const permission = usePermission(competitionAccess);
  const isOpen = permission.allowed;
  const locations = useReviewLocations({ enabled: isOpen && search.facility === undefined });
  const facility = search.facility ?? locations.data?.results[0]?.id;
  const watched = useRankKeywords({ facility, enabled: isOpen && facility !== undefined });
  const chosen = search.keywords ?? watched.keywords.slice(0, usualKeywords).map(({ keyword }) => keyword);
  const keywords = search.chart === 'average' ? chosen.slice(0, 1) : chosen;
  const competitors = useCompetitors({ enabled: isOpen });
  const isReady = facility !== undefined && keywords.length > 0;
  const query = usePinfoldQuery({
    ...getCompetition(client, { ...search, facility: facility ?? 0, keywords }),
    enabled: isOpen && isReady,
  });
  const early = [locations, watched, competitors].find(({ data, error }) => !data && error);
  const failed = query.error ?? early?.error ?? null;
  const emptiness = ((): CompetitionState['emptiness'] => {
    if (search.facility === undefined && locations.data?.results.length === 0) return 'no_locations';
    if (watched.data && chosen.length === 0) return 'no_keywords';
    return competitors.data?.count === 0 ? 'no_competitors' : undefined;
  })();
  const canAsk = emptiness === undefined || emptiness === 'no_competitors';
  const isAsking = isOpen && canAsk && !query.data && !failed;
  return {
    data: isReady ? query.data : undefined,
    search,
    changeSearch,
    facility,
    keywords,
    isCut: keywords.length < chosen.length,
    competitors: competitors.competitors,
    emptiness,
    isPending: !areWordsReady || permission.isPending || isAsking,
    isFetching: query.isFetching,
    error: failed,
    refetch: () => (isReady ? query.refetch() : (early?.refetch() ?? query.refetch())),
    permission,
    areWordsReady,
  };
}

/** What `useCompetition` gives. */
export interface CompetitionState {
  data: Schemas['Competition'] | undefined;
  /** As it was chosen. */
  search: RankSearch;
  changeSearch: (change: RankSearchChange) => void;
  /** The location that is shown. */
  facility: number | undefined;
  /** The requested keywords. */
  keywords: readonly string[];
  /** More were chosen than the average takes. */
  isCut: boolean;
  competitors: Competitor[];
  /** There is no location, no keyword is watched for it, or no competitor is chosen yet. */
  emptiness: 'no_locations' | 'no_keywords' | 'no_competitors' | undefined;
  /** True until the messages and the first response are loaded. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () =>
    | Promise<QueryResult<RankKeywordList>>
    | Promise<QueryResult<Schemas['CompetitorList']>>
    | Promise<QueryResult<Schemas['LocationPage']>>
    | Promise<QueryResult<Schemas['Competition']>>;
  /** Whether the user may see it. */
  permission: PermissionDecision;
  areWordsReady: boolean;
}
