import type { ApiError } from '../../../client/api-error.ts';
import { readAllPages } from '../../../client/read-all-pages.ts';
import type { PageOf } from '../../../client/schema.ts';
import { planRoomMessages } from '../../../i18n/feature-messages.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { planRoomKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useStateOf } from '../../../state/use-state-of.ts';
import { type Selection, useSelection } from '../../../state/use-selection.ts';
import { useCompanyUsage } from '../../company/plan-limit.ts';
import { memberRefusal, useTeamActor } from '../../team/use-team.ts';
import { type CountedThing, isOfLimit, listCountedThings, roomKinds, type RoomLimit } from './room-kinds.ts';
import { removalBatchSize, type RoomRemoval, useRoomRemoval } from './use-room-removal.ts';

/** Things per page of the list. */
export const planRoomPageSize = 50;

/** Which limit to get below. */
export interface PlanRoomOptions {
  limit: RoomLimit;
  /** How many may stay, such as the limit of the plan to buy. @defaultValue the limit of the present plan */
  target?: number | undefined;
}

/** Something that counts towards the limit. */
export interface PlanRoomRow {
  id: number;
  title: string;
  /** What tells it apart from others, in the user's language. */
  facts: readonly string[];
  /** Why the user cannot remove it, or why it was not removed, in their language. */
  reason: string | undefined;
  /** It cannot be chosen. */
  isBlocked: boolean;
}

const nothing: CountedThing[] = [];
const start = { q: '', page: 1 };

/**
 * What counts towards a limit of the plan, page by page, with the choice of what is to go, how many are too many still,
 * and the removal of all that was chosen.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, those of the removal in
 * `removal.error`, ApiErrors; what was refused is in `removal.outcome`.
 * @example
 * ```tsx
 * const room = usePlanRoom({ limit: 'max_maps_keywords', target: 10 });
 * return <button disabled={room.missing !== 0} onClick={room.remove}>Usuń {room.selection.count}</button>;
 * ```
 */
export function usePlanRoom({ limit, target }: PlanRoomOptions): PlanRoomState {
  const { client, queryClient } = usePinfold();
  const areWordsReady = useFeatureMessages(planRoomMessages);
  const kind = roomKinds[limit];
  const permission = usePermission(kind.reads);
  const { value: search, set: setSearch } = useStateOf(limit, start);
  const query = usePinfoldQuery({
    ...listCountedThings(client, limit, { ...search, pageSize: planRoomPageSize }),
    enabled: permission.allowed,
  });
  const removal = useRoomRemoval(limit);
  const rowOf = useRowOf(removal);
  const things = query.data?.results ?? nothing;
  const rows = things.map(rowOf);

  const selection = useSelection({
    query: limit,
    findIds: async () => {
      const { results } = await readAllPages((page) =>
        queryClient.fetchQuery(
          listCountedThings(client, limit, { q: search.q, page, pageSize: removalBatchSize }),
        ),
      );
      return results.filter((thing) => !rowOf(thing).isBlocked).map(({ id }) => id);
    },
  });

  const count = query.data?.count;
  const pageCount = Math.max(1, Math.ceil((count ?? 0) / planRoomPageSize));
  // What was on the last page is gone.
  if (query.data && !query.isPlaceholderData && search.page > pageCount)
    setSearch({ ...search, page: pageCount });

  const { used, max } = useCounted(limit, target);
  const excess = used === undefined || max === undefined ? undefined : Math.max(0, used - max);
  return {
    limit,
    permission,
    isPending: !areWordsReady || query.isPending,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    error: query.data ? null : query.error,
    refetch: query.refetch,
    rows,
    count,
    emptiness: count === 0 ? (search.q ? 'no_match' : 'nothing') : undefined,
    q: search.q,
    setQ: (q) => setSearch({ q: q.trim().slice(0, kind.searchLength), page: 1 }),
    canSearch: kind.searchLength > 0,
    page: search.page,
    setPage: (page) => setSearch({ ...search, page }),
    pageCount,
    selection,
    used,
    max,
    excess,
    missing: excess === undefined ? undefined : Math.max(0, excess - selection.count),
    titlesOf: (ids) => {
      const read = queryClient
        .getQueriesData<PageOf<CountedThing>>({
          queryKey: planRoomKeys.lists(String(kind.topic[0]), client.scope),
        })
        .flatMap(([key, page]) => (isOfLimit(key, limit) ? (page?.results ?? []) : []));
      const titles = new Map(read.map(({ id, title }) => [id, title]));
      return ids.flatMap((id) => titles.get(id) ?? []);
    },
    removal,
    removePermission: usePermission(kind.removes),
    remove: () => removal.start({ ids: [...selection.ids], onAnswered: selection.remove }),
  };
}

