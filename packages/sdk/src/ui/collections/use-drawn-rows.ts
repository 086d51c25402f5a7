import { useEffect, useReducer, useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/** Maximum of new rows rendered in one frame; the rest follow in the next frames. */
const most = 4;

/** Milliseconds of a frame for rendering rows; the rest is for layout and paint. */
const budget = 10;

/**
 * Returns which of the rows in range to render. On mount these are all; later, rows that a scroll or a response adds
 * are rendered a few a frame, by their measured cost. Keep the space of the others.
 */
export function useDrawnRows(inRange: readonly number[]): ReadonlySet<number> {
  const began = performance.now();
  const before = useRef<ReadonlySet<number> | null>(null);
  /** Estimated milliseconds for a row. */
  const cost = useRef(0);
  const [frames, drawMore] = useReducer((count: number) => count + 1, 0);
  const drawn = before.current ? withSome(before.current, inRange, fitting(cost.current)) : new Set(inRange);
  const isWhole = drawn.size === inRange.length;
  useBrowserLayoutEffect(() => {
    const fresh = before.current ? [...drawn].filter((index) => !before.current?.has(index)).length : 0;
    // The estimate decays slowly, since expensive rows come again.
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

/** Returns the number of rows that fit into a frame, at `perRow` milliseconds each. */
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
