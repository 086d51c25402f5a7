import { useSyncExternalStore } from 'react';

let notice = '';
const listeners = new Set<() => void>();

/** Shows a notice at the bottom of the page, in place of the last one. */
export function notify(text: string): void {
  notice = text;
  for (const listener of listeners) listener();
}

export function useNotice(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
  );
}
