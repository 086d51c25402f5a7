import { type Inbox, type InboxOptions, useInbox } from '../opinions/inbox/use-inbox.ts';
import type { AppReviewFilters } from './app-review-filters.ts';
import { appReviewSource } from './app-review-source.ts';
import type { AppReview } from './app-reviews.queries.ts';

/** Controlled and initial values of the inbox. */
export interface AppReviewsInboxOptions extends InboxOptions<AppReviewFilters> {}

/** What `useAppReviewsInbox` gives: everything that a view needs. */
export interface AppReviewsInboxState extends Inbox<AppReview, AppReviewFilters> {}

/**
 * The whole inbox of app reviews without its view: filters, order, pages, selection, the open review, drafts and what
 * each key does.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `feature_disabled`
 * where app reviews are off.
 * @example
 * ```tsx
 * const inbox = useAppReviewsInbox({ defaultFilters: { stores: ['google_play'] } });
 * return <p>{inbox.count}</p>;
 * ```
 */
export function useAppReviewsInbox(options: AppReviewsInboxOptions = {}): AppReviewsInboxState {
  return useInbox(appReviewSource, options);
}
