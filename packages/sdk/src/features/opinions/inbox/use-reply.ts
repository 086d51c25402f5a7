import {
  type ReplyRefusal,
  replyRefusal,
  type ReplyTextProblem,
  replyTextProblem,
} from '@pinfold/contract/features/opinions/reply';
import { ApiError, type ApiErrorDetails } from '../../../client/api-error.ts';
import type { ErrorSituation } from '../../../error-policy/error-policy.ts';
import type { Translate } from '../../../i18n/i18n.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { inboxCache, markProcessing } from './inbox-cache.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { InboxSource } from './inbox-source.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

/** A reply to one opinion. */
export interface InboxReplyVariables<Opinion> {
  review: Opinion;
  /** As long as `replyLimit` of the opinion's channel lets it be. */
  replyComment: string;
  /** The text began as a draft of the model. @defaultValue false */
  isWrittenByAi?: boolean | undefined;
}

/**
 * Replies to an opinion, or replaces the reply. It is shown as processing at once; after a refusal this is undone.
 */
export function useInboxReply<Opinion extends InboxOpinion>({
  reads: { keys },
  writes,
  rules,
}: InboxSource<Opinion>): MutationResult<Opinion, InboxReplyVariables<Opinion>> {
  const { client, queryClient, emit } = usePinfold();
  const cache = inboxCache<Opinion>(queryClient, keys, client.scope);
  const t = useInboxTexts(rules);
  return usePinfoldMutation({
    meta: { situation: { operation: 'reply_sending' } satisfies ErrorSituation },
    mutationFn: ({ review, replyComment, isWrittenByAi }: InboxReplyVariables<Opinion>) =>
      writes.reply(client, review.id, {
        reply_comment: replyComment.trim(),
        ...(isWrittenByAi && { is_written_by_ai: true }),
      }),
    onMutate: ({ review, replyComment }) => {
      refuseBusyReview(cache.newest(review), t);
      const problem = replyTextProblem(replyComment, rules.channelOf(review));
      if (problem)
        throw refused(t, 400, problem === 'too_long' ? rules.tooLongCode : 'invalid_request', problem);
      return cache.change([review.id], (one) => markProcessing(one, replyComment.trim()));
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (stored) => {
      cache.store(stored);
      emit({ type: 'reply_sent', reviewId: stored.id, ...rules.eventFields });
    },
    onSettled: cache.refresh,
  });
}

/** Deletes a reply. The opinion is processing until the provider confirms. */
export function useInboxReplyDeletion<Opinion extends InboxOpinion>({
  reads: { keys },
  writes,
  rules,
}: InboxSource<Opinion>): MutationResult<Opinion, Opinion> {
  const { client, queryClient, emit } = usePinfold();
  const cache = inboxCache<Opinion>(queryClient, keys, client.scope);
  const t = useInboxTexts(rules);
  return usePinfoldMutation({
    mutationFn: (review: Opinion) => writes.deleteReply(client, review.id),
    onMutate: (review) => {
      const known = cache.newest(review);
      refuseBusyReview(known, t);
      if (known.reply_status === 'none') throw refused(t, 409, 'reply_missing', 'reply_missing');
      return cache.change([review.id], (one) => markProcessing(one, known.reply_comment));
    },
    onError: (_error, _review, undo) => undo?.(),
    onSuccess: (stored) => {
      cache.store(stored);
      emit({ type: 'reply_deleted', reviewId: stored.id, ...rules.eventFields });
    },
    onSettled: cache.refresh,
  });
}

/**
 * Refuses to touch the reply of an opinion that is gone or whose reply is on its way.
 *
 * @throws ApiError with the API's own code.
 */
function refuseBusyReview(review: InboxOpinion, t: Translate): void {
  const refusal = replyRefusal(review);
  if (refusal) throw refused(t, 409, refusal, refusal);
}

/** Returns the refusal that the API would answer with. */
export function refused(
  t: Translate,
  status: number,
  code: ApiErrorDetails['code'],
  reason: ReplyRefusal | ReplyTextProblem | 'reply_missing',
): ApiError {
  return new ApiError({ kind: 'http', status, code, detail: t(`reviews.refusal.${reason}`) });
}
