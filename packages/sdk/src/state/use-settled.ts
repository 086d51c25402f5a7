import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePinfold } from '../provider/use-pinfold.ts';

/** What is under way in a Provider, by kind and id. Kept past the screens that show it: it may end while none does. */
const underWay = new WeakMap<QueryClient, Set<string>>();

/**
 * Calls `onSettled` once with each item that was under way when it was last seen and is not any more, however many
 * screens show it.
 */
export function useSettled<Item extends { id: number }>(
  kind: string,
  items: readonly Item[],
  { isUnderWay, onSettled }: { isUnderWay: (item: Item) => boolean; onSettled: (item: Item) => void },
): void {
  const { queryClient } = usePinfold();
  useEffect(() => {
    const known = underWay.get(queryClient) ?? new Set();
    underWay.set(queryClient, known);
    for (const item of items) {
      const key = `${kind}:${item.id}`;
      if (isUnderWay(item)) known.add(key);
      else if (known.delete(key)) onSettled(item);
    }
  });
}
