import { type Inbox, type InboxOptions, useInbox } from '../../opinions/inbox/use-inbox.ts';
import type { BoosterReviewFilters } from './booster-review-filters.ts';
import { boosterReviewSource } from './booster-review-source.ts';
import type { BoosterReview } from './booster-reviews.queries.ts';

/** Controlled and initial values of the inbox. */
export interface BoosterReviewsInboxOptions extends InboxOptions<BoosterReviewFilters> {}

/** What `useBoosterReviewsInbox` gives: everything that a view needs. */
export interface BoosterReviewsInboxState extends Inbox<BoosterReview, BoosterReviewFilters> {}

/**
 * The whole inbox of answers to forms without its view: filters, order, pages, selection, the open answer, drafts and
 * what each key does. Answers are for the team alone; nobody publishes them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the Review Booster its code is
 * `booster_disabled`.
 * @example
 * ```tsx
 * const inbox = useBoosterReviewsInbox({ defaultFilters: { has_contact: true } });
 * return <p>{inbox.count}</p>;
 * ```
 */
export function useBoosterReviewsInbox(options: BoosterReviewsInboxOptions = {}): BoosterReviewsInboxState {
  return useInbox(boosterReviewSource, options);
}
