import {
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import { useMemo } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { Review } from '../reviews.queries.ts';
import { knownReviews } from '../reviews-cache.ts';
import { useReplyDrafts } from '../reply-drafts.ts';
import { useAiReplyConfig } from '../../opinions/ai/ai-reply-config.ts';

/** Replies that are looked at for repetition. */
const latestReplies = 20;

/**
 * Looks through a reply to a review before it is sent: its length, places left unfilled, forbidden words, personal
 * data, another language than the review's, and what was said to the last customers already. Sends and changes
 * nothing.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const preflight = useReplyPreflight(review);
 * const warnings = preflight(text).filter(({ severity }) => severity === 'warning');
 * ```
 */
export function useReplyPreflight(review: Review): (text: string) => PreflightFinding[] {
  const { client, queryClient } = usePinfold();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  // Looked up when a draft is begun, not on each key press.
  const isBegun = useReplyDrafts().of(review.id) !== undefined;
  const around = useMemo(() => {
    if (!isBegun) return {};
    const others = [...knownReviews(queryClient, client.scope).values()].filter(({ id }) => id !== review.id);
    const answered = others
      .filter((other) => isAnswered(other) && other.reply_update_time !== null)
      .toSorted((a, b) => (b.reply_update_time ?? '').localeCompare(a.reply_update_time ?? ''));
    return {
      latestReplies: answered.slice(0, latestReplies).map(({ reply_comment }) => reply_comment ?? ''),
      otherAuthors: others.flatMap(({ author }) => (author.is_anonymous ? [] : [author.name])),
    };
  }, [queryClient, client.scope, review.id, isBegun]);
  return (text) =>
    preflightReply(text, {
      ...around,
      comment: review.comment,
      author: review.author.name,
      forbiddenWords,
    });
}
