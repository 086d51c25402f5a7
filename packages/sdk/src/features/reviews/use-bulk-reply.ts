import { splitBulkReply, type BulkReplySkip } from '@pinfold/contract/features/reviews/split-bulk-reply';
import { replyTextProblem } from '@pinfold/contract/features/reviews/reply-length';
import { ApiError } from '../../client/api-error.ts';
import { answer } from '../../client/answer.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import {
  changeReviews,
  holdReviewFetches,
  knownReviews,
  markProcessing,
  refreshReviews,
} from './reviews-cache.ts';

/** One answer to many reviews. */
export interface BulkReplyVariables {
  /** Reviews to answer, loaded or not; 10 000 at most. */
  ids: readonly number[];
  /** 1 to 4096 bytes of UTF-8. */
  replyComment: string;
}

/** What became of each review of a selection. */
export interface BulkReplyOutcome {
  /** Follow it with `useBulkReplies`; undefined when every review was skipped. */
  bulkReplyId: number | undefined;
  acceptedIds: readonly number[];
  skipped: readonly { id: number; reason: BulkReplySkip }[];
}

/**
 * Answers many reviews at once. Those already answered, on their way or gone are skipped and named with the reason:
 * by the shared rule here for what is loaded, by the API for the rest.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const bulkReply = useBulkReply();
 * bulkReply.mutate({ ids, replyComment: 'Dziękujemy!' }, { onSuccess: ({ skipped }) => show(skipped) });
 * ```
 */
export function useBulkReply() {
  const { client, queryClient, translate, emit } = usePinfold();

  const split = (ids: readonly number[]) => {
    const known = knownReviews(queryClient, client.scope);
    const loaded = ids.flatMap((id) => known.get(id) ?? []);
    const skipped = splitBulkReply(loaded).skipped.map(({ review, reason }) => ({ id: review.id, reason }));
    const skippedIds = new Set(skipped.map(({ id }) => id));
    return { skipped, toSend: [...new Set(ids)].filter((id) => !skippedIds.has(id)) };
  };

  const bulkReply = usePinfoldMutation({
    mutationFn: async ({ toSend, skipped, replyComment }: PreparedBulkReply): Promise<BulkReplyOutcome> => {
      if (toSend.length === 0) return { bulkReplyId: undefined, acceptedIds: [], skipped };
      const result = await answer(
        client.api.POST('/reviews/bulk-reply/', {
          body: { ids: toSend, reply_comment: replyComment.trim() },
        }),
      );
      return {
        bulkReplyId: result.bulk_reply_id ?? undefined,
        acceptedIds: result.accepted_ids,
        skipped: [...skipped, ...result.skipped],
      };
    },
    onMutate: async ({ toSend, replyComment }) => {
      const problem = replyTextProblem(replyComment);
      if (problem) {
        const detail = translate(`reviews.refusal.${problem}`);
        throw new ApiError({ kind: 'http', status: 400, code: 'invalid_request', detail });
      }
      const held = holdReviewFetches(queryClient, client.scope);
      const change = markProcessing(replyComment.trim());
      const undo = changeReviews(queryClient, client.scope, new Set(toSend), change);
      await held;
      return undo;
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (outcome, _variables, undo) => {
      undo(new Set(outcome.skipped.map(({ id }) => id)));
      const { acceptedIds, skipped } = outcome;
      emit({ type: 'bulk_reply_sent', accepted: acceptedIds.length, skipped: skipped.length });
    },
    onSettled: () => refreshReviews(queryClient),
  });

  type Callbacks = Parameters<typeof bulkReply.mutate>[1];
  return {
    ...bulkReply,
    /** Splits a selection before anything is sent, for a preview. */
    split,
    mutate: ({ ids, replyComment }: BulkReplyVariables, callbacks?: Callbacks) =>
      bulkReply.mutate({ ...split(ids), replyComment }, callbacks),
    mutateAsync: ({ ids, replyComment }: BulkReplyVariables, callbacks?: Callbacks) =>
      bulkReply.mutateAsync({ ...split(ids), replyComment }, callbacks),
  };
}

interface PreparedBulkReply {
  toSend: number[];
  skipped: { id: number; reason: BulkReplySkip }[];
  replyComment: string;
}
