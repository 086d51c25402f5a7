import { defaultReviewOrder, type ReviewOrder } from '@pinfold/contract/features/opinions/opinion';
import { useMemo } from 'react';
import type { Schemas } from '../../client/schema.ts';
import type { ApiError } from '../../client/api-error.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { usePermission, type PermissionDecision } from '../../permissions/use-permission.ts';
import type { PagedResult } from '../../query/results.ts';
import {
  reviewFilters,
  type ReviewFilters,
  type ReviewViewName,
  reviewViewOf,
  reviewViews,
} from './review-filters.ts';
import { withoutDeleted } from '../opinions/opinion-filters.ts';
import type { ReviewStats, Review } from './reviews.queries.ts';
import { useActiveReview, type ActiveReview } from './use-active-review.ts';
import { useControlled } from '../../state/use-controlled.ts';
import { type FiltersStart, useFilters, type UseFiltersResult } from '../../state/use-filters.ts';
import { useReplyDrafts, type ReplyDrafts } from './reply-drafts.ts';
import { useReviews, useReviewStats } from './use-reviews.ts';
import { useReviewSelection, type ReviewSelection } from './use-review-selection.ts';
import { useBufferedReviews } from './use-buffered-reviews.ts';

/** Controlled and initial values of the inbox. */
export interface ReviewsInboxOptions extends FiltersStart<ReviewFilters> {
  /**
   * The filters, held by you, for example in the address. Left out, the inbox holds them. Reviews that were taken down
   * are shown only with `deleted: true`.
   */
  filters?: ReviewFilters | undefined;
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

/**
 * The whole inbox without its view: filters, order, pages, selection, the open review, drafts and what each key does.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const inbox = useReviewsInbox({ defaultFilters: { reply: false } });
 * return inbox.reviews.map((review) => (
 *   <button key={review.id} onClick={() => inbox.active.open(review.id)}>{review.comment}</button>
 * ));
 * ```
 */
export function useReviewsInbox(options: ReviewsInboxOptions = {}): ReviewsInbox {
  const held = useFilters(reviewFilters, options);
  const { filters, hasFilters } = held;
  const setFilters = (next: ReviewFilters) => {
    // Filters that are set now and not among the next are taken away.
    const unset = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
    held.changeFilters({ ...unset, ...next });
  };
  const [order, setOrder] = useControlled(
    options.order,
    options.defaultOrder ?? defaultReviewOrder,
    options.onOrderChange,
  );
  const search = useMemo(() => withoutDeleted(filters), [filters]);
  const list = useReviews(search, { order, pageSize: options.pageSize ?? 50 });
  const { count, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const question = JSON.stringify([useClient().scope, reviewFilters.tidy(filters), order]);
  const { reviews, freshCount, showFresh } = useBufferedReviews(
    list.reviews,
    question,
    list.isPlaceholderData,
  );
  const stats = useReviewStats().data;
  const view = useMemo(() => reviewViewOf(filters), [filters]);

  const selection = useReviewSelection(reviews, search);
  const active = useActiveReview(reviews, options.activeId, options.onActiveIdChange);
  const drafts = useReplyDrafts();
  const replyPermission = usePermission('reply_reviews');
  const notePermission = usePermission(noteAccess);

  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  return {
    ...held,
    setFilters,
    view,
    setView: (name: ReviewViewName) => setFilters(reviewViews[name].filters),
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

/** What `useReviewsInbox` gives: everything that a view needs. */
export interface ReviewsInbox extends UseFiltersResult<ReviewFilters> {
  /** Replaces the filters. */
  setFilters: (next: ReviewFilters) => void;
  /** The ready-made view that the filters are; undefined for the user's own. */
  view: ReviewViewName | undefined;
  setView: (name: ReviewViewName) => void;
  stats: ReviewStats | undefined;
  order: ReviewOrder;
  setOrder: (value: ReviewOrder) => void;
  reviews: readonly Review[];
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
  refetch: PagedResult<Schemas['ReviewPage']>['refetch'];
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** Why the list is empty; undefined when it is not, or not yet known. */
  emptiness: InboxEmptiness | undefined;
  selection: ReviewSelection;
  active: ActiveReview;
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

function emptinessOf(
  count: number | undefined,
  hasFilters: boolean,
  view: ReviewViewName | undefined,
): InboxEmptiness | undefined {
  if (count !== 0) return undefined;
  if (view === 'unanswered') return 'all_answered';
  return view !== 'all' && hasFilters ? 'no_match' : 'no_reviews';
}
