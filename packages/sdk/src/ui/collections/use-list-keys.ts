'use client';
import type { KeyboardEvent } from 'react';

interface ListKeys<Row> {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** Index of the active row, −1 without one. */
  active: number;
  pageSize: () => number;
  onActiveChange: (key: string) => void;
  onToggle?: (key: string, isRange: boolean) => void;
  onAction?: (key: string) => void;
}

/** The keys of a list whose focus stays on the list itself. */
export function useListKeys<Row>({
  rows,
  getKey,
  active,
  pageSize,
  onActiveChange,
  onToggle,
  onAction,
}: ListKeys<Row>): (event: KeyboardEvent) => void {
  return (event: KeyboardEvent) => {
    // A field or a button inside a row keeps its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, active, pageSize(), rows.length - 1);
    const row = rows[next ?? active];
    if (!row) return;
    const key = getKey(row);
    if (next !== undefined) {
      onActiveChange(key);
      if (event.shiftKey) onToggle?.(key, true);
    } else if (event.key === ' ' && onToggle) {
      onToggle(key, event.shiftKey);
    } else if (event.key === 'Enter' && onAction) {
      onAction(key);
    } else {
      return;
    }
    event.preventDefault();
  };
}

function target(key: string, active: number, page: number, last: number): number | undefined {
  const within = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case 'ArrowDown':
      return within(active + 1);
    case 'ArrowUp':
      return within(active - 1);
    case 'PageDown':
      return within(active + page);
    case 'PageUp':
      return within(active - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
