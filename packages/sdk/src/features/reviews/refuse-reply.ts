import { replyRefusal, replyTextProblem } from '@pinfold/contract/features/reviews/reply';
import { ApiError } from '../../client/api-error.ts';
import type { Translate } from '../../i18n/i18n.ts';
import type { Review } from './review.ts';

/**
 * Refuses an answer that the API would refuse, without asking it.
 *
 * @throws ApiError with the API's own code.
 */
export function refuseReply(review: Review, replyComment: string, translate: Translate): void {
  refuseBusyReview(review, translate);
  const problem = replyTextProblem(replyComment);
  if (problem)
    throw new ApiError({
      kind: 'http',
      status: 400,
      code: problem === 'too_long' ? 'reply_too_long' : 'invalid_request',
      detail: translate(`reviews.refusal.${problem}`),
    });
}

/**
 * Refuses to touch the reply of a review that is gone or whose reply is on its way.
 *
 * @throws ApiError with the API's own code.
 */
export function refuseBusyReview(review: Review, translate: Translate): void {
  const refusal = replyRefusal(review);
  if (!refusal) return;
  const detail = translate(`reviews.refusal.${refusal}`);
  throw new ApiError({ kind: 'http', status: 409, code: refusal, detail });
}
