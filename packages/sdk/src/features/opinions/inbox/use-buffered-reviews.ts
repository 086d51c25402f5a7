import { useCallback, useEffect, useMemo, useState } from 'react';

interface Seen {
  question: string;
  ids: ReadonlySet<number>;
}

/** What `useBufferedReviews` returns. */
interface UseSettledReviewsResult<Opinion> {
  reviews: readonly Opinion[];
  freshCount: number;
  showFresh: () => void;
}

/**
 * Holds back reviews that arrive above those already shown, so that the list never moves under a reader's hand.
 * Pages that follow at the end are shown at once.
 */
export function useBufferedReviews<Opinion extends { id: number }>(
  reviews: readonly Opinion[],
  question: string,
  isStale: boolean,
): UseSettledReviewsResult<Opinion> {
  const [seen, setSeen] = useState<Seen>({ question, ids: new Set() });
  const ids = seen.question === question ? seen.ids : undefined;
  const settled = useMemo(() => settle(reviews, ids), [reviews, ids]);

  const remember = useCallback(
    (shown: readonly Opinion[]) =>
      setSeen((now) => {
        const known = now.question === question ? now.ids : new Set<number>();
        if (shown.every((review) => known.has(review.id))) return now;
        return { question, ids: new Set([...known, ...shown.map((review) => review.id)]) };
      }),
    [question],
  );
  useEffect(() => {
    // Rows of the former request say nothing about this one.
    if (!isStale && settled.length > 0) remember(settled);
  }, [isStale, settled, remember]);

  return {
    reviews: settled,
    freshCount: reviews.length - settled.length,
    showFresh: useCallback(() => remember(reviews), [remember, reviews]),
  };
}

function settle<Opinion extends { id: number }>(
  reviews: readonly Opinion[],
  seen: ReadonlySet<number> | undefined,
): readonly Opinion[] {
  if (!seen || seen.size === 0) return reviews;
  const lastSeen = reviews.findLastIndex((review) => seen.has(review.id));
  if (lastSeen < 0) return reviews;
  const settled = reviews.filter((review, index) => index > lastSeen || seen.has(review.id));
  return settled.length === reviews.length ? reviews : settled;
}
