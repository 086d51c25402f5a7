import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../client/schema.ts';
import { changeAtOnce, mapCached, type UndoChange } from '../../query/optimistic.ts';
import { reviewKeys } from '../../query/query-keys.ts';
import type { Review } from './reviews.queries.ts';

type ReviewPages = InfiniteData<Schemas['ReviewPage'], number>;

/** Changes reviews in all cached queries before the API has accepted it. Returns a function that undoes it. */
export function changeReviews(
  queryClient: QueryClient,
  scope: string,
  ids: ReadonlySet<number>,
  change: (review: Review) => Review,
): Promise<UndoChange> {
  const keys = [reviewKeys.lists(scope), reviewKeys.details(scope)];
  return changeAtOnce<Review>(queryClient, keys, (review) => (ids.has(review.id) ? change(review) : review));
}

/** Stores the server's version of a review in all cached queries. */
export function storeReview(queryClient: QueryClient, scope: string, stored: Review): void {
  queryClient.setQueryData(reviewKeys.detail(scope, stored.id), stored);
  const keys = [reviewKeys.lists(scope)];
  mapCached<Review>(queryClient, keys, (review) => (review.id === stored.id ? stored : review));
}

/** Returns the newest cached version of every review, by id. */
export function knownReviews(queryClient: QueryClient, scope: string): ReadonlyMap<number, Review> {
  const known = new Map<number, Review>();
  const byAge = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['reviews', scope] })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const { queryKey } of byAge) {
    if (queryKey[2] === 'list') {
      const pages = queryClient.getQueryData<ReviewPages>(queryKey)?.pages ?? [];
      for (const page of pages) for (const review of page.results) known.set(review.id, review);
    } else if (queryKey[2] === 'detail') {
      const review = queryClient.getQueryData<Review>(queryKey);
      if (review) known.set(review.id, review);
    }
  }
  return known;
}

/** Returns the newest cached version of a review. */
export function findReview(queryClient: QueryClient, scope: string, id: number): Review | undefined {
  return knownReviews(queryClient, scope).get(id);
}

/** Invalidates lists, counts and statistics that a change may affect. */
export function refreshReviews(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  void queryClient.invalidateQueries({ queryKey: reviewKeys.bulkReplies });
}

/**
 * Returns a review as it is shown from the acceptance of a reply until the provider decides (product spec, section 4).
 */
export function markProcessing(replyComment: string | null): (review: Review) => Review {
  return (review: Review): Review => ({
    ...review,
    reply_comment: replyComment,
    reply_status: 'processing',
    reply_problem: null,
    processing_in_progress: true,
  });
}
