import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { replyDraftKeys } from '../../../query/query-keys.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { InboxReads } from './inbox-source.ts';

/** A draft of a reply, with the position of the model's text in it. */
export interface ReplyDraft {
  text: string;
  /** Position of the model's text; its next words are inserted at `to`. */
  ai?: AiPassage | undefined;
}

interface AiPassage {
  from: number;
  to: number;
  /** What the model wrote, to detect edits. */
  words: string;
}

/**
 * Returns the draft with an empty passage for the model's text: in place of its last text if that was not edited, else
 * at the end.
 */
export function beginPassage({ text, ai }: ReplyDraft): ReplyDraft & { ai: AiPassage } {
  if (ai && ai.words !== '' && text.slice(ai.from, ai.to) === ai.words) {
    const left = text.slice(0, ai.from) + text.slice(ai.to);
    return { text: left, ai: { from: ai.from, to: ai.from, words: '' } };
  }
  const gap = text.trim() === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const end = text.length + gap.length;
  return { text: text + gap, ai: { from: end, to: end, words: '' } };
}

/** The draft after a person has changed it by hand: the model's passage moves along with what was typed before it. */
export function editDraft({ text: before, ai }: ReplyDraft, text: string): ReplyDraft {
  if (!ai) return { text };
  const start = commonStart(before, text);
  const end = before.length - commonEnd(before, text, start);
  const grown = text.length - before.length;
  if (start >= ai.to) return { text, ai };
  if (end <= ai.from) return { text, ai: { ...ai, from: ai.from + grown, to: ai.to + grown } };
  return { text, ai: { ...ai, from: Math.min(ai.from, start), to: Math.max(start, ai.to + grown) } };
}

/**
 * Returns the draft with the model's next words inserted after its last ones, also if the draft was edited meanwhile.
 */
export function addWords(draft: ReplyDraft, words: string): ReplyDraft {
  const { text, ai } = draft.ai ? { ...draft, ai: draft.ai } : beginPassage(draft);
  return {
    text: text.slice(0, ai.to) + words + text.slice(ai.to),
    ai: { from: ai.from, to: ai.to + words.length, words: ai.words + words },
  };
}

/** Whether the text began as the model's, and something of that is left. */
export function isWrittenByAi({ text, ai }: ReplyDraft): boolean {
  return ai !== undefined && text.slice(ai.from, ai.to).trim() !== '';
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (
    count < most &&
    one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)
  )
    count += 1;
  return count;
}

export type ReplyDraftsById = Readonly<Record<number, ReplyDraft>>;

const noDrafts: ReplyDraftsById = {};

/** Replies that were begun and not sent. */
export interface ReplyDrafts {
  /** The text begun for a review; undefined when there is none. */
  of(id: number): string | undefined;
  write(id: number, text: string): void;
  discard(id: number): void;
  /** Whether the text began as a draft of the model. */
  isByAi(id: number): boolean;
  /** Nothing is begun that leaving the page would lose. */
  readonly isEmpty: boolean;
}

/**
 * Unsent replies of one inbox, kept while the Provider is mounted, also when the inbox is left and opened again. Logging
 * out and changing the company discard them.
 */
export function useInboxDrafts(topic: InboxReads['topic']): ReplyDrafts {
  const { client, queryClient } = usePinfold();
  const { scope } = client;
  // Prevents the drafts from being garbage-collected while no composer is mounted.
  usePinfoldQuery({
    queryKey: replyDraftKeys.replies(scope, topic),
    queryFn: () => noDrafts,
    initialData: noDrafts,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

  // Reads the cache directly: React Query notifies its hooks asynchronously, and a controlled field would lose input.
  const hash = hashKey(replyDraftKeys.replies(scope, topic));
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        // Observers are created during render, when no state may be set.
        if (query.queryHash === hash && !type.startsWith('observer')) listener();
      }),
    [queryClient, hash],
  );
  const read = () =>
    queryClient.getQueryData<ReplyDraftsById>(replyDraftKeys.replies(scope, topic)) ?? noDrafts;
  const drafts = useSyncExternalStore(subscribe, read, () => noDrafts);

  const change = useCallback(
    (next: (drafts: ReplyDraftsById) => ReplyDraftsById) =>
      queryClient.setQueryData<ReplyDraftsById>(replyDraftKeys.replies(scope, topic), (now = noDrafts) =>
        next(now),
      ),
    [queryClient, scope, topic],
  );
  return useMemo<ReplyDrafts>(
    () => ({
      of: (id) => drafts[id]?.text,
      write: (id, text) => void change((now) => ({ ...now, [id]: editDraft(now[id] ?? { text: '' }, text) })),
      discard: (id) => void change(({ [id]: _gone, ...rest }) => rest),
      isByAi: (id) => isWrittenByAi(drafts[id] ?? { text: '' }),
      isEmpty: Object.values(drafts).every(({ text }) => text.trim() === ''),
    }),
    [drafts, change],
  );
}
