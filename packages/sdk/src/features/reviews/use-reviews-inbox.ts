import type { ActiveOpinion } from '../opinions/inbox/use-active-review.ts';
import { useInbox, type Inbox, type InboxOptions } from '../opinions/inbox/use-inbox.ts';
import type { ReviewFilters } from './review-filters.ts';
import { reviewSource } from './review-source.ts';
import type { Review } from './reviews.queries.ts';

/** Controlled and initial values of the inbox. */
export interface ReviewsInboxOptions extends InboxOptions<ReviewFilters> {}

/** The open review of an inbox. */
export interface ActiveReview extends ActiveOpinion<Review> {}

/** What `useReviewsInbox` gives: everything that a view needs. */
export interface ReviewsInbox extends Inbox<Review, ReviewFilters> {}

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
  return useInbox(reviewSource, options);
}
