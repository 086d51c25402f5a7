import {
  bulkReplySkip,
  splitBulkReply,
  type BulkReplySkip,
} from '@pinfold/contract/features/opinions/bulk-reply';
import { replyTextProblem, type ReplyTextProblem } from '@pinfold/contract/features/opinions/reply';
import type { ErrorSituation } from '../../../error-policy/error-policy.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { inboxCache, markProcessing } from './inbox-cache.ts';
import type { InboxOpinion } from './inbox-opinion.ts';
import type { BulkReplyContent, InboxRules, BulkInboxSource } from './inbox-source.ts';
import { refused } from './use-reply.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

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
  /**
   * Splits a selection before anything is sent, for a preview. With a text, reviews are skipped whose store or map does
   * not take one so long.
   */
  split: (ids: readonly number[], replyComment?: string) => SplitSelection;
  mutate: (variables: BulkReplyVariables, callbacks?: BulkReplyCallbacks) => void;
  mutateAsync: (variables: BulkReplyVariables, callbacks?: BulkReplyCallbacks) => Promise<BulkReplyOutcome>;
}

/**
 * Replies to many opinions at once, with one text or with templates in turn. Those with a reply, with a reply in
 * progress, or deleted are skipped and listed with the reason: loaded ones by the shared rule here, the rest by the
 * API.
 */
export function useInboxBulkReply<Opinion extends InboxOpinion>({
  reads: { keys },
  bulk,
  rules,
}: BulkInboxSource<Opinion>): UseBulkReplyResult {
  const { client, queryClient, emit } = usePinfold();
  const cache = inboxCache<Opinion>(queryClient, keys, client.scope);
  const t = useInboxTexts(rules);

  const split = (ids: readonly number[], replyComment?: string): SplitSelection => {
    const known = cache.known();
    // A text that nobody takes is refused as a whole.
    const isForSome = replyComment !== undefined && !bulkTextProblem(rules, replyComment);
    const skipOf = (review: Opinion) =>
      bulkReplySkip(review) ??
      (isForSome ? replyTextProblem(replyComment, rules.channelOf(review)) : undefined);
    const found = splitBulkReply(
      ids.flatMap((id) => known.get(id) ?? []),
      skipOf,
    );
    const skipped = found.skipped.map(({ review: { id }, reason }) => ({ id, reason }));
    const skippedIds = new Set(skipped.map(({ id }) => id));
    return { skipped, toSend: [...new Set(ids)].filter((id) => !skippedIds.has(id)) };
  };
  const prepare = ({ ids, ...words }: BulkReplyVariables): PreparedBulkReply => ({
    ...words,
    ...split(ids, 'replyComment' in words ? words.replyComment : undefined),
  });

  const bulkReply = usePinfoldMutation({
    meta: { situation: { operation: 'reply_sending' } satisfies ErrorSituation },
    mutationFn: async ({ toSend, skipped, ...words }: PreparedBulkReply): Promise<BulkReplyOutcome> => {
      if (toSend.length === 0) return { bulkReplyId: undefined, acceptedIds: [], skipped };
      const result = await bulk.send(client, toSend, words);
      return {
        bulkReplyId: result.bulk_reply_id ?? undefined,
        acceptedIds: result.accepted_ids,
        skipped: [...skipped, ...result.skipped],
      };
    },
    onMutate: ({ toSend, ...words }) => {
      const problem = 'replyComment' in words ? bulkTextProblem(rules, words.replyComment) : undefined;
      if (problem) throw refused(t, 400, 'invalid_request', problem);
      // The text of templates is filled in by the API, so it is not shown yet.
      return cache.change(toSend, (review) =>
        markProcessing(review, 'replyComment' in words ? words.replyComment.trim() : review.reply_comment),
      );
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSuccess: (outcome, _variables, undo) => {
      undo(new Set(outcome.skipped.map(({ id }) => id)));
      const { acceptedIds, skipped } = outcome;
      emit({
        type: 'bulk_reply_sent',
        accepted: acceptedIds.length,
        skipped: skipped.length,
        ...rules.eventFields,
      });
    },
    onSettled: cache.refresh,
  });

  return {
    ...bulkReply,
    split,
    mutate: (variables, callbacks) => bulkReply.mutate(prepare(variables), callbacks),
    mutateAsync: (variables, callbacks) => bulkReply.mutateAsync(prepare(variables), callbacks),
  };
}

/** Why a text can be nobody's reply, wherever the opinions are published; undefined when some take it. */
export function bulkTextProblem(
  { channels }: Pick<InboxRules, 'channels'>,
  text: string,
): ReplyTextProblem | undefined {
  const problems = channels.map((channel) => replyTextProblem(text, channel));
  return problems.every(Boolean) ? problems[0] : undefined;
}
