import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { sentPostKey } from '../../../query/query-keys.ts';
import type { LocalPost } from '../local-posts.queries.ts';

/** A post that the API has taken. */
export interface SentPost {
  post: LocalPost;
  /** Whether it is new, and no change of a planned one. */
  isNew: boolean;
  /** Locations that could not have it. */
  excluded: number;
}

/** Keeps what was sent for the screen that the host leads to; undefined forgets it. */
export function keepSentPost(queryClient: QueryClient, scope: string, sent: SentPost | undefined): void {
  const queryKey = sentPostKey(scope);
  if (sent) queryClient.setQueryData<SentPost>(queryKey, sent);
  else queryClient.removeQueries({ queryKey, exact: true });
}

/** What `useSentPost` returns. */
export interface UseSentPostResult {
  /** The post that was sent just before this screen came; undefined on other visits. */
  sent: SentPost | undefined;
  dismiss: () => void;
}

/**
 * The post that the composer sent just before the host led here, to say so until it is dismissed or the screen left.
 * One screen says it: the first that is mounted after the sending.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { sent, dismiss } = useSentPost();
 * return <p role="status">{sent && <button onClick={dismiss}>{sent.post.counts.total}</button>}</p>;
 * ```
 */
export function useSentPost(): UseSentPostResult {
  const { client, queryClient } = usePinfold();
  const { scope } = client;
  const [sent, setSent] = useState<SentPost>();
  // After the first render, so that a live region is there before its text.
  useEffect(() => {
    const kept = queryClient.getQueryData<SentPost>(sentPostKey(scope));
    if (!kept) return;
    keepSentPost(queryClient, scope, undefined);
    setSent(kept);
  }, [queryClient, scope]);
  return { sent, dismiss: () => setSent(undefined) };
}
