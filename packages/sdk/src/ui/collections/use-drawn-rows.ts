import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** Rows that a frame draws anew at most. The rest follow in the next frames, so that none waits for all. */
const most = 4;

/** Milliseconds that drawing may take of a frame; the rest is the browser's, for what it was given. */
const budget = 10;

/**
 * Says which of the rows in range are drawn by now. All are when the list comes up, and those that were drawn stay;
 * what a scroll or an answer brings comes a few at a time, as many as this browser has time for, and until then its
 * place is kept.
 */
export function useDrawnRows(inRange: readonly number[]): ReadonlySet<number> {
  const began = performance.now();
  const before = useRef<ReadonlySet<number> | null>(null);
  /** Milliseconds that a row may take, as far as is known. */
  const cost = useRef(0);
  const [frames, drawMore] = useReducer((count: number) => count + 1, 0);
  const drawn = before.current ? withSome(before.current, inRange, fitting(cost.current)) : new Set(inRange);
  const isWhole = drawn.size === inRange.length;
  useBrowserLayoutEffect(() => {
    const fresh = before.current ? [...drawn].filter((index) => !before.current?.has(index)).length : 0;
    // Rows differ, and a dear one comes again: what it took is forgotten slowly.
    if (fresh > 0)
      cost.current = Math.min(budget, Math.max((performance.now() - began) / fresh, cost.current * 0.9));
    if (before.current || drawn.size > 0) before.current = drawn;
  });
  useEffect(() => {
    if (isWhole) return;
    const next = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(next);
  }, [frames, isWhole]);
  return drawn;
}

/** How many rows a frame has time for, where one takes so many milliseconds. */
function fitting(perRow: number): number {
  return Math.max(1, Math.min(most, Math.floor(budget / perRow)));
}

function withSome(
  before: ReadonlySet<number>,
  inRange: readonly number[],
  some: number,
): ReadonlySet<number> {
  const kept = inRange.filter((index) => before.has(index));
  const missing = inRange.filter((index) => !before.has(index));
  return new Set([...kept, ...missing.slice(0, some)]);
}

/** On a server there is no layout, and React would warn. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
