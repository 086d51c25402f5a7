import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../client/schema.ts';
import { bulkReplyKeys, reviewKeys } from '../../query/query-keys.ts';
import type { Review } from './reviews.queries.ts';

type ReviewPages = InfiniteData<Schemas['ReviewPage'], number>;

/** Takes an optimistic change back: for the given reviews, or for all of them. */
type UndoReviewChange = (ids?: ReadonlySet<number>) => void;

/**
 * Applies `change` to reviews in all cached queries. Returns a function that undoes it, except for reviews that have
 * changed since, so that newer data from the server is kept.
 */
export function changeReviews(
  queryClient: QueryClient,
  scope: string,
  ids: ReadonlySet<number>,
  change: (review: Review) => Review,
): UndoReviewChange {
  // By contents: React Query keeps copies of what it is given.
  const formerOf = new Map<string, Review>();
  mapReviews(queryClient, scope, (review) => {
    if (!ids.has(review.id)) return review;
    const changed = change(review);
    formerOf.set(JSON.stringify(changed), review);
    return changed;
  });
  return (only) =>
    mapReviews(queryClient, scope, (review) => {
      const isAsked = ids.has(review.id) && (!only || only.has(review.id));
      return (isAsked && formerOf.get(JSON.stringify(review))) || review;
    });
}

/** Stores the server's version of a review in all cached queries. */
export function storeReview(queryClient: QueryClient, scope: string, stored: Review): void {
  queryClient.setQueryData(reviewKeys.detail(scope, stored.id), stored);
  mapReviews(queryClient, scope, (review) => (review.id === stored.id ? stored : review));
}

/** Returns the newest cached version of every review, by id. */
export function knownReviews(queryClient: QueryClient, scope: string): ReadonlyMap<number, Review> {
  const known = new Map<number, Review>();
  const byAge = [...queryClient.getQueryCache().findAll({ queryKey: ['reviews', scope] })].toSorted(
    (a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt,
  );
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

/** Cancels requests in flight, whose responses would overwrite an optimistic change. */
export function holdReviewFetches(queryClient: QueryClient, scope: string): Promise<unknown> {
  return Promise.all([
    queryClient.cancelQueries({ queryKey: reviewKeys.lists(scope) }),
    queryClient.cancelQueries({ queryKey: reviewKeys.details(scope) }),
  ]);
}

/** Invalidates lists, counts and statistics that a change may affect. */
export function refreshReviews(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: reviewKeys.all });
  void queryClient.invalidateQueries({ queryKey: bulkReplyKeys.all });
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

function mapReviews(queryClient: QueryClient, scope: string, change: (review: Review) => Review): void {
  queryClient.setQueriesData<ReviewPages>(
    { queryKey: reviewKeys.lists(scope) },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, results: page.results.map(change) })) },
  );
  queryClient.setQueriesData<Review>(
    { queryKey: reviewKeys.details(scope) },
    (review) => review && change(review),
  );
}