/** What `usePlanRoom` gives. */
export interface PlanRoomState {
  limit: RoomLimit;
  /** Whether the user may see the list. */
  permission: PermissionDecision;
  /** True until the list and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  /** True while rows of an earlier search are shown. */
  isStale: boolean;
  /** Set while there is nothing to show. */
  error: ApiError | null;
  refetch: QueryResult<unknown>['refetch'];
  rows: PlanRoomRow[];
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
  /** Why there are no rows; undefined while there are, or while it loads. */
  emptiness: 'nothing' | 'no_match' | undefined;
  q: string;
  setQ: (q: string) => void;
  canSearch: boolean;
  /** Counts from 1. */
  page: number;
  setPage: (page: number) => void;
  pageCount: number;
  /** Outlasts searches and pages; another limit clears it. */
  selection: Selection;
  /** How many the company has; undefined for who may not know. */
  used: number | undefined;
  /** How many may stay; undefined where there is no limit. */
  max: number | undefined;
  /** How many are too many now. */
  excess: number | undefined;
  /** How many have to be chosen beside those that are. */
  missing: number | undefined;
  /** Titles of those that have been on screen. */
  titlesOf: (ids: readonly number[]) => string[];
  removal: RoomRemoval;
  removePermission: PermissionDecision;
  /** Removes for good all that is selected; ask first. */
  remove: () => void;
}

/** How many of a limit are used, and how many may be. */
function useCounted(limit: RoomLimit, target: number | undefined): { used?: number; max?: number } {
  const { allowed } = usePermission('view_company_data');
  const { data } = useCompanyUsage({ enabled: allowed });
  const found = data?.limits.find((one) => one.limit === limit);
  const max = target ?? found?.max ?? undefined;
  return { ...(found && { used: found.used }), ...(max !== undefined && { max }) };
}

/** Returns a function that says what there is to know of a thing, and why it cannot go. */
function useRowOf({ outcome }: RoomRemoval): (thing: CountedThing) => PlanRoomRow {
  const t = useTranslate();
  const actor = useTeamActor();
  const sharing = usePermission({
    permission: 'manage_keywords',
    module: 'company',
    demo: 'allowed',
    concernsAllLocations: true,
  });
  return (thing) => {
    const blocked = blockOf();
    const refused = outcome?.refused.find(({ id }) => id === thing.id);
    return {
      id: thing.id,
      title: thing.title,
      facts: factsOf(thing, t),
      reason: blocked ?? (refused && roomRefusal(refused.problem, t)),
      isBlocked: blocked !== undefined,
    };

    function blockOf(): string | undefined {
      const { isShared, member } = thing;
      if (isShared && sharing.reason?.code === 'concerns_other_locations') return sharing.reason.text;
      if (!member) return undefined;
      if (!actor) return t('common.loading');
      if (member.user_id === actor.user_id) return t('plan_room.refused.yourself');
      return memberRefusal(actor, member, 'remove') && t('plan_room.refused.member_out_of_reach');
    }
  };
}

function factsOf({ title, detail, scope, member, keywordsCount }: CountedThing, t: Translate): string[] {
  return [
    scope && t(`plan_room.scope.${scope}`),
    detail !== title && detail,
    member && t(`plan_room.member.${member.type}`),
    member?.invitation_status === 'pending' && t('plan_room.member.pending'),
    keywordsCount !== undefined && t('plan_room.keywords', { count: keywordsCount }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

const namedRefusals = [
  'concerns_other_locations',
  'creation_in_progress',
  'last_owner',
  'location_in_bulk_edit',
  'member_out_of_reach',
  'update_in_progress',
] as const;

/** Why something was not removed, in the user's language. */
export function roomRefusal(problem: string, t: Translate): string {
  const named = namedRefusals.find((one) => one === problem);
  return t(`plan_room.refused.${named ?? 'other'}`);
}
