import type { PreflightFinding } from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult } from '../../../query/results.ts';
import { type AiReply, useInboxAiReply } from '../../opinions/inbox/ai/use-ai-reply.ts';
import { useInboxPreflight } from '../../opinions/inbox/ai/use-reply-preflight.ts';
import { inboxCache } from '../../opinions/inbox/inbox-cache.ts';
import { type ReplyDrafts, useInboxDrafts } from '../../opinions/inbox/reply-drafts.ts';
import {
  type InboxReplyVariables,
  useInboxReply,
  useInboxReplyDeletion,
} from '../../opinions/inbox/use-reply.ts';
import { useRefreshBooster } from '../forms/use-booster-forms.ts';
import { boosterReviewSource } from './booster-review-source.ts';
import { type BoosterReview, boosterReviewReads } from './booster-reviews.queries.ts';

/** A mail to a customer who answered in a form. */
export interface BoosterReplyVariables extends InboxReplyVariables<BoosterReview> {
  /** 1 to 2000 characters. */
  replyComment: string;
}

/**
 * Answers a customer by mail, once: what was sent can be neither changed nor taken back. It needs the address that the
 * customer left. A mail that could not be sent can be sent again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `contact_missing`,
 * `answer_erased`, `reply_sent`, `reply_processing` …, and reported as `reply_sending`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const reply = useBoosterReply();
 * reply.mutate({ review: boosterReview, replyComment: 'Przepraszamy za kolejkę.' }, { onSuccess: inbox.next });
 * ```
 */
export function useBoosterReply(): MutationResult<BoosterReview, BoosterReplyVariables> {
  return useInboxReply(boosterReviewSource);
}

/**
 * Dismisses a mail that could not be sent.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `reply_missing` or
 * `reply_sent`.
 * @example
 * ```tsx
 * const dismiss = useDismissBoosterReply();
 * dismiss.mutate(boosterReview);
 * ```
 */
export function useDismissBoosterReply(): MutationResult<BoosterReview, BoosterReview> {
  return useInboxReplyDeletion(boosterReviewSource);
}

/**
 * Unsent mails by answer, kept as those of `useReplyDrafts` and apart from them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const drafts = useBoosterReplyDrafts();
 * return <p>{drafts.of(boosterReview.id)}</p>;
 * ```
 */
export function useBoosterReplyDrafts(): ReplyDrafts {
  return useInboxDrafts('booster');
}

/**
 * Streams an AI draft of a mail into the draft of `useBoosterReplyDrafts`. It is never sent automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `failure`, as text, and reported as `ai_reply` or
 * `ai_limit`.
 * @example
 * ```tsx
 * const ai = useBoosterAiReply(boosterReview);
 * return <button disabled={ai.reason !== undefined} title={ai.reason} onClick={() => ai.write()}>Propozycja AI</button>;
 * ```
 */
export function useBoosterAiReply(review: BoosterReview): AiReply {
  return useInboxAiReply(boosterReviewSource, review);
}

/**
 * Looks through a mail before it is sent, as `useReplyPreflight` does. Sends and changes nothing.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const preflight = useBoosterReplyPreflight(boosterReview);
 * const warnings = preflight(text).filter(({ severity }) => severity === 'warning');
 * ```
 */
export function useBoosterReplyPreflight(review: BoosterReview): (text: string) => PreflightFinding[] {
  return useInboxPreflight(boosterReviewSource, review);
}

/**
 * Erases comment, contact, note and reply of an answer, as its customer may ask; score and day stay.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const erase = useEraseBoosterReview();
 * erase.mutate(12);
 * ```
 */
export function useEraseBoosterReview(): MutationResult<BoosterReview, number> {
  const { client, queryClient } = usePinfold();
  const drafts = useInboxDrafts('booster');
  const cache = inboxCache<BoosterReview>(queryClient, boosterReviewReads.keys, client.scope);
  return useFormMutation({
    mutationFn: (id: number) =>
      unwrapResponse(client.api.POST('/review-booster/reviews/{id}/erase/', { params: { path: { id } } })),
    onSuccess: (erased: BoosterReview) => {
      drafts.discard(erased.id);
      cache.store(erased);
    },
    onSettled: useRefreshBooster(),
  });
}
