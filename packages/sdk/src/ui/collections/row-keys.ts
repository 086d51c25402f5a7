import type { KeyboardEvent } from 'react';

interface RowKeys {
  /** Index of the active row, −1 without one. */
  active: number;
  rowCount: number;
  /** Number of rows that PageUp and PageDown move. */
  pageSize: number;
  goTo: (index: number) => void;
  /** Called for Space, and for Shift with a movement key (`isRange`). Undefined leaves Space to the browser. */
  onToggle?: ((index: number, isRange: boolean) => void) | undefined;
  /** Called for Enter. Undefined leaves it to the browser. */
  onAction?: ((index: number) => void) | undefined;
}

/** Handles the keys of a list or table whose container keeps the focus. */
export function handleRowKey(
  event: KeyboardEvent,
  { active, rowCount, pageSize, goTo, onToggle, onAction }: RowKeys,
): void {
  // Fields, links and buttons inside a row handle their own keys.
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

/** Returns the row that a key moves to; undefined for other keys. */
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
