import type { Schemas } from '../../../client/schema.ts';
import type { MutationResult } from '../../../query/results.ts';
import {
  type InboxSentimentVariables,
  type InboxTagVariables,
  type TagReviewsVariables,
  useInboxSentiment,
  useInboxTag,
  useInboxTagging,
  type UseInboxTagResult,
} from '../../opinions/inbox/tag-reviews.ts';
import { useInboxNote, type UseInboxNoteResult } from '../../opinions/inbox/use-review-note.ts';
import { boosterReviewSource } from './booster-review-source.ts';
import type { BoosterReview } from './booster-reviews.queries.ts';

/** What `useBoosterReviewNote` returns. */
export interface UseBoosterReviewNoteResult extends UseInboxNoteResult<BoosterReview> {}

/** What `useTagBoosterReview` returns. */
export interface UseTagBoosterReviewResult extends UseInboxTagResult<BoosterReview> {}

/** An answer to a form and a category that it is to be in, or not to be in. */
export interface TagBoosterReviewVariables extends InboxTagVariables<BoosterReview> {}

/** The sentiment of an answer to a form: as a whole, or about one of its categories. */
export interface BoosterReviewSentimentVariables extends InboxSentimentVariables<BoosterReview> {}

/**
 * Writes, changes and removes the team's note on an answer to a form. Customers never see it.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError; the note is then as before.
 * @example
 * ```tsx
 * const note = useBoosterReviewNote();
 * note.save.mutate({ review: boosterReview, text: 'Porozmawiać z obsługą' });
 * ```
 */
export function useBoosterReviewNote(): UseBoosterReviewNoteResult {
  return useInboxNote(boosterReviewSource);
}

/**
 * Adds an answer to a form to a category by hand, or removes it; phrases do not add it again then.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` of each, an ApiError; the change is then undone.
 * @example
 * ```tsx
 * const { add } = useTagBoosterReview();
 * add.mutate({ review: boosterReview, category });
 * ```
 */
export function useTagBoosterReview(): UseTagBoosterReviewResult {
  return useInboxTag(boosterReviewSource);
}

/**
 * Adds many answers to forms to categories, or removes them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was changed.
 * @example
 * ```tsx
 * const tagReviews = useTagBoosterReviews();
 * tagReviews.mutate({ ids: [1, 2], add: [3] }, { onSuccess: ({ changed }) => show(changed) });
 * ```
 */
export function useTagBoosterReviews(): MutationResult<Schemas['BulkTaggingResult'], TagReviewsVariables> {
  return useInboxTagging(boosterReviewSource);
}

/**
 * Sets the sentiment of an answer to a form by hand, as a whole or about one of its categories.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; the change is then undone.
 * @example
 * ```tsx
 * const setSentiment = useBoosterReviewSentiment();
 * setSentiment.mutate({ review: boosterReview, sentiment: 'mixed' });
 * ```
 */
export function useBoosterReviewSentiment(): MutationResult<BoosterReview, BoosterReviewSentimentVariables> {
  return useInboxSentiment(boosterReviewSource);
}
