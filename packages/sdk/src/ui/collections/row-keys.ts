import type { KeyboardEvent } from 'react';

interface RowKeys {
  /** Index of the active row, −1 without one. */
  active: number;
  rowCount: number;
  /** Rows that a page key goes. */
  pageSize: number;
  goTo: (index: number) => void;
  /** Space, or Shift with a key that moves (`isRange`). Left out, Space is the browser's. */
  onToggle?: ((index: number, isRange: boolean) => void) | undefined;
  /** Enter. Left out, it is the browser's. */
  onAction?: ((index: number) => void) | undefined;
}

/** Handles the keys of rows of any number, whose focus stays on what contains them. */
export function handleRowKey(
  event: KeyboardEvent,
  { active, rowCount, pageSize, goTo, onToggle, onAction }: RowKeys,
): void {
  // A field, a link or a button inside a row keeps its own keys.
  if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = rowAfter(event.key, active, pageSize, rowCount - 1);
  if (next !== undefined) {
    goTo(next);
    if (event.shiftKey) onToggle?.(next, true);
  } else if (active < 0) {
    return;
  } else if (event.key === ' ' && onToggle) {
    onToggle(active, event.shiftKey);
  } else if (event.key === 'Enter' && onAction) {
    onAction(active);
  } else {
    return;
  }
  event.preventDefault();
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
