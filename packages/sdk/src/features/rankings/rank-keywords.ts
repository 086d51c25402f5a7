import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { rankingKeys } from '../../query/query-keys.ts';
import type { QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import type { RankKeyword, RankKeywordList } from './ranking.ts';

/** Keywords that are watched, for one location or for any, as a query. */
function listRankKeywords(client: PinfoldClient, facility?: number): QueryOf<RankKeywordList> {
  const query = facility === undefined ? {} : { facility };
  return queryOptions({
    queryKey: rankingKeys.keywords(client.scope, facility ?? null),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/rankings/keywords/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}

const noKeywords: RankKeyword[] = [];

/** What `useRankKeywords` returns. */
export type UseRankKeywordsResult = QueryResult<RankKeywordList> & {
  keywords: RankKeyword[];
  /** For the company, as `YYYY-MM-DD`; undefined before the first response. */
  today: string | undefined;
};

/**
 * Watched keywords: those of one location, or of all, with those of the most locations first.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { keywords, today } = useRankKeywords({ facility: 7 });
 * return <p>{today}: {keywords.map(({ keyword }) => keyword).join(', ')}</p>;
 * ```
 */
export function useRankKeywords({
  facility,
  enabled = true,
}: { facility?: number | undefined; enabled?: boolean | undefined } = {}): UseRankKeywordsResult {
  const query = usePinfoldQuery({ ...listRankKeywords(useClient(), facility), enabled });
  return {
    ...query,
    keywords: query.data?.results ?? noKeywords,
    today: query.data?.today,
  };
}
