import { hashKey } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../query/use-pinfold-query.ts';
import { draftKeys } from '../../query/query-keys.ts';
import { editDraft, isWrittenByAi, type ReplyDraft } from './reply-draft.ts';

export type ReplyDraftsById = Readonly<Record<number, ReplyDraft>>;

const noDrafts: ReplyDraftsById = {};

/** Answers that were begun and not sent. */
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
 * Unsent answers by review, kept while the Provider lives, also when the inbox goes and comes back. Logging out and
 * changing the company forget them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const drafts = useReplyDrafts();
 * return <p>{drafts.of(review.id)}</p>;
 * ```
 */
export function useReplyDrafts(): ReplyDrafts {
  const { client, queryClient } = usePinfold();
  const { scope } = client;
  // Keeps the drafts from being swept away while nobody writes.
  usePinfoldQuery({
    queryKey: draftKeys.replies(scope),
    queryFn: () => noDrafts,
    initialData: noDrafts,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

  // Read straight from the cache: React Query tells its hooks a moment later, and a field would lose letters meanwhile.
  const hash = hashKey(draftKeys.replies(scope));
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        // Queries and their observers come into being while components render, when nothing may change.
        if (query.queryHash === hash && !type.startsWith('observer')) listener();
      }),
    [queryClient, hash],
  );
  const read = () => queryClient.getQueryData<ReplyDraftsById>(draftKeys.replies(scope)) ?? noDrafts;
  const drafts = useSyncExternalStore(subscribe, read, () => noDrafts);

  const change = useCallback(
    (next: (drafts: ReplyDraftsById) => ReplyDraftsById) =>
      queryClient.setQueryData<ReplyDraftsById>(draftKeys.replies(scope), (now = noDrafts) => next(now)),
    [queryClient, scope],
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
