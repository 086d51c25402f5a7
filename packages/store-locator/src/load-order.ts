import { useEffect, useLayoutEffect, useState } from 'react';
import type * as lateSearch from './late-search.ts';

/** `useLayoutEffect` in a browser: runs before the next paint. On a server, where it would warn, `useEffect`. */
export const useBeforePaint: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;

const listRequests = new Set<Promise<unknown>>();

/** Registers a request that the list itself needs, and returns it; see `afterListSettled`. */
export function trackListRequest<Answer>(pending: Promise<Answer>): Promise<Answer> {
  listRequests.add(pending);
  const settle = () => void listRequests.delete(pending);
  pending.then(settle, settle);
  return pending;
}

/**
 * Resolves when all registered requests have settled, failed ones too, and a frame with the list was painted. Whatever the
 * list does not need is loaded after this, so that it does not compete with the list for the network.
 */
export async function afterListSettled(): Promise<void> {
  await Promise.allSettled(listRequests);
  await new Promise<void>((resolve) => {
    // The second callback runs after the first frame was painted. A hidden page paints none: the timeout covers that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, frameTimeout);
  });
}

/** Milliseconds. */
const frameTimeout = 250;

/** The part of the search that is loaded after the list; null until then. */
export type LateSearch = typeof lateSearch;

export async function loadLateSearch(): Promise<LateSearch> {
  await afterListSettled();
  return import('./late-search.ts');
}

/**
 * Loads a module when `isWanted` becomes true. `isFailed` says that loading failed; it is retried by `retry` and when the
 * browser is online again.
 */
export function useLater<Value extends object>(
  load: () => Promise<Value>,
  isWanted: boolean,
): { value: Value | null; isFailed: boolean; retry(): void } {
  const [state, setState] = useState<{ value: Value | null; isFailed: boolean }>(waiting);
  const isMissing = isWanted && !state.value && !state.isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    load().then(
      (value) => isMounted && setState({ value, isFailed: false }),
      () => isMounted && setState({ value: null, isFailed: true }),
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing, load]);
  const { isFailed } = state;
  useEffect(() => {
    if (!isFailed) return;
    const again = () => setState(waiting);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed]);
  return { ...state, retry: () => setState(waiting) };
}

const waiting = { value: null, isFailed: false };
