import { memberTypes } from '@pinfold/contract/access/member-types';
import type { TeamAction, TeamActor } from '@pinfold/contract/features/team/member';
import type { PageOf, Schemas } from '../../client/schema.ts';
import type { ApiError } from '../../client/api-error.ts';
import { teamMessages } from '../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../i18n/use-translate.ts';
import { usePermission, type PermissionDecision } from '../../permissions/use-permission.ts';
import type { PagedResult } from '../../query/results.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { memberRefusal } from './member-actions.ts';
import type { TeamMember } from './team-member.ts';
import { useMembers } from './use-members.ts';
import { useTeamActor } from './use-team-actor.ts';

/** What the team begins with, and what of it the host holds. */
export interface TeamOptions {
  /** What is searched for, held by you, for example in the address. Left out, the team holds it. */
  q?: string | undefined;
  /** What to search for at first, when the team holds it. */
  defaultQ?: string | undefined;
  /** The reader searched for something else. */
  onQChange?: ((q: string) => void) | undefined;
  /** Members fetched at a time, 1 to 100. @defaultValue 50 */
  pageSize?: number | undefined;
}

/** Whether the reader may do something to a member, and if not, why, in their language. */
export interface MemberDecision {
  allowed: boolean;
  reason: string | undefined;
}

/**
 * The team without its looks: who is on it, the search, and what the reader may do to each.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const team = useTeam();
 * return team.members.map((member) => (
 *   <button key={member.user_id} disabled={!team.decide(member, 'change').allowed}>{member.email}</button>
 * ));
 * ```
 */
export function useTeam(options: TeamOptions = {}): Team {
  const areWordsReady = useFeatureMessages(teamMessages);
  const t = useTranslate();
  const [q, setQ] = useControlled(options.q, options.defaultQ ?? '', options.onQChange);
  const search = { ...(q.trim() && { q: q.trim() }), pageSize: options.pageSize };
  const list = useMembers(search);
  const { members, count, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const actor = useTeamActor();
  const managePermission = usePermission('manage_team');
  const owners = members.filter(({ type }) => type === memberTypes.owner);
  // Owners come first, so that a list which goes past them, or ends, has them all.
  const areOwnersKnown = !q.trim() && (owners.length < members.length || !hasNextPage);

  const decide = (member: TeamMember, action: TeamAction): MemberDecision => {
    if (!managePermission.allowed) return { allowed: false, reason: managePermission.reason?.text };
    if (!actor) return { allowed: false, reason: undefined };
    const isOnlyOwner = areOwnersKnown && owners.length === 1 && owners[0]?.user_id === member.user_id;
    const refusal = memberRefusal(actor, member, action, { isOnlyOwner });
    return { allowed: !refusal, reason: refusal && t(`team.refusal.${refusal}`) };
  };

  return {
    q,
    setQ,
    members,
    count,
    isPending: list.isPending || !areWordsReady,
    isStale: list.isPlaceholderData,
    isFetching: list.isFetching,
    error: list.error,
    refetch: list.refetch,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    isLoadingMore: isFetchingNextPage,
    emptiness: emptinessOf(list.isPlaceholderData ? undefined : count, q),
    actor,
    managePermission,
    decide,
  };
}

/** What `useTeam` gives. */
export interface Team {
  q: string;
  setQ: (value: string) => void;
  members: TeamMember[];
  /** All that match, on every page; undefined before the first answer. */
  count: number | undefined;
  /** Until the first members and the words are here. */
  isPending: boolean;
  /** True while members of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: PagedResult<PageOf<Schemas['TeamMember']>>['refetch'];
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** Nobody fits the search, or nobody is there but the reader; undefined otherwise, or while it is not known. */
  emptiness: TeamEmptiness | undefined;
  /** The reader; undefined until the company is known. */
  actor: (TeamActor & { seesEverything: boolean }) | undefined;
  managePermission: PermissionDecision;
  decide: (member: TeamMember, action: TeamAction) => MemberDecision;
}

/** Nobody who fits the search, or nobody but the reader. */
export type TeamEmptiness = 'no_match' | 'only_you';

function emptinessOf(count: number | undefined, q: string): TeamEmptiness | undefined {
  if (count === 0) return 'no_match';
  return count === 1 && !q.trim() ? 'only_you' : undefined;
}
