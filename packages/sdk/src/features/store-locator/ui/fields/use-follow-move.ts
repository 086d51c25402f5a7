import { useEffect, useRef } from 'react';

type Way = 'up' | 'down';

/** The id of a button that moves an entry. */
export function moveButtonId(id: string, way: Way): string {
  return `${id}-${way}`;
}

/**
 * Keeps the focus on the button of an entry that was moved, so that the next press moves it on.
 *
 * @param order - Anything that is different once the new order is drawn.
 */
export function useFollowMove(order: string): (id: string, way: Way) => void {
  const wanted = useRef<{ id: string; way: Way }>(undefined);
  useEffect(() => {
    const move = wanted.current;
    wanted.current = undefined;
    if (!move) return;
    const ways: readonly Way[] = move.way === 'up' ? ['up', 'down'] : ['down', 'up'];
    const buttons = ways.map((way) => document.getElementById(moveButtonId(move.id, way)));
    // At the end of the list only the way back is left.
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  }, [order]);
  return (id, way) => {
    wanted.current = { id, way };
  };
}
