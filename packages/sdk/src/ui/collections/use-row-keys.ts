'use client';
import type { KeyboardEvent } from 'react';

interface RowKeys {
  /** Index of the active row, −1 without one. */
  active: number;
  rowCount: number;
  pageSize: () => number;
  goTo: (index: number) => void;
  onToggle: (index: number, isRange: boolean) => void;
  onAction: (index: number) => void;
}

/** The keys of a table of any length, whose focus stays on the table itself. */
export function useRowKeys({
  active,
  rowCount,
  pageSize,
  goTo,
  onToggle,
  onAction,
}: RowKeys): (event: KeyboardEvent) => void {
  return (event: KeyboardEvent) => {
    // A link or a box inside a row keeps its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfter(event.key, active, pageSize(), rowCount - 1);
    if (next !== undefined) {
      goTo(next);
      if (event.shiftKey) onToggle(next, true);
    } else if (active < 0) {
      return;
    } else if (event.key === ' ') {
      onToggle(active, event.shiftKey);
    } else if (event.key === 'Enter') {
      onAction(active);
    } else {
      return;
    }
    event.preventDefault();
  };
}

/** The row that a key leads to; undefined for keys that lead nowhere. */
function rowAfter(key: string, active: number, page: number, last: number): number | undefined {
  if (last < 0) return undefined;
  const to = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}
