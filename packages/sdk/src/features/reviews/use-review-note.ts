import {
  type InboxNoteVariables,
  useInboxNote,
  type UseInboxNoteResult,
} from '../opinions/inbox/use-review-note.ts';
import { reviewSource } from './review-source.ts';
import type { Review } from './reviews.queries.ts';

/** A note on a review. */
export interface NoteVariables extends InboxNoteVariables<Review> {}

/** What `useReviewNote` returns. */
export interface UseReviewNoteResult extends UseInboxNoteResult<Review> {}

/**
 * Writes, changes and removes the team's note on a review. Customers never see it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError; the note is then as before.
 * @example
 * ```tsx
 * const note = useReviewNote();
 * note.save.mutate({ review, text: 'Zadzwonić w piątek' });
 * ```
 */
export function useReviewNote(): UseReviewNoteResult {
  return useInboxNote(reviewSource);
}
