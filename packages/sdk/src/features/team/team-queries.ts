import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../../client/answer.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas, PageOf } from '../../client/schema.ts';
import { teamKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, QueryOf } from '../../query/results.ts';

/** Whom to list, and how many at a time. */
export interface MemberSearch {
  /** Part of a name or an address. */
  q?: string | undefined;
  /** 1 to 100. @defaultValue 50 */
  pageSize?: number | undefined;
}

/** The team, page after page: owners, admins, managers, each by name, as a query. */
export function listMembers(
  client: PinfoldClient,
  { q, pageSize = 50 }: MemberSearch = {},
): PagedQueryOf<PageOf<Schemas['TeamMember']>> {
  const search = { page_size: pageSize, ...(q ? { q } : {}) };
  return infiniteQueryOptions({
    queryKey: teamKeys.list(client.scope, search),
    queryFn: ({ pageParam, signal }) =>
      answer(
        client.api.GET('/companies/members/', { params: { query: { ...search, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * pageSize < last.count ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** One member of the team, as a query. */
export function getMember(client: PinfoldClient, userId: number): QueryOf<Schemas['TeamMember']> {
  return queryOptions({
    queryKey: teamKeys.member(client.scope, userId),
    queryFn: ({ signal }) =>
      answer(
        client.api.GET('/companies/members/{user_id}/', { params: { path: { user_id: userId } }, signal }),
      ),
  });
}
