import { useEffect, useRef, useState } from 'react';
import type { PublicReview, PublicStore } from '../../locator.ts';
import type { LocatorSource } from '../../locator-source.ts';

/** Which reviews a visitor wants to read. */
export interface ReviewChoice {
  rating: number | null;
  isTextOnly: boolean;
}

interface Shown {
  reviews: readonly PublicReview[];
  /** All that fit the choice. */
  count: number;
  /** The last page that is here; 0 where only those are that came with the shop. */
  page: number;
  status: 'idle' | 'loading' | 'failed';
}

/** What `useStoreReviews` returns. */
export interface UseStoreReviewsResult extends Shown {
  choice: ReviewChoice;
  hasMore: boolean;
  choose: (next: ReviewChoice) => void;
  /** The next page; after a failure the same one again. */
  showMore: () => void;
}

/** Reviews of a shop: the newest that came along, then page after page of those that are chosen. */
export function useStoreReviews(source: LocatorSource, store: PublicStore): UseStoreReviewsResult {
  const [choice, setChoice] = useState<ReviewChoice>({ rating: null, isTextOnly: false });
  const [shown, setShown] = useState<Shown>(() => cameAlong(store));
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const fetchPage = async (page: number, { rating, isTextOnly }: ReviewChoice) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setShown((before) => ({ ...before, status: 'loading' }));
    try {
      const query = { page, rating: rating ?? undefined, isTextOnly };
      const { count, results } = await source.reviews(store.id, query, signal);
      if (signal.aborted) return;
      const reviewsAfter = (before: Shown) => (page === 1 ? results : withNew(before.reviews, results));
      setShown((before) => ({ reviews: reviewsAfter(before), count, page, status: 'idle' }));
    } catch {
      if (!signal.aborted) setShown((before) => ({ ...before, status: 'failed' }));
    }
  };

  return {
    ...shown,
    choice,
    hasMore: shown.reviews.length < shown.count,
    choose(next: ReviewChoice) {
      setChoice(next);
      setShown((before) => ({ ...before, reviews: [], count: 0, page: 0 }));
      void fetchPage(1, next);
    },
    showMore() {
      void fetchPage(shown.page + 1, choice);
    },
  };
}

function cameAlong({ reviews, reviews_count }: PublicStore): Shown {
  return { reviews, count: reviews_count, page: 0, status: 'idle' };
}

/** One that was written meanwhile pushes others to the next page. */
function withNew(before: readonly PublicReview[], next: readonly PublicReview[]): PublicReview[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
