import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { createRowHeights } from './row-heights.ts';

/** Before anything was measured: a row with a line each of name, address and facts. */
const usual = { row: 97, viewport: 480 };

/** What `useWindow` returns. */
export interface UseWindowResult {
  first: number;
  last: number;
  topOf: (row: number) => number;
  total: number;
}

/**
 * Draws of a long list what is in sight, and so many rows above and below. Rows may differ in height: they are measured
 * as they come. A new `key` begins at the top.
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
        // A short list ends before either; it may grow.
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

  // Whatever was drawn is as high as it is now: a selected row is higher than it was.
  useBeforePaint(() => {
    const rows = scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const isNew = [...rows].map((row) => heights.set(Number(row.dataset['row']), row.offsetHeight));
    if (isNew.includes(true)) remeasured((times) => times + 1);
  });

  const first = Math.max(0, heights.at(view.top) - overscan);
  const last = Math.min(count, heights.at(view.top + view.height) + 1 + overscan);
  return { first, last, topOf: heights.topOf, total: heights.topOf(count) };
}
