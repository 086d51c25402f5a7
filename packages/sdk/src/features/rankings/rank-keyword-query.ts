import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import { rankingKeys } from '../../query/query-keys.ts';
import type { RankKeywordList } from './ranking.ts';
import type { QueryOf } from '../../query/results.ts';

/** Keywords that are watched, for one location or for any, as a query. */
export function listRankKeywords(client: PinfoldClient, facility?: number): QueryOf<RankKeywordList> {
  const query = facility === undefined ? {} : { facility };
  return queryOptions({
    queryKey: rankingKeys.keywords(client.scope, facility ?? null),
    queryFn: ({ signal }) => answer(client.api.GET('/rankings/keywords/', { params: { query }, signal })),
    staleTime: 60_000,
  });
}
