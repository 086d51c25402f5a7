import { useMemo } from 'react';
import type { Schemas, PageOf } from '../../client/schema.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import type { PagedResult, QueryResult } from '../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../query/use-pinfold-infinite-query.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { getMember, listMembers, type MemberSearch } from './team-queries.ts';
import { readMember, type TeamMember } from './team-member.ts';

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
