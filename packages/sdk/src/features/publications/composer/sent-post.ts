import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { sentPhotosKey, sentPostKey } from '../../../query/query-keys.ts';
import type { ExcludedLocation, Post } from '../posts.queries.ts';
import type { PhotosSent } from '../use-photo-actions.ts';

/** A post that the API has taken. */
export interface SentPost {
  post: Post;
  /** Whether it is new, and no change of a planned one. */
  isNew: boolean;
  /** Locations that could not have it. */
  excluded: readonly ExcludedLocation[];
}

/** Keeps what was sent for the screen that the host leads to; undefined forgets it. */
export function keepSentPost(queryClient: QueryClient, scope: string, sent: SentPost | undefined): void {
  keep(queryClient, sentPostKey(scope), sent);
}

/** Keeps which photos were sent for the screen that the host leads to; undefined forgets it. */
export function keepSentPhotos(queryClient: QueryClient, scope: string, sent: PhotosSent | undefined): void {
  keep(queryClient, sentPhotosKey(scope), sent);
}

function keep(queryClient: QueryClient, queryKey: QueryKey, sent: object | undefined): void {
  if (sent) queryClient.setQueryData(queryKey, sent);
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
  return useKept<SentPost>(sentPostKey);
}

/** What `useSentPhotos` returns. */
export interface UseSentPhotosResult {
  /** The photos that were sent just before this screen came, and who was left out; undefined on other visits. */
  sent: PhotosSent | undefined;
  dismiss: () => void;
}

/**
 * The photos that were sent just before the host led here, to say so until it is dismissed or the screen left. One
 * screen says it: the first that is mounted after the sending.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { sent, dismiss } = useSentPhotos();
 * return <p role="status">{sent && <button onClick={dismiss}>{sent.excluded.length}</button>}</p>;
 * ```
 */
export function useSentPhotos(): UseSentPhotosResult {
  return useKept<PhotosSent>(sentPhotosKey);
}

function useKept<Sent>(keyOf: (scope: string) => QueryKey): { sent: Sent | undefined; dismiss: () => void } {
  const { client, queryClient } = usePinfold();
  const { scope } = client;
  const [sent, setSent] = useState<Sent>();
  // After the first render, so that a live region is there before its text.
  useEffect(() => {
    const queryKey = keyOf(scope);
    const kept = queryClient.getQueryData<Sent>(queryKey);
    if (!kept) return;
    queryClient.removeQueries({ queryKey, exact: true });
    setSent(kept);
  }, [queryClient, keyOf, scope]);
  return { sent, dismiss: () => setSent(undefined) };
}
