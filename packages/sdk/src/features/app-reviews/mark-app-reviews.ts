import type { Schemas } from '../../client/schema.ts';
import type { MutationResult } from '../../query/results.ts';
import {
  type InboxSentimentVariables,
  type InboxTagVariables,
  type TagReviewsVariables,
  useInboxSentiment,
  useInboxTag,
  useInboxTagging,
  type UseInboxTagResult,
} from '../opinions/inbox/tag-reviews.ts';
import { useInboxNote, type UseInboxNoteResult } from '../opinions/inbox/use-review-note.ts';
import { appReviewSource } from './app-review-source.ts';
import type { AppReview } from './app-reviews.queries.ts';

/** What `useAppReviewNote` returns. */
export interface UseAppReviewNoteResult extends UseInboxNoteResult<AppReview> {}

/** What `useTagAppReview` returns. */
export interface UseTagAppReviewResult extends UseInboxTagResult<AppReview> {}

/** A review of an app and a category that it is to be in, or not to be in. */
export interface TagAppReviewVariables extends InboxTagVariables<AppReview> {}

/** The sentiment of a review of an app: as a whole, or about one of its categories. */
export interface AppReviewSentimentVariables extends InboxSentimentVariables<AppReview> {}

/**
 * Writes, changes and removes the team's note on a review of an app. Customers never see it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError; the note is then as before.
 * @example
 * ```tsx
 * const note = useAppReviewNote();
 * note.save.mutate({ review: appReview, text: 'Zgłoszone programistom' });
 * ```
 */
export function useAppReviewNote(): UseAppReviewNoteResult {
  return useInboxNote(appReviewSource);
}

/**
 * Adds a review of an app to a category by hand, or removes it; phrases do not add it again then.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError; the change is then undone.
 * @example
 * ```tsx
 * const { add } = useTagAppReview();
 * add.mutate({ review: appReview, category });
 * ```
 */
export function useTagAppReview(): UseTagAppReviewResult {
  return useInboxTag(appReviewSource);
}

/**
 * Adds many reviews of apps to categories, or removes them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was changed.
 * @example
 * ```tsx
 * const tagReviews = useTagAppReviews();
 * tagReviews.mutate({ ids: [1, 2], add: [3] }, { onSuccess: ({ changed }) => show(changed) });
 * ```
 */
export function useTagAppReviews(): MutationResult<Schemas['BulkTaggingResult'], TagReviewsVariables> {
  return useInboxTagging(appReviewSource);
}

/**
 * Sets the sentiment of a review of an app by hand, as a whole or about one of its categories.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; the change is then undone.
 * @example
 * ```tsx
 * const setSentiment = useAppReviewSentiment();
 * setSentiment.mutate({ review: appReview, sentiment: 'mixed' });
 * ```
 */
export function useAppReviewSentiment(): MutationResult<AppReview, AppReviewSentimentVariables> {
  return useInboxSentiment(appReviewSource);
}
