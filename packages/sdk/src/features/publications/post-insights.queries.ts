import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { postInsightKeys } from '../../query/query-keys.ts';
import type { QueryOf } from '../../query/results.ts';
import { archiveFilters } from '../../state/archive-filters.ts';
import { toRequestBody } from '../listings/to-request-body.ts';
import { type PostInsightFilters, postInsightPeriod } from './post-insight-filters.ts';

/** Views and clicks of posts: by day, in all, and of the hundred locations with the most views. */
export type PostInsights = Schemas['PostInsights'];

/** Views and clicks of a period; null where nothing is known. */
export type PostInsightTotals = Schemas['PostInsightTotals'];

/** Views and clicks of posts from the archive, as a query. They never change. */
export function getPostInsights(client: PinfoldClient, filters: PostInsightFilters): QueryOf<PostInsights> {
  const { from, to } = postInsightPeriod(filters);
  const body = toRequestBody({ ...archiveFilters.tidy(filters), date_from: from, date_to: to });
  return queryOptions({
    queryKey: postInsightKeys.search(client.scope, body),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/local-posts/insights/', { body, signal })),
    staleTime: 600_000,
  });
}
