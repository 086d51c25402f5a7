import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AutoReplyStatus } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { answer } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, ListOf } from '../../../client/schema.ts';
import { autoReplyKeys } from '../../../query/query-keys.ts';
import type { AutoReply, AutoReplyRule } from './auto-reply.ts';
import type { PagedQueryOf, QueryOf } from '../../../query/results.ts';

const pageSize = 20;

/** Automatic replies in one state, newest first, page after page, as a query. */
export function listAutoReplies(
  client: PinfoldClient,
  status: AutoReplyStatus = 'waiting',
): PagedQueryOf<PageOf<AutoReply>> {
  return infiniteQueryOptions({
    queryKey: autoReplyKeys.list(client.scope, status),
    queryFn: ({ pageParam, signal }) =>
      answer(
        client.api.GET('/reviews/auto-replies/', {
          params: { query: { status, page: pageParam, page_size: pageSize } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      last.results.length > 0 && page * pageSize < last.count ? page + 1 : undefined,
  });
}

/** The rules of automatic replies, in the order in which they are tried, as a query. */
export function listAutoReplyRules(client: PinfoldClient): QueryOf<ListOf<AutoReplyRule>> {
  return queryOptions({
    queryKey: autoReplyKeys.rules(client.scope),
    queryFn: ({ signal }) => answer(client.api.GET('/reviews/auto-reply-rules/', { signal })),
  });
}
