import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** How a row looks while one is dragged: that one itself, or the row before or after which it would be dropped. */
export type DragState = 'grabbed' | 'before' | 'after';

interface Drag {
  from: number;
  to: number;
}

/** What `useDragOrder` returns. */
export interface UseDragOrderResult {
  listRef: RefObject<HTMLUListElement | null>;
  grab: (event: ReactPointerEvent, from: number) => void;
  stateOf: (place: number) => DragState | undefined;
}

/**
 * Reorders the rows of a list with a pointer; for keyboards, render buttons.
 *
 * @param onDrop - Called with a row's former and new index.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void): UseDragOrderResult {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();

  const grab = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId, currentTarget: handle } = event;
    handle.setPointerCapture(pointerId);
    const following = new AbortController();
    const { signal } = following;
    let to = from;
    const follow = (moved: Event) => {
      if (!(moved instanceof PointerEvent)) return;
      to = placeAt(listRef.current, moved.clientY);
      setDrag({ from, to });
    };
    const end = (isDropped: boolean) => {
      following.abort();
      setDrag(undefined);
      if (isDropped && to !== from) onDrop(from, to);
    };
    setDrag({ from, to });
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', () => end(true), { signal });
    handle.addEventListener('pointercancel', () => end(false), { signal });
    document.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal });
  };

  return {
    listRef,
    grab,
    stateOf: (place: number): DragState | undefined => {
      if (!drag) return undefined;
      if (place === drag.from) return 'grabbed';
      if (place !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
  };
}

/** The row that is below the pointer, or next to it. */
function placeAt(list: HTMLUListElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return place === -1 ? rows.length - 1 : place;
}
