import {
  type PreflightFinding,
  preflightReply,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import { useMemo } from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { inboxCache } from '../inbox-cache.ts';
import type { InboxOpinion } from '../inbox-opinion.ts';
import type { InboxSource } from '../inbox-source.ts';
import { useInboxDrafts } from '../reply-drafts.ts';
import { useAiReplyConfig } from '../../ai/ai-reply-config.ts';

/** Replies that are looked at for repetition. */
const latestReplies = 20;

/**
 * Looks through a reply before it is sent: its length, places left unfilled, forbidden words, personal data, another
 * language than the opinion's, and what was said to the last customers already. Sends and changes nothing.
 */
export function useInboxPreflight(
  { reads: { topic, keys }, rules }: InboxSource,
  review: InboxOpinion,
): (text: string) => PreflightFinding[] {
  const { client, queryClient } = usePinfold();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  // Looked up when a draft is begun, not on each key press.
  const isBegun = useInboxDrafts(topic).of(review.id) !== undefined;
  const around = useMemo(() => {
    if (!isBegun) return {};
    const others = [...inboxCache(queryClient, keys, client.scope).known().values()].filter(
      ({ id }) => id !== review.id,
    );
    const answered = others
      .filter((other) => isAnswered(other) && other.reply_update_time !== null)
      .toSorted((a, b) => (b.reply_update_time ?? '').localeCompare(a.reply_update_time ?? ''));
    return {
      latestReplies: answered.slice(0, latestReplies).map(({ reply_comment }) => reply_comment ?? ''),
      otherAuthors: others.flatMap(({ author }) => (author && !author.is_anonymous ? [author.name] : [])),
    };
  }, [queryClient, keys, client.scope, review.id, isBegun]);
  return (text) =>
    preflightReply(text, {
      ...around,
      channel: rules.channelOf(review),
      comment: review.comment,
      author: review.author?.name ?? '',
      forbiddenWords,
    });
}
