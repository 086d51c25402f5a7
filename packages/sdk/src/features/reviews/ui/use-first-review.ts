import { useEffect, useRef } from 'react';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';

/** Beside the list there is always a review: the first that matches, until the reader opens one. */
export function useFirstReview(inbox: ReviewsInbox, isNarrow: boolean): void {
  const { filters, order, isStale, emptiness } = inbox;
  const { id, isPreview, preview } = inbox.active;
  const question = JSON.stringify([filters, order]);
  const answered = useRef(question);
  const first = isStale ? undefined : inbox.reviews[0]?.id;

  useEffect(() => {
    if (isNarrow || emptiness) {
      if (isPreview) preview(undefined);
    } else if (first !== undefined && (id === undefined || answered.current !== question)) {
      // It stays when it leaves the list, so that an answer is seen through; only another question moves it.
      answered.current = question;
      preview(first);
    }
  }, [isNarrow, emptiness, first, id, isPreview, preview, question]);
}
