import { useStateOf } from './use-state-of.ts';

/** The question before something is removed. */
export interface Removal<Item> {
  /** What is about to be removed. */
  asked: Item | undefined;
  ask: (item: Item | undefined) => void;
  cancel: () => void;
  confirm: () => void;
  isPending: boolean;
}

interface RemovalStart<Item> {
  remove: (item: Item, options: { onSettled: () => void }) => void;
  isPending: boolean;
  /** Whose list it is; the question ends where another one is shown. */
  subject?: unknown;
}

/** Asks before something is removed, and until its removal has settled. */
export function useRemoval<Item>({ remove, isPending, subject }: RemovalStart<Item>): Removal<Item> {
  const { value: asked, set, reset } = useStateOf<Item | undefined>(subject, undefined);
  return {
    asked,
    ask: set,
    cancel: reset,
    confirm: () => {
      if (asked !== undefined && !isPending) remove(asked, { onSettled: reset });
    },
    isPending,
  };
}
