import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { permissionMap, type PermissionMap, permissions } from '@pinfold/contract/access/permissions';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { companyPageKeys, teamKeys } from '../../query/query-keys.ts';
import type { PagedQueryOf, PagedResult, QueryOf, QueryResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';

/** A member of the team with what they may do and where. */
export type TeamMember = Omit<Schemas['TeamMember'], 'permissions'> & { permissions: PermissionMap };

/** A member as the rules of the team read one: with a yes or a no for every permission. */
export function readMember(answered: Schemas['TeamMember']): TeamMember {
  const held = permissionMap(permissions.filter((permission) => answered.permissions[permission]));
  return { ...answered, permissions: held };
}

/** What to call a member; those who have not come yet have an address alone. */
export function memberName({ name, email }: Pick<TeamMember, 'name' | 'email'>): string {
  return name.trim() || email;
}

/** Which members to list, and how many per page. */
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
      unwrapResponse(
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
      unwrapResponse(
        client.api.GET('/companies/members/{user_id}/', { params: { path: { user_id: userId } }, signal }),
      ),
  });
}

/** After a change of the team: who is on it, and how many places of the plan it takes. */
export function refreshTeam(queryClient: QueryClient, scope: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: teamKeys.all }),
    queryClient.invalidateQueries({ queryKey: companyPageKeys.usage(scope) }),
  ]);
}

const nobody: TeamMember[] = [];

/** What `useMembers` returns. */
export type UseMembersResult = PagedResult<PageOf<Schemas['TeamMember']>> & {
  members: TeamMember[];
  count: number | undefined;
};

/**
 * The team: owners, admins, managers, each by name; more with every `fetchNextPage`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { members, count } = useMembers({ q: 'nowak' });
 * ```
 */
export function useMembers({
  enabled = true,
  ...search
}: MemberSearch & { enabled?: boolean } = {}): UseMembersResult {
  const query = usePinfoldInfiniteQuery({ ...listMembers(useClient(), search), enabled });
  const { data } = query;
  const members = useMemo(
    () => data?.pages.flatMap(({ results }) => results.map(readMember)) ?? nobody,
    [data],
  );
  return { ...query, members, count: data?.pages.at(-1)?.count };
}

/**
 * One member of the team. Nothing is fetched without an id.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: member } = useMember(7);
 * return member && <p>{memberName(member)}</p>;
 * ```
 */
export function useMember(userId: number | undefined): QueryResult<TeamMember> {
  return usePinfoldQuery({
    ...getMember(useClient(), userId ?? 0),
    enabled: userId !== undefined,
    select: readMember,
  });
}
