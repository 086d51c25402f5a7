import {
  type ReplyRefusal,
  replyRefusal,
  type ReplyTextProblem,
  replyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
import { ApiError, type ApiErrorDetails } from '../../client/api-error.ts';
import { unwrapResponse } from '../../client/transport.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { Review } from './reviews.queries.ts';
import { changeReviews, findReview, markProcessing, refreshReviews, storeReview } from './reviews-cache.ts';

/** A reply to one review. */
export interface ReplyVariables {
  review: Review;
  /** 1 to 4096 bytes of UTF-8. */
  replyComment: string;
  /** The text began as a draft of the model. @defaultValue false */
  isWrittenByAi?: boolean | undefined;
}

/**
 * Replies to a review, or replaces the reply. The review is shown as processing at once; after a refusal this is
 * undone.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_processing`,
 * `review_deleted`, `reply_too_long` …, and reported as `reply_sending`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const reply = useReply();
 * reply.mutate({ review, replyComment: 'Dziękujemy!' }, { onSuccess: inbox.next });
 * ```
 */
export function useReply(): MutationResult<Review, ReplyVariables> {
  const { client, queryClient, translate, emit } = usePinfold();
  return usePinfoldMutation({
    meta: { situation: { operation: 'reply_sending' } satisfies ErrorSituation },
    mutationFn: ({ review, replyComment, isWrittenByAi }: ReplyVariables) =>
      unwrapResponse(
        client.api.POST('/reviews/{id}/reply/', {
          params: { path: { id: review.id } },
          body: { reply_comment: replyComment.trim(), ...(isWrittenByAi && { is_written_by_ai: true }) },
        }),
      ),
    onMutate: ({ review, replyComment }) => {
      refuseReply(findReview(queryClient, client.scope, review.id) ?? review, replyComment, translate);
      const change = markProcessing(replyComment.trim());
      return changeReviews(queryClient, client.scope, new Set([review.id]), change);
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (stored) => {
      storeReview(queryClient, client.scope, stored);
      emit({ type: 'reply_sent', reviewId: stored.id });
    },
    onSettled: () => refreshReviews(queryClient),
  });
}

/**
 * Deletes a reply. The review is processing until the provider confirms.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_missing`,
 * `reply_processing` or `review_deleted`.
 * @example
 * ```tsx
 * const deleteReply = useDeleteReply();
 * deleteReply.mutate(review);
 * ```
 */
export function useDeleteReply(): MutationResult<Review, Review> {
  const { client, queryClient, translate, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: (review: Review) =>
      unwrapResponse(client.api.DELETE('/reviews/{id}/reply/', { params: { path: { id: review.id } } })),
    onMutate: (review) => {
      const known = findReview(queryClient, client.scope, review.id) ?? review;
      refuseBusyReview(known, translate);
      if (known.reply_status === 'none') throw refused(translate, 409, 'reply_missing', 'reply_missing');
      const change = markProcessing(known.reply_comment);
      return changeReviews(queryClient, client.scope, new Set([review.id]), change);
    },
    onError: (_error, _review, undo) => undo?.(),
    onSuccess: (stored) => {
      storeReview(queryClient, client.scope, stored);
      emit({ type: 'reply_deleted', reviewId: stored.id });
    },
    onSettled: () => refreshReviews(queryClient),
  });
}

/**
 * Throws for a reply that the API would refuse, without a request.
 *
 * @throws ApiError with the API's own code.
 */
function refuseReply(review: Review, replyComment: string, translate: Translate): void {
  refuseBusyReview(review, translate);
  const problem = replyTextProblem(replyComment);
  if (problem)
    throw refused(translate, 400, problem === 'too_long' ? 'reply_too_long' : 'invalid_request', problem);
}

/**
 * Refuses to touch the reply of a review that is gone or whose reply is on its way.
 *
 * @throws ApiError with the API's own code.
 */
function refuseBusyReview(review: Review, translate: Translate): void {
  const refusal = replyRefusal(review);
  if (refusal) throw refused(translate, 409, refusal, refusal);
}

/** Returns the refusal that the API would answer with. */
export function refused(
  translate: Translate,
  status: number,
  code: ApiErrorDetails['code'],
  reason: ReplyRefusal | ReplyTextProblem | 'reply_missing',
): ApiError {
  return new ApiError({ kind: 'http', status, code, detail: translate(`reviews.refusal.${reason}`) });
}
