import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AutoReplyStatus } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { autoReplyKeys } from '../../../query/query-keys.ts';
import type { PagedQueryOf, PagedResult, QueryOf } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';

/** A reply that a rule made for a review. */
export type AutoReply = Schemas['AutoReply'];

/** Which new reviews get an automatic reply, and how. */
export type AutoReplyRule = Schemas['AutoReplyRule'];

/** A rule that is being made. */
export type NewAutoReplyRule = Schemas['NewAutoReplyRule'];

/** Access to accepting and rejecting automatic replies. */
export const autoReplyAccess: MemberAccess = {
  permission: 'reply_reviews',
  module: 'reviews',
  plan: 'review_auto_replies',
  demo: 'blocked',
};

/** Access to seeing them. */
export const autoReplyViewAccess: MemberAccess = { ...autoReplyAccess, demo: 'allowed' };

/** Access to editing rules of chosen locations that the member sees. */
export const autoReplyRuleAccess: MemberAccess = {
  ...autoReplyAccess,
  permission: 'edit_review_reply_templates',
  concernsAllLocations: 'sometimes',
};

/** Access to editing rules of groups or of all locations. */
export const wideRuleAccess: MemberAccess = { ...autoReplyRuleAccess, concernsAllLocations: true };

const pageSize = 20;

/** Automatic replies in one state, newest first, page after page, as a query. */
export function listAutoReplies(
  client: PinfoldClient,
  status: AutoReplyStatus = 'waiting',
): PagedQueryOf<PageOf<AutoReply>> {
  return infiniteQueryOptions({
    queryKey: autoReplyKeys.list(client.scope, status),
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
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
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/reviews/auto-reply-rules/', { signal })),
  });
}

/** What `useAutoReplies` returns. */
export type UseAutoRepliesResult = PagedResult<PageOf<AutoReply>> & {
  replies: AutoReply[];
  count: number | undefined;
};

/**
 * Automatic replies in one state, newest first, more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `auto_replies_disabled` where they are switched off.
 * @example
 * ```tsx
 * const { replies, count } = useAutoReplies();
 * return <p>{count}</p>;
 * ```
 */
export function useAutoReplies(status: AutoReplyStatus = 'waiting'): UseAutoRepliesResult {
  const { allowed } = usePermission(autoReplyViewAccess);
  const query = usePinfoldInfiniteQuery({ ...listAutoReplies(useClient(), status), enabled: allowed });
  const { data } = query;
  const replies = useMemo(() => {
    const all = (data?.pages ?? []).flatMap((page) => page.results);
    // Pages fetched at different times may overlap.
    return [...new Map(all.map((reply) => [reply.id, reply])).values()];
  }, [data]);
  return { ...query, replies, count: data?.pages.at(-1)?.count };
}
