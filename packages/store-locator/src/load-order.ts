import { useEffect, useLayoutEffect, useState } from 'react';
import type * as lateSearch from './late-search.ts';

/** For what cannot wait until a frame was painted. A server paints none. */
export const useBeforePaint: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;

const onTheirWay = new Set<Promise<unknown>>();

/** Names what the list itself waits for. */
export function trackListRequest<Answer>(pending: Promise<Answer>): Promise<Answer> {
  onTheirWay.add(pending);
  const settle = () => void onTheirWay.delete(pending);
  pending.then(settle, settle);
  return pending;
}

/** Resolves once nothing is on its way that the list waits for, and a frame with it was shown: everything else comes after it. */
export async function afterListSettled(): Promise<void> {
  await Promise.allSettled(onTheirWay);
  await new Promise<void>((resolve) => {
    // At the second, the first has been drawn. A page that nobody looks at has none.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, unseen);
  });
}

/** Milliseconds that nobody waits longer for a frame. */
const unseen = 250;

/** What a search needs beyond the first answer; null until it has come. */
export type LateSearch = typeof lateSearch;

export async function loadLateSearch(): Promise<LateSearch> {
  await afterListSettled();
  return import('./late-search.ts');
}

/** Code that is fetched when it is wanted. What could not be had is asked for again once there is a network. */
export function useLater<Value extends object>(
  load: () => Promise<Value>,
  isWanted: boolean,
): { value: Value | null; isFailed: boolean; retry(): void } {
  const [state, setState] = useState<{ value: Value | null; isFailed: boolean }>(waiting);
  const isMissing = isWanted && !state.value && !state.isFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    load().then(
      (value) => isHere && setState({ value, isFailed: false }),
      () => isHere && setState({ value: null, isFailed: true }),
    );
    return () => {
      isHere = false;
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
