import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { Review } from './reviews.queries.ts';
import { changeReviews, findReview, refreshReviews, storeReview } from './reviews-cache.ts';

/** A note on a review. */
export interface NoteVariables {
  review: Review;
  /** 1 to 2000 characters. */
  text: string;
}

/** What `useReviewNote` returns. */
export interface UseReviewNoteResult {
  save: MutationResult<Review, NoteVariables>;
  remove: MutationResult<Review, Review>;
}

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
  const { client, queryClient, emit } = usePinfold();

  const change = ({ id }: Review, note: Review['note']) =>
    changeReviews(queryClient, client.scope, new Set([id]), (review) => ({ ...review, note }));
  const onSuccess = (stored: Review) => {
    storeReview(queryClient, client.scope, stored);
    emit({ type: 'note_saved', reviewId: stored.id });
  };
  const onSettled = () => refreshReviews(queryClient);

  const save = usePinfoldMutation({
    mutationFn: ({ review, text }: NoteVariables) => {
      const call = { params: { path: { id: review.id } }, body: { text: text.trim() } };
      return unwrapResponse(
        review.note
          ? client.api.PATCH('/reviews/{id}/note/', call)
          : client.api.POST('/reviews/{id}/note/', call),
      );
    },
    onMutate: ({ review, text }) => {
      const known = findReview(queryClient, client.scope, review.id) ?? review;
      const author = known.note?.author ?? '';
      return change(review, { text: text.trim(), author, updated_at: new Date().toISOString() });
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess,
    onSettled,
  });
  const remove = usePinfoldMutation({
    mutationFn: (review: Review) =>
      unwrapResponse(client.api.DELETE('/reviews/{id}/note/', { params: { path: { id: review.id } } })),
    onMutate: (review) => change(review, null),
    onError: (_error, _review, undo) => undo?.(),
    onSuccess,
    onSettled,
  });
  return { save, remove };
}
