import { useState } from 'react';
import {
  hasPreflightErrors,
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { autoReplyKeys, draftKeys, reviewKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useAiReplyConfig } from '../../opinions/ai/ai-reply-config.ts';
import { inboxCache } from '../../opinions/inbox/inbox-cache.ts';
import {
  type AutoReply,
  autoReplyAccess,
  useAutoReplies,
  type UseAutoRepliesResult,
} from './auto-replies.ts';

/** Outcome of the last decision. */
export interface DecisionOutcome {
  decision: 'accepted' | 'rejected';
  decided: number;
  /** Another user has decided them already, or the review has changed. */
  skipped: number;
  /** Not sent yet, because they have warnings or errors. */
  held: number;
}

type Texts = Readonly<Record<number, string>>;

const noTexts: Texts = {};

/** What the API takes at once. */
const decidedAtMost = 100;

/**
 * State of automatic replies that wait for acceptance: edited texts, selection, checks before sending, decisions.
 * Edited texts are kept while the Provider is mounted.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` and `refusal`, ApiErrors.
 * @example
 * ```tsx
 * const waiting = useWaitingReplies();
 * return waiting.replies.map((reply) => (
 *   <button key={reply.id} onClick={() => waiting.accept([reply.id])}>{waiting.textOf(reply)}</button>
 * ));
 * ```
 */
export function useWaitingReplies(): WaitingReplies {
  const list = useAutoReplies('waiting');
  const [texts, changeTexts] = useKeptDraft(draftKeys.autoReplies(useClient().scope), noTexts);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [warned, setWarned] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<DecisionOutcome>();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  const permission = usePermission(autoReplyAccess);
  const decide = useDecideAutoReplies();
  const shown = list.replies;

  const textOf = (reply: AutoReply) => texts[reply.id] ?? reply.text;
  const findingsOf = (reply: AutoReply) =>
    preflightReply(textOf(reply), {
      comment: reply.review.comment,
      author: reply.review.author.name,
      otherAuthors: shown.flatMap(({ id, review }) =>
        id === reply.id || review.author.is_anonymous ? [] : [review.author.name],
      ),
      forbiddenWords,
    });
  const mark = (reply: AutoReply) => `${reply.id} ${textOf(reply)}`;
  const chosen = (ids: readonly number[]) =>
    shown.filter(({ id }) => ids.includes(id)).slice(0, decidedAtMost);
  const settle = (decision: DecisionOutcome['decision'], held: number) => ({
    onSuccess: (result: { decided_ids: number[]; skipped: unknown[] }) => {
      const { decided_ids, skipped } = result;
      setOutcome({ decision, decided: decided_ids.length, skipped: skipped.length, held });
      setSelected((now) => new Set([...now].filter((id) => !decided_ids.includes(id))));
      changeTexts((now) =>
        Object.fromEntries(Object.entries(now).filter(([id]) => !decided_ids.includes(Number(id)))),
      );
    },
  });

  return {
    ...list,
    textOf,
    findingsOf,
    reword: (id: number, text: string) => changeTexts((now) => ({ ...now, [id]: text })),
    restore: (id: number) => changeTexts(({ [id]: _gone, ...rest }) => rest),
    isReworded: (reply: AutoReply) => textOf(reply) !== reply.text,
    isWarned: (reply: AutoReply) => warned.has(mark(reply)),
    selected,
    toggle: (id: number) =>
      setSelected((now) =>
        now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
      ),
    selectAll: (isOn: boolean) => setSelected(new Set(isOn ? shown.map(({ id }) => id) : [])),
    accept: (ids: readonly number[]) => {
      if (!permission.allowed || decide.accept.isPending) return;
      const replies = chosen(ids);
      const isHeld = (reply: AutoReply) => {
        const findings = findingsOf(reply);
        return hasPreflightErrors(findings) || (findings.length > 0 && !warned.has(mark(reply)));
      };
      const held = replies.filter(isHeld);
      const sent = replies.filter((reply) => !held.includes(reply));
      setWarned((now) => new Set([...now, ...held.map(mark)]));
      if (sent.length === 0)
        return setOutcome({ decision: 'accepted', decided: 0, skipped: 0, held: held.length });
      decide.accept.mutate(
        sent.map((reply) => ({ id: reply.id, text: texts[reply.id] })),
        settle('accepted', held.length),
      );
    },
    reject: (ids: readonly number[]) => {
      if (!permission.allowed || decide.reject.isPending) return;
      decide.reject.mutate(
        chosen(ids).map(({ id }) => id),
        settle('rejected', 0),
      );
    },
    isDeciding: decide.accept.isPending || decide.reject.isPending,
    outcome,
    refusal: decide.accept.error ?? decide.reject.error,
    reason: permission.reason?.text,
  };
}

/** What `useWaitingReplies` gives. */
export type WaitingReplies = UseAutoRepliesResult & {
  textOf: (reply: AutoReply) => string;
  findingsOf: (reply: AutoReply) => PreflightFinding[];
  reword: (id: number, text: string) => void;
  /** Goes back to what the rule proposed. */
  restore: (id: number) => void;
  isReworded: (reply: AutoReply) => boolean;
  /** Whether the warnings of exactly this text were shown, so that it may be sent. */
  isWarned: (reply: AutoReply) => boolean;
  selected: ReadonlySet<number>;
  toggle: (id: number) => void;
  selectAll: (isOn: boolean) => void;
  /**
   * Sends replies with the texts of the fields. Those with warnings are sent at the second call only, those with errors
   * never.
   */
  accept: (ids: readonly number[]) => void;
  reject: (ids: readonly number[]) => void;
  isDeciding: boolean;
  /** Outcome of the last decision. */
  outcome: DecisionOutcome | undefined;
  /** Why the last decision failed, an ApiError. */
  refusal: ApiError | null;
  /** Why the user may decide nothing. */
  reason: string | undefined;
};

/** One automatic reply that is accepted. */
export interface AcceptedAutoReply {
  id: number;
  /** The text to send; left out, the reply's own. */
  text?: string | undefined;
}

/** What `useDecideAutoReplies` returns. */
export interface UseDecideAutoRepliesResult {
  accept: MutationResult<Schemas['AutoRepliesResult'], readonly AcceptedAutoReply[]>;
  reject: MutationResult<Schemas['AutoRepliesResult'], readonly number[]>;
}

/**
 * Accepts automatic replies, optionally with another text, and rejects others; 1 to 100 at a time.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `accept.error` and `reject.error`, ApiErrors. Replies that
 * another user has decided, or whose review has changed, are in the response's `skipped`.
 * @example
 * ```tsx
 * const { accept, reject } = useDecideAutoReplies();
 * accept.mutate([{ id: 7, text: 'Dziękujemy!' }]);
 * reject.mutate([8, 9]);
 * ```
 */
export function useDecideAutoReplies(): UseDecideAutoRepliesResult {
  const { client, queryClient } = usePinfold();
  const onSettled = () => {
    inboxCache(queryClient, reviewKeys, client.scope).refresh();
    return queryClient.invalidateQueries({ queryKey: autoReplyKeys.all });
  };
  const accept = usePinfoldMutation({
    mutationFn: (replies: readonly AcceptedAutoReply[]) =>
      unwrapResponse(
        client.api.POST('/reviews/auto-replies/accept/', {
          body: {
            replies: replies.map(({ id, text }) => ({
              id,
              ...(text !== undefined && { reply_comment: text.trim() }),
            })),
          },
        }),
      ),
    onSettled,
  });
  const reject = usePinfoldMutation({
    mutationFn: (ids: readonly number[]) =>
      unwrapResponse(client.api.POST('/reviews/auto-replies/reject/', { body: { ids: [...ids] } })),
    onSettled,
  });
  return { accept, reject };
}
