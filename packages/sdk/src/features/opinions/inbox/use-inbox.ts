import type { MemberAccess } from '@pinfold/contract/access/access';
import { defaultReviewOrder, type ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { type PermissionDecision, useAccess } from '../../../permissions/use-access.ts';
import type { PagedResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { FiltersChange } from '../../../state/define-filters.ts';
import { useControlled } from '../../../state/use-controlled.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../../state/use-filters.ts';
import {
  type OpinionFilters,
  type OpinionViewName,
  opinionViews,
  withoutDeleted,
} from '../opinion-filters.ts';
import type { InboxOpinion, InboxPage, InboxStats } from './inbox-opinion.ts';
import type { InboxSource } from './inbox-source.ts';
import { inboxViewOf } from './inbox-views.ts';
import { getInboxStats } from './inbox.queries.ts';
import { useInboxList } from './use-inbox-list.ts';
import { type ReplyDrafts, useInboxDrafts } from './reply-drafts.ts';
import { useActiveReview, type ActiveOpinion } from './use-active-review.ts';
import { useBufferedReviews } from './use-buffered-reviews.ts';
import { useReviewSelection, type ReviewSelection } from './use-review-selection.ts';

/** Controlled and initial values of the inbox. */
export interface InboxOptions<Filters extends OpinionFilters> extends FiltersStart<Filters> {
  /**
   * The filters, held by you, for example in the address. Left out, the inbox holds them. Reviews that were taken down
   * are shown only with `deleted: true`.
   */
  filters?: Filters | undefined;
  /** The order, held by you. Left out, the inbox holds it. */
  order?: ReviewOrder | undefined;
  /** The initial order. @defaultValue '-created_at' */
  defaultOrder?: ReviewOrder | undefined;
  /** The user changed the order. */
  onOrderChange?: ((order: ReviewOrder) => void) | undefined;
  /** The open review; null for none. */
  activeId?: number | null | undefined;
  /** The user opened a review, or closed it. */
  onActiveIdChange?: ((id: number | null) => void) | undefined;
  /** Reviews fetched at a time, 1 to 100. @defaultValue 50 */
  pageSize?: number | undefined;
}

/** The whole inbox without its view: filters, order, pages, selection, the open opinion, drafts, what each key does. */
export function useInbox<Opinion extends InboxOpinion, Filters extends OpinionFilters>(
  { reads, rules }: InboxSource<Opinion, Filters>,
  options: InboxOptions<Filters>,
): Inbox<Opinion, Filters> {
  const held = useFilters(reads.filters, options);
  const { filters, hasFilters } = held;
  const setFilters = (next: Filters) => {
    // Filters that are set now and not among the next are taken away.
    const unset = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
    held.changeFilters({ ...unset, ...next } as FiltersChange<Filters>);
  };
  const [order, setOrder] = useControlled(
    options.order,
    options.defaultOrder ?? defaultReviewOrder,
    options.onOrderChange,
  );
  const search = useMemo(() => withoutDeleted(filters), [filters]);
  const list = useInboxList(reads, search, { order, pageSize: options.pageSize ?? 50 });
  const { count, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const question = JSON.stringify([useClient().scope, reads.filters.tidy(filters), order]);
  const { reviews, freshCount, showFresh } = useBufferedReviews(
    list.reviews,
    question,
    list.isPlaceholderData,
  );
  const stats = usePinfoldQuery(getInboxStats(reads, useClient())).data;
  const view = useMemo(() => inboxViewOf(reads.filters, filters), [reads, filters]);

  const selection = useReviewSelection(reads, reviews, search);
  const active = useActiveReview(reads, reviews, options.activeId, options.onActiveIdChange);
  const drafts = useInboxDrafts(reads.topic);
  const replyPermission = useAccess(rules.accessOf(replyAccess));
  const notePermission = useAccess(rules.accessOf(noteAccess));

  const loadMore = () => {
    // A list that is at its end would ask again at once, and fail again: `refetch` goes on.
    if (hasNextPage && !isFetchingNextPage && !list.error) void fetchNextPage();
  };
  return {
    ...held,
    setFilters,
    view,
    setView: (name: OpinionViewName) => setFilters(opinionViews[name].filters as Filters),
    stats,
    order,
    setOrder,
    reviews,
    freshCount,
    showFresh,
    count,
    isPending: list.isPending,
    isStale: list.isPlaceholderData,
    isFetching: list.isFetching,
    error: list.error,
    refetch: list.refetch,
    hasMore: hasNextPage,
    loadMore,
    isLoadingMore: isFetchingNextPage,
    emptiness: emptinessOf(list.isPlaceholderData ? undefined : count, hasFilters, view),
    selection,
    active,
    drafts,
    replyPermission,
    notePermission,
    next: () => {
      if (active.index >= reviews.length - 5) loadMore();
      active.next();
    },
    previous: active.previous,
    toggle: () => active.id !== undefined && selection.toggle(active.id),
    range: () => active.id !== undefined && selection.selectTo(active.id),
    reply: () => replyPermission.allowed && active.compose('reply'),
    note: () => notePermission.allowed && active.compose('note'),
  };
}

/** What an inbox gives: everything that a view needs. */
export interface Inbox<
  Opinion extends InboxOpinion = InboxOpinion,
  Filters extends OpinionFilters = OpinionFilters,
> extends UseFiltersResult<Filters> {
  /** Replaces the filters. */
  setFilters: (next: Filters) => void;
  /** The ready-made view that the filters are; undefined for the user's own. */
  view: OpinionViewName | undefined;
  setView: (name: OpinionViewName) => void;
  stats: InboxStats | undefined;
  order: ReviewOrder;
  setOrder: (value: ReviewOrder) => void;
  reviews: readonly Opinion[];
  /** Reviews that have arrived above those shown and wait for `showFresh`, so that the list does not jump. */
  freshCount: number;
  showFresh: () => void;
  /** All that match, on every page; undefined before the first response. */
  count: number | undefined;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: PagedResult<InboxPage<Opinion>>['refetch'];
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** Why the list is empty; undefined when it is not, or not yet known. */
  emptiness: InboxEmptiness | undefined;
  selection: ReviewSelection;
  active: ActiveOpinion<Opinion>;
  drafts: ReplyDrafts;
  replyPermission: PermissionDecision;
  notePermission: PermissionDecision;
  /** Goes one review down and fetches more in time. */
  next: () => void;
  previous: () => void;
  /** Ticks or unticks the open review. */
  toggle: () => false | void;
  /** Ticks everything from the row ticked last to the open review. */
  range: () => false | void;
  /** Opens the composer of the open review, if the user may reply to it. */
  reply: () => false | void;
  note: () => false | void;
}

/** No reviews yet, replies to all, or no matches. */
export type InboxEmptiness = 'no_reviews' | 'all_answered' | 'no_match';

// Notes need no paid plan, unlike replies.
const noteAccess = { permission: 'reply_reviews', module: 'reviews', demo: 'blocked' } as const;

/** What `permissionAccess` knows of replies; written here, a host need not download what it knows of all else. */
export const replyAccess: MemberAccess = { ...noteAccess, plan: 'manual_replies' };

function emptinessOf(
  count: number | undefined,
  hasFilters: boolean,
  view: OpinionViewName | undefined,
): InboxEmptiness | undefined {
  if (count !== 0) return undefined;
  if (view === 'unanswered') return 'all_answered';
  return view !== 'all' && hasFilters ? 'no_match' : 'no_reviews';
}
