import { useMemo } from 'react';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions } from '@pinfold/contract/access/permissions';
import { canManageMember, type TeamAction, type TeamActor } from '@pinfold/contract/features/team/member';
import type { ApiError } from '../../client/api-error.ts';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { teamMessages } from '../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../permissions/use-permission.ts';
import type { PagedResult } from '../../query/results.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { useCurrentCompany } from '../company/current-company.ts';
import { useCompanyUsage } from '../company/plan-limit.ts';
import { type TeamMember, useMembers } from './members.ts';

/** Controlled and initial values of the team. */
export interface TeamOptions {
  /** What is searched for, held by you, for example in the address. Left out, the team holds it. */
  q?: string | undefined;
  /** What to search for at first, when the team holds it. */
  defaultQ?: string | undefined;
  /** The user searched for something else. */
  onQChange?: ((q: string) => void) | undefined;
  /** Members fetched at a time, 1 to 100. @defaultValue 50 */
  pageSize?: number | undefined;
}

/** Whether the user may do something to a member, and if not, why, in their language. */
export interface MemberDecision {
  allowed: boolean;
  reason: string | undefined;
}

/**
 * The team without its view: who is on it, the search, and what the user may do to each.
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
  // Owners are listed first, so all are loaded once the list goes past them or ends.
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
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
  /** True until the first members and the messages are loaded. */
  isPending: boolean;
  /** True while members of an earlier search are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: PagedResult<PageOf<Schemas['TeamMember']>>['refetch'];
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** No member matches the search, or the user is the only member; undefined otherwise, or while loading. */
  emptiness: TeamEmptiness | undefined;
  /** The user; undefined until the company is known. */
  actor: (TeamActor & { seesEverything: boolean }) | undefined;
  managePermission: PermissionDecision;
  decide: (member: TeamMember, action: TeamAction) => MemberDecision;
}

/** No member matches the search, or the user is the only member. */
export type TeamEmptiness = 'no_match' | 'only_you';

function emptinessOf(count: number | undefined, q: string): TeamEmptiness | undefined {
  if (count === 0) return 'no_match';
  return count === 1 && !q.trim() ? 'only_you' : undefined;
}

/** Why something cannot be done to a member. */
export type MemberRefusal = 'yourself' | 'out_of_reach' | 'last_owner' | 'not_pending' | 'still_pending';

/**
 * Returns why the user may not do something to a member, by the rule that the API applies; undefined when they may.
 * Check first whether they may manage the team at all.
 */
export function memberRefusal(
  actor: TeamActor,
  member: TeamMember,
  action: TeamAction,
  { isOnlyOwner = false }: { isOnlyOwner?: boolean } = {},
): MemberRefusal | undefined {
  if (canManageMember(actor, member, action))
    return action === 'remove' && isOnlyOwner ? 'last_owner' : undefined;
  if (actor.user_id === member.user_id) return 'yourself';
  // Within reach but for the invitation?
  if (!canManageMember(actor, member, 'remove')) return 'out_of_reach';
  return member.invitation_status === 'pending' ? 'still_pending' : 'not_pending';
}

/**
 * The user as the rules of the team see them, and whether they see every location; undefined until the company is known.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const actor = useTeamActor();
 * const types = actor && grantableTypes(actor);
 * ```
 */
export function useTeamActor(): (TeamActor & { seesEverything: boolean }) | undefined {
  const { data: company } = useCurrentCompany();
  return useMemo(() => {
    if (!company) return undefined;
    const { user_id, type, all_facilities_access: seesEverything } = company.company_user;
    const held = permissionMap(permissions.filter((permission) => company.permissions[permission]));
    return { user_id, type, permissions: held, seesEverything };
  }, [company]);
}

/**
 * How many places the plan has for people, and how many are taken; undefined without a limit, or for who may not know.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const places = useTeamPlaces();
 * return places && <p>{places.used} / {places.max}</p>;
 * ```
 */
export function useTeamPlaces(): { used: number; max: number } | undefined {
  const { allowed } = usePermission('view_company_data');
  const { data } = useCompanyUsage({ enabled: allowed });
  const people = data?.limits.find(({ limit }) => limit === 'max_company_users');
  return people && people.max !== null ? { used: people.used, max: people.max } : undefined;
}
