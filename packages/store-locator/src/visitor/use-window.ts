import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../load-order.ts';

/** Pixels that are assumed before rows are measured: a row with three lines of text. */
const usual = { row: 97, viewport: 480 };

/** What `useWindow` returns. */
interface UseWindowResult {
  first: number;
  last: number;
  topOf: (row: number) => number;
  total: number;
}

/**
 * Computes which rows of a long list are visible, plus `overscan` rows above and below. Heights may differ; rendered rows are
 * measured. A new `key` scrolls to the top.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, key, overscan }: { count: number; key: string; overscan: number },
): UseWindowResult {
  const [heights] = useState(() => createRowHeights(usual.row));
  const [view, setView] = useState({ top: 0, height: usual.viewport });
  const [, remeasured] = useState(0);
  const lastKey = useRef(key);
  if (lastKey.current !== key) {
    lastKey.current = key;
    heights.forget();
  }
  heights.resize(count);

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    setView((before) => {
      const next = { top: scrollTop, height: clientHeight || usual.viewport };
      const isSame =
        heights.at(before.top) === heights.at(next.top) &&
        heights.at(before.top + before.height) === heights.at(next.top + next.height) &&
        // A list that is shorter than the viewport may grow.
        Math.abs(before.height - next.height) < usual.row;
      return isSame ? before : next;
    });
  }, [scroller, heights]);

  useBeforePaint(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
    look();
  }, [key, look, scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [scroller, look]);

  // Measured after every render, since selecting a row changes its height.
  useBeforePaint(() => {
    const rows = scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const isNew = [...rows].map((row) => heights.set(Number(row.dataset['row']), row.offsetHeight));
    if (isNew.includes(true)) remeasured((times) => times + 1);
  });

  const first = Math.max(0, heights.at(view.top) - overscan);
  const last = Math.min(count, heights.at(view.top + view.height) + 1 + overscan);
  return { first, last, topOf: heights.topOf, total: heights.topOf(count) };
}

/** Heights and positions of the rows of a long list, in pixels. */
interface RowHeights {
  resize(count: number): void;
  /** Stores a measured height. Returns whether it differs from the assumed one. */
  set(row: number, height: number): boolean;
  forget(): void;
  topOf(row: number): number;
  /** Returns the row at a distance from the top. */
  at(top: number): number;
}

/**
 * Rows are assumed to be as high as the first measured one. Positions are computed from the measured rows alone, since a list
 * of a hundred thousand is laid out again with each key.
 */
export function createRowHeights(usualHeight: number): RowHeights {
  const known = new Map<number, number>();
  let count = 0;
  let mean = usualHeight;
  /** The measured rows in order; `extra` is the sum of their differences to the assumed height up to each. */
  let rows: number[] | null = null;
  let extra: number[] = [];

  function topOf(row: number): number {
    if (!rows) {
      rows = [...known.keys()].sort((a, b) => a - b);
      extra = [0];
      for (const [at, one] of rows.entries()) extra.push((extra[at] ?? 0) + (known.get(one) ?? mean) - mean);
    }
    const measured = rows;
    const above = firstFrom(measured.length, (at) => (measured[at] ?? 0) >= row);
    return row * mean + (extra[above] ?? 0);
  }

  return {
    resize(next) {
      count = next;
    },
    set(row, height) {
      const supposed = known.get(row) ?? mean;
      if (height === 0 || known.get(row) === height) return false;
      // Only the first measurement changes the assumed height; later ones would move rows that are not rendered.
      if (known.size === 0) mean = height;
      known.set(row, height);
      rows = null;
      return height !== supposed;
    },
    forget() {
      known.clear();
      rows = null;
    },
    topOf,
    at: (top) => Math.max(0, firstFrom(count, (row) => topOf(row) > top) - 1),
  };
}

/** Binary search: returns the first index for which the condition holds; `count` if there is none. */
function firstFrom(count: number, isReached: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
