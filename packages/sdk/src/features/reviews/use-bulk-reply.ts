import { splitBulkReply, type BulkReplySkip } from '@pinfold/contract/features/opinions/bulk-reply';
import { replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { unwrapResponse } from '../../client/transport.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { ErrorSituation } from '../../error-policy/error-policy.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import type { Review } from './reviews.queries.ts';
import { refused } from './use-reply.ts';
import { changeReviews, knownReviews, markProcessing, refreshReviews } from './reviews-cache.ts';

/** Text of a bulk reply. */
export type BulkReplyContent =
  /** The same to all: 1 to 4096 bytes of UTF-8. */
  | { replyComment: string }
  /** Templates in turn, 1 to 20, filled in for each review. */
  | { templateIds: readonly number[] }
  /** The text of each review's last rejected or failed reply. */
  | { isAgain: true };

/** Replies to many reviews. */
export type BulkReplyVariables = BulkReplyContent & {
  /** Reviews to reply to, loaded or not; 10 000 at most. */
  ids: readonly number[];
};

/** Outcome of each review of a selection. */
export interface BulkReplyOutcome {
  /** Follow it with `useBulkReplies`; undefined when every review was skipped. */
  bulkReplyId: number | undefined;
  acceptedIds: readonly number[];
  skipped: readonly { id: number; reason: BulkReplySkip }[];
}

/** The reviews of a selection that will get a reply, and those known to be skipped. */
export interface SplitSelection {
  toSend: number[];
  skipped: { id: number; reason: BulkReplySkip }[];
}

/** A bulk reply as it is sent, once its selection is split. */
export type PreparedBulkReply = BulkReplyContent & SplitSelection;

type BulkReplyMutation = MutationResult<BulkReplyOutcome, PreparedBulkReply>;

/** What is called when a bulk reply was taken or refused, as React Query's `mutate` takes it. */
export type BulkReplyCallbacks = Parameters<BulkReplyMutation['mutate']>[1];

/** What `useBulkReply` returns. */
export interface UseBulkReplyResult extends Omit<BulkReplyMutation, 'mutate' | 'mutateAsync'> {
  /** Splits a selection before anything is sent, for a preview. */
  split: (ids: readonly number[]) => SplitSelection;
  mutate: (variables: BulkReplyVariables, callbacks?: BulkReplyCallbacks) => void;
  mutateAsync: (variables: BulkReplyVariables, callbacks?: BulkReplyCallbacks) => Promise<BulkReplyOutcome>;
}

/**
 * Replies to many reviews at once, with one text or with templates in turn. Reviews with a reply, with a reply in
 * progress, or deleted are skipped and listed with the reason: loaded ones by the shared rule here, the rest by the
 * API.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; then nothing was sent.
 * @example
 * ```tsx
 * const bulkReply = useBulkReply();
 * bulkReply.mutate({ ids, replyComment: 'Dziękujemy!' }, { onSuccess: ({ skipped }) => show(skipped) });
 * ```
 */
export function useBulkReply(): UseBulkReplyResult {
  const { client, queryClient, translate, emit } = usePinfold();

  const split = (ids: readonly number[]): SplitSelection => {
    const known = knownReviews(queryClient, client.scope);
    const loaded = ids.flatMap((id) => known.get(id) ?? []);
    const skipped = splitBulkReply(loaded).skipped.map(({ review, reason }) => ({ id: review.id, reason }));
    const skippedIds = new Set(skipped.map(({ id }) => id));
    return { skipped, toSend: [...new Set(ids)].filter((id) => !skippedIds.has(id)) };
  };

  const bulkReply = usePinfoldMutation({
    meta: { situation: { operation: 'reply_sending' } satisfies ErrorSituation },
    mutationFn: async ({ toSend, skipped, ...words }: PreparedBulkReply): Promise<BulkReplyOutcome> => {
      if (toSend.length === 0) return { bulkReplyId: undefined, acceptedIds: [], skipped };
      const result = await unwrapResponse(send(client, toSend, words));
      return {
        bulkReplyId: result.bulk_reply_id ?? undefined,
        acceptedIds: result.accepted_ids,
        skipped: [...skipped, ...result.skipped],
      };
    },
    onMutate: ({ toSend, ...words }) => {
      const problem = 'replyComment' in words ? replyTextProblem(words.replyComment) : undefined;
      if (problem) throw refused(translate, 400, 'invalid_request', problem);
      // The text of templates is filled in by the API, so it is not shown yet.
      const change = (review: Review) =>
        markProcessing('replyComment' in words ? words.replyComment.trim() : review.reply_comment)(review);
      return changeReviews(queryClient, client.scope, new Set(toSend), change);
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (outcome, _variables, undo) => {
      undo(new Set(outcome.skipped.map(({ id }) => id)));
      const { acceptedIds, skipped } = outcome;
      emit({ type: 'bulk_reply_sent', accepted: acceptedIds.length, skipped: skipped.length });
    },
    onSettled: () => refreshReviews(queryClient),
  });

  return {
    ...bulkReply,
    split,
    mutate: ({ ids, ...words }: BulkReplyVariables, callbacks?: BulkReplyCallbacks) =>
      bulkReply.mutate({ ...words, ...split(ids) }, callbacks),
    mutateAsync: ({ ids, ...words }: BulkReplyVariables, callbacks?: BulkReplyCallbacks) =>
      bulkReply.mutateAsync({ ...words, ...split(ids) }, callbacks),
  };
}

function send({ api }: PinfoldClient, ids: number[], words: BulkReplyContent) {
  if ('templateIds' in words)
    return api.POST('/reviews/template-bulk-reply/', {
      body: { reply_templates_ids: [...words.templateIds], gmb_reviews_ids: ids },
    });
  return api.POST('/reviews/bulk-reply/', {
    body: 'replyComment' in words ? { ids, reply_comment: words.replyComment.trim() } : { ids, again: true },
  });
}
